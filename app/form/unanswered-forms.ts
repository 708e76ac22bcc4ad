/** Forms that were sent and not answered lose nothing: what was typed stays in this tab when the session or the line ended. */
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { useFrame } from "~/shell/use-frame";
import type { Typed } from "./form-answer";
import { fieldsOf, readSaved, writeSaved } from "./saved-text";

/** Where a form leads that was sent after the session's end. */
const signInPath = "/webapp/login";

/** What the form needs of it: `keep` before it is sent; `isRestored` while it shows what was typed before. */
export function useUnansweredForm(key: string, element: RefObject<HTMLFormElement>, isBusy: boolean) {
	const user_id = useFrame().user?.id;
	const place = useRef("");
	const [isRestored, setIsRestored] = useState(false);
	useEffect(() => {
		place.current = placeOf(user_id, window.location.pathname, key);
		const typed = user_id === undefined ? undefined : readSaved<Typed>(place.current);
		if (!typed || !element.current) return;
		writeSaved(place.current, null);
		const form = element.current;
		void loadPart(() => import("./fill-in")).then(({ fillIn }) => setIsRestored(fillIn(form, typed)));
	}, [user_id, key, element]);
	useForgottenWhenAnswered(place, isBusy);
	const keep = (form: HTMLFormElement) => {
		setIsRestored(false);
		if (user_id !== undefined) writeSaved(place.current, JSON.stringify(fieldsOf(form)));
	};
	return { keep, isRestored };
}

/** Whether a form of this address was sent and not answered. */
export function isFormUnanswered(user_id: number | undefined): boolean {
	try {
		const start = placeOf(user_id, window.location.pathname, "");
		return Object.keys(sessionStorage).some((name) => name.startsWith(start));
	} catch {
		return false;
	}
}

/** An answer came when the form stays and rests, or when a screen has taken its place: here, or elsewhere than at signing in. */
function useForgottenWhenAnswered(place: MutableRefObject<string>, isBusy: boolean): void {
	const wasBusy = useRef(false);
	useEffect(() => {
		if (wasBusy.current && !isBusy) writeSaved(place.current, null);
		wasBusy.current = isBusy;
	}, [isBusy, place]);
	useEffect(() => {
		const { pathname } = window.location;
		return () => {
			const now = window.location.pathname;
			const isScreen = now !== pathname || document.querySelector(".page-head");
			if (wasBusy.current && isScreen && now !== signInPath) writeSaved(place.current, null);
		};
	}, [place]);
}

function placeOf(user_id: number | undefined, pathname: string, key: string): string {
	return `unanswered:${user_id}:${pathname}:${key}`;
}
