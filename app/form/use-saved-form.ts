/** Forms that lose nothing: what was typed stays in this tab until it was sent, whether a dialog was closed or a page left. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFrame } from "~/shell/use-frame";
import { formId, type Typed } from "./form-answer";
import { useFormAnswer } from "./form-scope";
import { fieldsOf, readSaved, writeSaved } from "./saved-text";

/** What is kept: the fields as they were typed, and what else the screen needs to show them. */
export type SavedForm<More> = { typed: Typed; more?: More };

/** What was kept of a form when its page was opened, known once scripts run, and how to keep what changes. */
export function useSavedForm<More>(key: string) {
	const place = `form:${useFrame().user?.id}:${key}`;
	const [saved, setSaved] = useState(() => (isAlive() ? readSaved<SavedForm<More>>(place) : undefined));
	const latest = useRef<SavedForm<More>>(saved ?? { typed: {} });
	useEffect(() => {
		const found = readSaved<SavedForm<More>>(place);
		if (!found) return;
		latest.current = found;
		setSaved((known) => known ?? found);
	}, [place]);
	useForgottenOnceSent(place, key);
	const save = (change: Partial<SavedForm<More>>) => {
		latest.current = { ...latest.current, ...change };
		writeSaved(place, JSON.stringify(latest.current));
	};
	return {
		saved,
		/** Of the form, or of what stands around it where fields stand outside its element. */
		onInput: ({ target }: FormEvent) => {
			const { form } = target as HTMLInputElement;
			if (form?.id === formId(key)) save({ typed: fieldsOf(form) });
		},
		/** Of fields that something else than a hand fills. */
		saveTyped: (typed: Typed) => save({ typed: { ...latest.current.typed, ...typed } }),
		saveMore: (more: More) => save({ more }),
	};
}

/** True where the page is no longer the server's, which knows nothing of what is kept. */
function isAlive(): boolean {
	return typeof document !== "undefined" && document.documentElement.dataset.alive !== undefined;
}

/** A form that was sent is gone from the page when the answer leads to another; one that was refused stays. */
function useForgottenOnceSent(place: string, key: string): void {
	const isBusy = useRef(false);
	isBusy.current = useFormAnswer(key).isBusy;
	useEffect(() => {
		const { pathname } = window.location;
		return () => {
			if (isBusy.current && window.location.pathname !== pathname) writeSaved(place, null);
		};
	}, [place]);
}
