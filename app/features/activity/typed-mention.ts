/** What stands behind an @ in the line of a comment, and what becomes of it when somebody is picked. */

/** Somebody who is offered. */
export type Person = { id: number; name: string; title: string };

/** An @ at the beginning of a word, and up to three words of a name behind it. */
const mentionAtEnd = /(?<![\p{L}\p{N}_.])@(\p{L}[\p{L}\p{M}\p{N}'’.-]*(?: [\p{L}\p{M}\p{N}'’.-]*){0,2})$/u;

/** The name that is being typed before the caret; undefined where there is none, or it is picked already. */
export function typedMention(text: string, caret: number, picked: readonly string[]): string | undefined {
	const typed = mentionAtEnd.exec(text.slice(0, caret))?.[1];
	return typed === undefined || picked.some((name) => typed.startsWith(name)) ? undefined : typed.trim();
}

/** Puts the whole name where it was being typed, and a space behind it; no more than the line holds. */
export function applyMention(input: HTMLInputElement, name: string): void {
	const caret = input.selectionStart ?? input.value.length;
	const before = input.value.slice(0, caret).replace(mentionAtEnd, `@${name} `);
	const after = input.value.slice(caret).trimStart();
	if (input.maxLength >= 0 && before.length + after.length > input.maxLength) return;
	input.value = before + after;
	input.setSelectionRange(before.length, before.length);
}

/** The ids of those whose names still stand in the text, in the order in which they do. */
export function pickedIn(text: string, picked: ReadonlyMap<number, string>): number[] {
	const places = [...picked].map(([id, name]) => ({ id, at: text.indexOf(`@${name}`) })).filter(({ at }) => at >= 0);
	return places.sort((one, other) => one.at - other.at).map(({ id }) => id);
}
