/** Finds the tables that an SQL statement reads or writes, with the conditions that join them, for the tenant guard. */
import { isSign, isWord, type Part, type Token } from "./sql-tokens";

const endWords = ["where", "group", "having", "order", "limit", "window", "returning"];
const clauseWords = [...endWords, "set", "values", "on", "from"];
const joinWords = ["join", "left", "inner", "cross", "outer", "natural", "right", "full"];

/** A table under its alias; `conditions` are those of its own ON. */
export type Source = { alias: string; table: string; conditions: Part[][]; isOuterJoined: boolean };

/** The tables of one SELECT, UPDATE or DELETE. Names of derived tables are added to `derived`. */
export function findSources(parts: Part[], derived: Set<string>, text: string): Source[] {
	const sources: Source[] = [];
	const set = parts.findIndex((part) => isWord(part, "set"));
	if (isWord(parts[0], "update")) sources.push(...readSources(parts.slice(1, set), derived, text));
	const from = parts.findIndex((part) => isWord(part, "from"));
	if (from >= 0) {
		const end = parts.findIndex((part, at) => at > from && isWord(part, ...endWords));
		sources.push(...readSources(parts.slice(from + 1, end < 0 ? undefined : end), derived, text));
	}
	return sources;
}

function readSources(parts: Part[], derived: Set<string>, text: string): Source[] {
	const sources: Source[] = [];
	let at = 0;
	let isOuterJoined = false;
	while (at < parts.length) {
		const part = parts[at]!;
		if (isSign(part, ",") || isWord(part, ...joinWords)) {
			if (isWord(part, "right", "full", "natural")) throw new Error(`the tenant guard refuses this join: ${text}`);
			isOuterJoined = isWord(part, "left") || (isOuterJoined && isWord(part, "outer", "join"));
			at += 1;
			continue;
		}
		const isCall = part.kind !== "group" && parts[at + 1]?.kind === "group";
		const table = part.kind === "group" || isCall ? "" : (part as Token).text;
		at += isCall ? 2 : 1;
		if (isWord(parts[at], "as")) at += 1;
		const named = parts[at];
		const hasAlias =
			named?.kind === "name" ||
			(named?.kind === "word" && !isWord(named, ...clauseWords, ...joinWords, "indexed", "not", "using"));
		const alias = hasAlias ? (named as Token).text : table;
		if (hasAlias) at += 1;
		if (isWord(parts[at], "not")) at += 1;
		if (isWord(parts[at], "indexed")) at += isWord(parts[at + 1], "by") ? 3 : 1;
		const conditions: Part[][] = [];
		if (isWord(parts[at], "using")) throw new Error(`join on account_id with ON, not USING: ${text}`);
		if (isWord(parts[at], "on")) {
			const end = parts.findIndex((next, place) => place > at && (isSign(next, ",") || isWord(next, ...joinWords)));
			conditions.push(parts.slice(at + 1, end < 0 ? undefined : end));
			at = end < 0 ? parts.length : end;
		}
		if (table) sources.push({ alias, table, conditions, isOuterJoined });
		else if (alias) derived.add(alias);
	}
	return sources;
}

/** The parts of a clause such as WHERE, up to the next one. */
export function clauseOf(parts: Part[], word: string): Part[] {
	const start = parts.findIndex((part) => isWord(part, word));
	if (start < 0) return [];
	const end = parts.findIndex((part, at) => at > start && isWord(part, ...endWords));
	return parts.slice(start + 1, end < 0 ? undefined : end);
}
