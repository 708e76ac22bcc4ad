/** The lines, corners and whole of a bingo card by the places of their squares, and what is missing to each. @browser-safe @pure */
import type { Pattern } from "./limits";

/** The ways in which a pattern is reached, each as places; rows, columns and both diagonals are lines. */
export function waysTo(pattern: Pattern, size: number): number[][] {
	const side = Array.from({ length: size }, (_, at) => at);
	const last = size - 1;
	if (pattern === "line")
		return [
			...side.map((row) => side.map((column) => row * size + column)),
			...side.map((column) => side.map((row) => row * size + column)),
			side.map((at) => at * size + at),
			side.map((at) => at * size + last - at),
		];
	if (pattern === "corners") return [[0, last, last * size, size * size - 1]];
	if (pattern === "full") return [Array.from({ length: size * size }, (_, at) => at)];
	return [];
}

/** How many squares are missing to the nearest way. */
export function missingTo(pattern: Pattern, size: number, done: ReadonlySet<number>): number {
	return Math.min(...waysTo(pattern, size).map((way) => way.filter((place) => !done.has(place)).length));
}

/** The places of all lines that are whole. */
export function placesInLines(size: number, done: ReadonlySet<number>): Set<number> {
	return new Set(
		waysTo("line", size)
			.filter((way) => way.every((place) => done.has(place)))
			.flat(),
	);
}
