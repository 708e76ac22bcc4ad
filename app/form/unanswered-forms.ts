/** Forms that were sent and not answered lose nothing: what was typed stays in this tab when the session or the line ended. */
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { signedOutEvent, signInPath } from "~/call/sign-in-again";
import { loadPart } from "~/shell/lost-chunks";
import { useFrame } from "~/shell/use-frame";
import type { Typed } from "./form-answer";
import { fieldsOf, readSaved, writeSaved } from "./saved-text";

/** What the form needs of it: `keep` before it is sent; `isRestored` while it shows what was typed before. */
export function useUnansweredForm(key: string, element: RefObject<HTMLFormElement>, isBusy: boolean) {
	const user_id = useFrame().user?.id;
	const place = useRef("");
	const [isRestored, setIsRestored] = useState(false);
	useEffect(() => {
		place.current = placeOf(user_id, window.location.pathname, key);
		const form = element.current;
		if (user_id === undefined || !form) return;
		const typed = readSaved<Typed>(place.current);
		if (typed) {
			writeSaved(place.current, null);
			void loadPart(() => import("./fill-in")).then(({ fillIn }) => setIsRestored(fillIn(form, typed)));
		}
		const leaving = new AbortController();
		const { signal } = leaving;
		// Only what somebody typed into is kept, and told to be there again.
		const keepTyped = () => writeFields(place.current, form);
		form.addEventListener("input", () => window.addEventListener(signedOutEvent, keepTyped, { signal }), { signal });
		return () => leaving.abort();
	}, [user_id, key, element]);
	useForgottenWhenAnswered(place, isBusy);
	const keep = (form: HTMLFormElement) => {
		setIsRestored(false);
		if (user_id !== undefined) writeFields(place.current, form);
	};
	return { keep, isRestored };
}

function writeFields(place: string, form: HTMLFormElement): void {
	writeSaved(place, JSON.stringify(fieldsOf(form)));
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
