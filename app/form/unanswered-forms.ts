/** Forms that were sent and not answered lose nothing: what was typed stays in this tab when the session or the line ended. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFrame } from "~/shell/use-frame";
import { isSecretField, type Typed } from "./form-answer";
import { readSaved, writeSaved } from "./saved-text";

/** Where a form leads that was sent after the session's end. */
const signInPath = "/webapp/login";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
		fillIn(element.current, typed);
		setIsRestored(true);
	}, [user_id, key, element]);
	useForgottenWhenAnswered(place, isBusy);
	const keep = (form: HTMLFormElement) => {
		setIsRestored(false);
		const typed = typedByHand(form);
		if (user_id !== undefined && Object.keys(typed).length > 0) writeSaved(place.current, JSON.stringify(typed));
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

/** An answer came when the form stays and rests, or when another page than that of signing in has taken its place. */
function useForgottenWhenAnswered(place: RefObject<string>, isBusy: boolean): void {
	const wasBusy = useRef(false);
	useEffect(() => {
		if (wasBusy.current && !isBusy) writeSaved(place.current ?? "", null);
		wasBusy.current = isBusy;
	}, [isBusy, place]);
	useEffect(() => {
		const { pathname } = window.location;
		return () => {
			const now = window.location.pathname;
			if (wasBusy.current && now !== pathname && now !== signInPath) writeSaved(place.current ?? "", null);
		};
	}, [place]);
}

function placeOf(user_id: number | undefined, pathname: string, key: string): string {
	return `unanswered:${user_id}:${pathname}:${key}`;
}

const controls = "input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select";

function controlsOf(form: HTMLFormElement): Control[] {
	const all = [...form.elements] as unknown as Control[];
	return all.filter((element) => element.matches(controls) && !isSecretField(element.name));
}

function isTick(control: Control): control is HTMLInputElement {
	return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

function valuesOf(control: Control): string[] {
	if (isTick(control)) return control.checked ? [control.value] : [];
	if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
	return [control.value];
}

/** All controls, those that say nothing too: an emptied field stays empty. */
function typedByHand(form: HTMLFormElement): Typed {
	const typed: Typed = {};
	for (const control of controlsOf(form))
		if (control.name) typed[control.name] = [...(typed[control.name] ?? []), ...valuesOf(control)];
	return typed;
}

/** Puts values into the controls as a hand does, so that whatever follows a field hears of it. */
function fillIn(form: HTMLFormElement, typed: Typed): void {
	const left = new Map(Object.entries(typed).map(([name, values]) => [name, [...values]]));
	for (const control of controlsOf(form)) {
		const values = left.get(control.name);
		if (!values) continue;
		if (isTick(control)) {
			if (control.checked !== values.includes(control.value)) control.click();
		} else if (control instanceof HTMLSelectElement) {
			for (const option of control.options) option.selected = values.includes(option.value);
			tell(control);
		} else {
			// React overlooks what is set on the element's own property.
			const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!;
			set?.call(control, values.shift() ?? "");
			tell(control);
		}
	}
}

function tell(control: Control): void {
	for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
