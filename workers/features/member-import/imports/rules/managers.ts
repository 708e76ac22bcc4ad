/** Reads whom a row names as manager, and finds the one person who is meant: by address, number or name. */
import { shown } from "#workers/kernel/import-rows";
import { nameReadings, type PersonName, tidy } from "./person-name";

/** A manager as a row names them: `shown` is what people read, the rest what they may be found by. */
export type ManagerReference = { shown: string; email?: string; numbers: string[]; names: PersonName[] };

/** A person who may be a manager. */
export type ManagerCandidate = { id: number; email: string; participant_id: string } & PersonName;

/** Reads the cells about a manager; null when they say nothing. `Rosa Linde (300101)` is a name and a number. */
export function readManager(cells: { email: string; number: string; text: string }): ManagerReference | null {
	const all = [cells.email, cells.text].map(tidy);
	const email = all.find((text) => text.includes("@"))?.toLowerCase();
	const words = all.filter((text) => text !== "" && !text.includes("@"));
	const number = tidy(cells.number);
	if (!email && words.length === 0 && !number) return null;
	const behind = words.map((text) => /^(.*\S)\s*\(([^()]+)\)$/.exec(text));
	const names = words.flatMap((text, at) => nameReadings(behind[at]?.[1] ?? text));
	const numbers = [number, ...words.map((text, at) => behind[at]?.[2] ?? text)].filter((one) => one !== "");
	return {
		shown: shown(words[0] ?? email ?? number),
		...(email ? { email } : {}),
		numbers: [...new Set(numbers)],
		names,
	};
}

/** Who is meant: an address first; then a number, unless it is of another list and the name says somebody else; then a name. */
export function findManager(
	reference: ManagerReference,
	candidates: ManagerIndex,
): ManagerCandidate | "unknown" | "ambiguous" {
	const byEmail = reference.email ? candidates.byEmail.get(reference.email) : undefined;
	if (byEmail) return byEmail;
	const found = reference.names.flatMap((name) => candidates.byName.get(keyOf(name)) ?? []);
	const named = [...new Map(found.map((person) => [person.id, person])).values()];
	const numbered = reference.numbers.flatMap((number) => candidates.byNumber.get(number) ?? [])[0];
	const isConfirmed = named.length === 0 || named.some(({ id }) => id === numbered?.id);
	if (numbered && isConfirmed) return numbered;
	if (named.length > 1) return "ambiguous";
	return named[0] ?? "unknown";
}

/** People by what they may be found by. */
export type ManagerIndex = {
	byEmail: ReadonlyMap<string, ManagerCandidate>;
	byNumber: ReadonlyMap<string, ManagerCandidate>;
	byName: ReadonlyMap<string, ManagerCandidate[]>;
};

/** Makes the index of those who were found. */
export function indexManagers(people: readonly ManagerCandidate[]): ManagerIndex {
	const byName = new Map<string, ManagerCandidate[]>();
	for (const person of people) byName.set(keyOf(person), [...(byName.get(keyOf(person)) ?? []), person]);
	return {
		byEmail: new Map(people.filter(({ email }) => email !== "").map((person) => [person.email, person])),
		byNumber: new Map(people.map((person) => [person.participant_id, person])),
		byName,
	};
}

function keyOf({ first_name, last_name }: PersonName): string {
	return `${last_name}\n${first_name}`;
}
