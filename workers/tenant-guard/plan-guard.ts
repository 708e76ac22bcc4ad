/** Proves that every tenant table in a statement is bound to the account, and tells which parameters must carry it. */
import { clauseOf, findSources, type Source } from "./sql-sources";
import { type Group, isSign, isWord, type Part, readSql, splitAt, type Token } from "./sql-tokens";

/** What must hold when the statement runs: these parameters are the account's id, those name its search token. */
export type GuardPlan = { accountParams: number[]; searchParams: number[] };

/** Tables of the platform itself, which hold nothing of a tenant. Every other name is a tenant table. */
const platformTables: ReadonlySet<string> = new Set(["assertions"]);

/** FTS5 tables: their tenant is a token in MATCH (design.md, "Search"). */
const searchTables: ReadonlySet<string> = new Set(["search_index"]);

const statementWords = ["select", "with", "insert", "update", "delete", "values"];

type Findings = GuardPlan & { derived: Set<string> };

/**
 * Parses a statement and throws unless each tenant table in it has `account_id` bound to a parameter or joined to a
 * table that is. Anything that it does not understand is refused.
 */
export function planGuard(text: string): GuardPlan {
	const findings: Findings = { accountParams: [], searchParams: [], derived: new Set() };
	checkStatement(readSql(text), [], findings, text);
	return { accountParams: findings.accountParams, searchParams: findings.searchParams };
}

function checkStatement(parts: Part[], outer: string[], findings: Findings, text: string): void {
	const first = parts[0];
	if (isWord(first, "with")) checkWith(parts, outer, findings, text);
	else if (isWord(first, "insert")) checkInsert(parts, outer, findings, text);
	else if (isWord(first, "update", "delete")) checkSelect(parts, outer, findings, text);
	else if (isWord(first, "select", "values")) checkCompound(parts, outer, findings, text);
	else throw new Error(`the tenant guard refuses this statement: ${text}`);
}

function checkCompound(parts: Part[], outer: string[], findings: Findings, text: string): void {
	const pieces = splitAt(parts, (part) => isWord(part, "union", "intersect", "except"));
	for (const piece of pieces) checkSelect(isWord(piece[0], "all") ? piece.slice(1) : piece, outer, findings, text);
}

function checkWith(parts: Part[], outer: string[], findings: Findings, text: string): void {
	let at = isWord(parts[1], "recursive") ? 2 : 1;
	while (at < parts.length) {
		const name = parts[at] as Token;
		findings.derived.add(name.text);
		at += 1;
		if (parts[at]?.kind === "group") at += 1;
		if (!isWord(parts[at], "as")) throw new Error(`the tenant guard cannot read WITH in: ${text}`);
		at += isWord(parts[at + 1], "materialized") ? 2 : isWord(parts[at + 1], "not") ? 3 : 1;
		checkStatement((parts[at] as Group).parts, outer, findings, text);
		at += 1;
		if (!isSign(parts[at], ",")) break;
		at += 1;
	}
	checkStatement(parts.slice(at), outer, findings, text);
}

function checkInsert(parts: Part[], outer: string[], findings: Findings, text: string): void {
	const into = parts.findIndex((part) => isWord(part, "into"));
	const table = (parts[into + 1] as Token | undefined)?.text;
	if (into !== 1 || !table) throw new Error(`the tenant guard refuses INSERT OR … in: ${text}`);
	const columns = parts[into + 2];
	if (columns?.kind !== "group") throw new Error(`an INSERT must name its columns: ${text}`);
	const rest = parts.slice(into + 3);
	const end = rest.findIndex((part, at) => isWord(part, "on") && isWord(rest[at + 1], "conflict"));
	const returning = rest.findIndex((part) => isWord(part, "returning"));
	const stop = end >= 0 ? end : returning >= 0 ? returning : rest.length;
	const source = rest.slice(0, stop);
	if (!platformTables.has(table)) {
		const place = splitAt(columns.parts, (part) => isSign(part, ",")).findIndex(
			(piece) => nameOf(piece) === "account_id",
		);
		if (place < 0) throw new Error(`INSERT into ${table} without account_id: ${text}`);
		checkInserted(source, place, findings, text);
		checkConflict(rest.slice(stop), table, text);
	}
	if (isWord(source[0], "values")) checkNested(source, outer, findings, text);
	else checkStatement(source, outer, findings, text);
	checkNested(rest.slice(stop), [...outer, table], findings, text);
}

function checkInserted(source: Part[], place: number, findings: Findings, text: string): void {
	if (isWord(source[0], "values")) {
		for (const row of source.filter((part): part is Group => part.kind === "group")) {
			const value = splitAt(row.parts, (part) => isSign(part, ","))[place];
			requireParam(value, findings, text);
		}
		return;
	}
	for (const piece of splitAt(source, (part) => isWord(part, "union"))) {
		const select = piece.slice(piece.findIndex((part) => isWord(part, "select")) + 1);
		const until = select.findIndex((part) => isWord(part, "from", "where"));
		const list = splitAt(until < 0 ? select : select.slice(0, until), (part) => isSign(part, ","));
		const value = list[place];
		if (value && value.length <= 3 && nameOf(value) === "account_id") continue;
		requireParam(value, findings, text);
	}
}

function requireParam(value: Part[] | undefined, findings: Findings, text: string): void {
	const only = value?.[0];
	const isAliased = value?.length === 3 && isWord(value[1], "as");
	if (only?.kind !== "param" || (value!.length !== 1 && !isAliased)) {
		throw new Error(`account_id must be a parameter or a guarded account_id in: ${text}`);
	}
	findings.accountParams.push(only.index!);
}

function checkConflict(parts: Part[], table: string, text: string): void {
	if (!isWord(parts[0], "on")) return;
	const target = parts[2];
	const isNothing = parts.some((part) => isWord(part, "nothing"));
	const names = target?.kind === "group" ? splitAt(target.parts, (part) => isSign(part, ",")).map(nameOf) : [];
	if (!isNothing && !names.includes("account_id"))
		throw new Error(`ON CONFLICT of ${table} must name account_id: ${text}`);
	refuseAccountChange(parts, text);
}

function refuseAccountChange(parts: Part[], text: string): void {
	const set = parts.findIndex((part) => isWord(part, "set"));
	if (set < 0) return;
	const until = parts.findIndex((part, at) => at > set && isWord(part, "where", "from", "returning"));
	const changes = splitAt(parts.slice(set + 1, until < 0 ? undefined : until), (part) => isSign(part, ","));
	if (changes.some((change) => nameOf(change.slice(0, 1)) === "account_id"))
		throw new Error(`account_id never changes: ${text}`);
}

function checkSelect(parts: Part[], outer: string[], findings: Findings, text: string): void {
	const sources = findSources(parts, findings.derived, text);
	const aliases = sources.map((source) => source.alias);
	const where = clauseOf(parts, "where");
	const shared = [where, ...sources.filter((source) => !source.isOuterJoined).flatMap((source) => source.conditions)];
	const bound = new Set(outer);
	const tenants = sources.filter((source) => !findings.derived.has(source.table) && !platformTables.has(source.table));
	for (let changed = true; changed; ) {
		changed = false;
		for (const source of tenants.filter((tenant) => !bound.has(tenant.alias))) {
			const conditions = [...shared, ...source.conditions].flatMap(conjuncts);
			if (!conditions.some((condition) => ties(condition, source, aliases, bound, findings))) continue;
			bound.add(source.alias);
			changed = true;
		}
	}
	const free = tenants.find((source) => !bound.has(source.alias));
	if (free) throw new Error(`${free.table} is not bound to account_id in: ${text}`);
	if (isWord(parts[0], "update")) refuseAccountChange(parts, text);
	checkNested(parts, [...outer, ...aliases], findings, text);
}

function checkNested(parts: Part[], outer: string[], findings: Findings, text: string): void {
	for (const part of parts) {
		if (part.kind !== "group") continue;
		if (isWord(part.parts[0], ...statementWords)) checkStatement(part.parts, outer, findings, text);
		else checkNested(part.parts, outer, findings, text);
	}
}

function conjuncts(parts: Part[]): Part[][] {
	if (parts.some((part) => isWord(part, "or", "between"))) {
		return parts.some((part) => isWord(part, "or")) ? [] : conjuncts(withoutBetween(parts));
	}
	return splitAt(parts, (part) => isWord(part, "and")).flatMap((piece) => {
		const only = piece[0];
		return piece.length === 1 && only?.kind === "group" && !isWord(only.parts[0], ...statementWords)
			? conjuncts(only.parts)
			: [piece];
	});
}

/** Takes `x between y and z` out, whose AND joins no conditions. */
function withoutBetween(parts: Part[]): Part[] {
	const remaining: Part[] = [];
	let isBetween = false;
	for (const part of parts) {
		if (isWord(part, "between")) isBetween = true;
		else if (isBetween && isWord(part, "and")) isBetween = false;
		else remaining.push(part);
	}
	return remaining;
}

function ties(condition: Part[], source: Source, aliases: string[], bound: Set<string>, findings: Findings): boolean {
	if (searchTables.has(source.table)) return tiesSearch(condition, source, findings);
	const sign = condition.findIndex((part) => isSign(part, "="));
	if (sign < 0) return false;
	const sides = [condition.slice(0, sign), condition.slice(sign + 1)] as const;
	for (const [own, other] of [sides, [sides[1], sides[0]] as const]) {
		if (!isAccountColumn(own, source.alias, aliases)) continue;
		const param = other[0];
		if (other.length === 1 && param?.kind === "param") {
			findings.accountParams.push(param.index!);
			return true;
		}
		if (other.length === 3 && nameOf(other) === "account_id" && bound.has((other[0] as Token).text)) return true;
	}
	return false;
}

function tiesSearch(condition: Part[], source: Source, findings: Findings): boolean {
	const match = condition.findIndex((part) => isWord(part, "match"));
	const param = condition[match + 1];
	const named = condition[match - 1] as Token | undefined;
	if (match < 1 || param?.kind !== "param" || ![source.alias, source.table].includes(named?.text ?? "")) return false;
	findings.searchParams.push(param.index!);
	return true;
}

function isAccountColumn(parts: Part[], alias: string, aliases: string[]): boolean {
	if (nameOf(parts) !== "account_id") return false;
	if (parts.length === 1) return aliases.length === 1;
	return parts.length === 3 && (parts[0] as Token).text === alias;
}

/** The last name of `a.b` or `a`. */
function nameOf(parts: Part[]): string | undefined {
	const last = parts.at(-1);
	return last && last.kind !== "group" ? last.text : undefined;
}
