/** Mentions in a comment: names typed behind an @, and the mark that stands for each of them in what is stored. */

/** Stands in a stored comment for each mention in turn: Unicode's own sign for what is set into a text. */
export const mentionMark = "\uFFFC";

/** So many mentions a comment has at most; a further one stays the words that it is. */
export const maxMentions = 10;

/** So many names that nobody picked are looked up in a comment. */
export const maxTypedNames = 5;

/** Somebody who may be mentioned, or was. */
export type Mentioned = { id: number; name: string };

/** An @ at the beginning of a word, and what follows it. */
const atSign = /(?<![\p{L}\p{N}_.])@(?=\p{L})/gu;

/** What follows each @, as the first two words by which people are searched for. */
export function typedNames(text: string): string[] {
	const found = [...text.matchAll(atSign)].map(({ index }) => {
		const words = text.slice(index + 1, index + 101).match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? [];
		return words.slice(0, 2).join(" ");
	});
	return [...new Set(found)].slice(0, maxTypedNames);
}

/** Whom a comment's words may mean: people who were picked, in their order, and others who were found by name. */
export type Meant = { picked: readonly Mentioned[]; found: readonly Mentioned[] };

/** The words as they are stored, and who is mentioned in turn. A name that several people have means nobody unless one was picked. */
export function withMarks(text: string, meant: Meant): { text: string; mentioned: Mentioned[] } {
	const mentioned: Mentioned[] = [];
	const words = text.replaceAll(mentionMark, "");
	let stored = "";
	let end = 0;
	for (const { index } of words.matchAll(atSign)) {
		if (index < end || mentioned.length === maxMentions) continue;
		const person = personAt(words.slice(index + 1), meant, mentioned);
		if (!person) continue;
		stored += words.slice(end, index) + mentionMark;
		mentioned.push(person);
		end = index + 1 + person.name.length;
	}
	return { text: stored + words.slice(end), mentioned };
}

/** A stored comment as it is read: each mark as the name that the person has now. */
export function withNames(stored: string, mentioned: readonly Mentioned[]): string {
	const names = mentioned.map(({ name }) => name);
	let at = 0;
	return stored.replaceAll(mentionMark, () => `@${names[at++] ?? ""}`);
}

function personAt(rest: string, { picked, found }: Meant, before: readonly Mentioned[]): Mentioned | undefined {
	const chosen = longest(rest, picked);
	// Of picked namesakes each is meant in turn.
	const [one] = chosen.filter(({ id }) => !before.some((other) => other.id === id));
	if (one ?? chosen[0]) return one ?? chosen[0];
	const [only, ...others] = longest(rest, found);
	return others.some(({ id }) => id !== only?.id) ? undefined : only;
}

/** The people whose name stands at the beginning of a text: those of the longest such name. */
function longest(rest: string, people: readonly Mentioned[]): Mentioned[] {
	const fitting = people.filter(({ name }) => name !== "" && beginsWith(rest, name));
	const length = Math.max(0, ...fitting.map(({ name }) => name.length));
	return fitting.filter(({ name }) => name.length === length);
}

function beginsWith(rest: string, name: string): boolean {
	const next = rest.slice(name.length);
	return rest.slice(0, name.length).toLowerCase() === name.toLowerCase() && !/^[\p{L}\p{N}]/u.test(next);
}
