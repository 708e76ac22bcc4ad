/** Proposes columns for headers that none of the known names fits, by how similar they are; somebody confirms a guess before it counts. @pure */
import type { Import } from "#workers/kernel/define-import";
import { columnsOf } from "#workers/kernel/import-columns";
import { type HeaderMatch, plainHeader } from "./match-columns";

/** From so much on a header is similar to a name, of 1. */
const similarFrom = 0.72;
/** Shorter headers are similar to too much. */
const minCharacters = 4;

/** The columns that headers without one may mean, by the place of the header; each column once, the most similar first. */
export function guessColumns(declared: Import, matches: readonly HeaderMatch[]): ReadonlyMap<number, string> {
	const taken = new Set(matches.flatMap(({ column }) => column ?? []));
	const free = columnsOf(declared).filter((column) => !taken.has(column));
	const names = free.flatMap((column) =>
		[column, ...(declared.columns[column]!.aliases ?? []).join(", ").split(", ")].map((name) => ({
			column,
			pairs: pairsOf(plainHeader(name)),
		})),
	);
	const scored = matches.flatMap(({ header, column }, at) => {
		const plain = plainHeader(header);
		if (column !== null || plain.length < minCharacters) return [];
		const pairs = pairsOf(plain);
		return names.map((name) => ({ at, column: name.column, score: similarity(pairs, name.pairs) }));
	});
	const guesses = new Map<number, string>();
	for (const { at, column } of scored.filter(({ score }) => score >= similarFrom).sort((a, b) => b.score - a.score)) {
		if (guesses.has(at) || taken.has(column)) continue;
		guesses.set(at, column);
		taken.add(column);
	}
	return guesses;
}

/** The pairs of neighbouring characters of a text, each as often as it stands there. */
function pairsOf(text: string): Map<string, number> {
	const pairs = new Map<string, number>();
	for (let at = 0; at + 1 < text.length; at += 1) {
		const pair = text.slice(at, at + 2);
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}

/** Dice's coefficient: twice what both share over what both have. */
function similarity(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
	const count = (pairs: ReadonlyMap<string, number>) => [...pairs.values()].reduce((sum, times) => sum + times, 0);
	const shared = [...one].reduce((sum, [pair, times]) => sum + Math.min(times, other.get(pair) ?? 0), 0);
	return (2 * shared) / Math.max(1, count(one) + count(other));
}
