/** What a hand changes in a form that is on its way: it was not sent, and is not lost where the form is emptied or shows what was saved. */
import type { FormEvent } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { isSecretField, type Typed } from "./form-answer";

/** Writes down what the field that was changed says now. */
export function noteTyped(typed: Typed, { target, currentTarget }: FormEvent<HTMLFormElement>): void {
	const { name } = target as HTMLInputElement;
	if (!name || isSecretField(name)) return;
	const values = new FormData(currentTarget).getAll(name);
	typed[name] = values.filter((value): value is string => typeof value === "string");
}

/** Fills it in again. */
export function putBack(form: HTMLFormElement, typed: Typed): void {
	const names = Object.keys(typed);
	if (names.length > 0) void loadPart(() => import("./fill-in")).then(({ fillIn }) => fillIn(form, typed, names));
}
