/** The second pass over a members file: links people to their managers, never in a circle. */
import { updateManagers } from "#workers/features/members";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { findCircles } from "../rules/manager-links";
import { findManager, indexManagers, type ManagerReference } from "../rules/managers";
import type { Reason, ReasonCode, RefusedRow } from "../rules/refused-row";
import { findLines, findManagers, listWantedManagers, type WantedManager } from "../store/members";
import type { ImportRequest } from "../store/requests";
import type { Applied } from "./applied";

const linksAStatement = 5_000;
const namesAStatement = 2_000;

/** A row with the person who is meant, or why nobody is. */
type ReadWish = { wish: WantedManager; reference: ManagerReference; manager_id: number | null; code?: ReasonCode };

/**
 * Finds all managers that the file's rows name. A manager who is not known, who may be one of several people, or who
 * would close a circle is a warning of the row: the person is there, under the manager of before. `success_count` is of
 * rows that only this pass changed.
 */
export async function linkManagers(scope: Scope<null>, request: ImportRequest): Promise<Applied> {
	const account_id = scope.account.id;
	const wishes = await scope.read(listWantedManagers(account_id, request.id));
	const wanted = await readWishes(scope, wishes);
	const changes = new Map(wanted.flatMap(changeOf));
	const before = await scope.read(findLines(account_id, [...new Set([...changes.keys(), ...changes.values()])]));
	const circles = findCircles(new Map(before.map(({ id, manager_id }) => [id, manager_id])), changes);
	const linked = wanted.filter(({ wish: { user_id } }) => changes.has(user_id) && !circles.has(user_id));
	const links = linked.map(({ wish: { user_id }, manager_id }) => ({ user_id, manager_id: manager_id! }));
	const statements = [];
	for (let at = 0; at < links.length; at += linksAStatement) {
		statements.push(...updateManagers(account_id, links.slice(at, at + linksAStatement)));
	}
	if (links.length > 0) statements.push(touchTable(account_id, "members"));
	const changed = linked.filter(({ wish }) => wish.was_unchanged === 1).length;
	return {
		statements,
		refused: wanted.flatMap((row) => warningOf(row, circles)),
		success_count: changed,
		unchanged_count: -changed,
		picture_count: 0,
	};
}

/** Looks the named people up, each reference once, and decides for every row who is meant. */
async function readWishes(scope: Scope<null>, wishes: readonly WantedManager[]): Promise<ReadWish[]> {
	const distinct = [...new Set(wishes.map(({ manager }) => manager))];
	const references = new Map(distinct.map((manager) => [manager, JSON.parse(manager) as ManagerReference]));
	const people = [];
	for (let at = 0; at < distinct.length; at += namesAStatement) {
		const some = distinct.slice(at, at + namesAStatement).map((manager) => references.get(manager)!);
		const emails = some.flatMap(({ email }) => email ?? []);
		const numbers = some.flatMap((reference) => reference.numbers);
		const names = some.flatMap((reference) => reference.names);
		people.push(...(await scope.read(findManagers(scope.account.id, emails, numbers, names))));
	}
	const index = indexManagers([...new Map(people.map((person) => [person.id, person])).values()]);
	return wishes.map((wish) => {
		const reference = references.get(wish.manager)!;
		const found = findManager(reference, index);
		if (typeof found === "object") return { wish, reference, manager_id: found.id };
		return { wish, reference, manager_id: null, code: found === "unknown" ? "manager_not_found" : "manager_ambiguous" };
	});
}

function changeOf({ wish: { user_id, current_id }, manager_id }: ReadWish): [number, number][] {
	return manager_id !== null && manager_id !== current_id ? [[user_id, manager_id]] : [];
}

function warningOf({ wish, reference, ...row }: ReadWish, circles: ReadonlySet<number>): RefusedRow[] {
	const code = row.code ?? (circles.has(wish.user_id) ? "manager_circle" : undefined);
	if (!code) return [];
	const reasons: Reason[] = [{ code, values: { value: reference.shown } }];
	return [{ line: wish.line, cells: JSON.parse(wish.row) as string[], reasons, isWarning: true }];
}
