/** What this tab keeps of forms; a browser that is full or keeps nothing loses it when the page is left, as any form does. */
import { isSecretField, type Typed } from "./form-answer";

/** What was kept there; nothing where it is spoilt or the browser keeps nothing. */
export function readSaved<Value>(place: string): Value | undefined {
	try {
		const text = sessionStorage.getItem(place);
		return text === null ? undefined : (JSON.parse(text) as Value);
	} catch {
		return undefined;
	}
}

/** Keeps a text there, or with null forgets it. */
export function writeSaved(place: string, text: string | null): void {
	try {
		if (text === null) sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, text);
	} catch {}
}

/** What a form sends, without files and secrets; empty fields are left out. */
export function fieldsOf(form: HTMLFormElement): Typed {
	const typed: Typed = {};
	for (const [name, value] of new FormData(form)) {
		if (typeof value === "string" && value !== "" && !isSecretField(name))
			typed[name] = [...(typed[name] ?? []), value];
	}
	return typed;
}
