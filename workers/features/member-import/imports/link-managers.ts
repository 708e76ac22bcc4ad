/** The second pass over a members file: links people to their managers, never in a circle. */

import { updateManagers } from "#workers/features/members";
import { awaitedLater } from "#workers/kernel/awaited-later";
import type { Linked, NotedRow } from "#workers/kernel/define-import";
import type { Reason, ReasonCode, RefusedRow } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { findCircles } from "./rules/manager-links";
import { findManager, indexManagers, type ManagerReference } from "./rules/managers";
import { findLines, findManagers, findManagersNow } from "./store";

const linksAStatement = 5_000;
const namesAStatement = 2_000;

/** A row with the person who is meant, or why nobody is. */
type ReadWish = {
	wish: NotedRow;
	current_id: number | null;
	reference: ManagerReference;
	manager_id: number | null;
	code?: ReasonCode;
};

/**
 * Finds all managers that the file's rows name. A manager who is not known, who may be one of several people, or who
 * would close a circle is a warning of the row: the person is there, under the manager of before.
 */
export async function linkManagers(scope: Scope<null>, wishes: readonly NotedRow[]): Promise<Linked> {
	const account_id = scope.account.id;
	const wanted = await readWishes(scope, wishes);
	const changes = new Map(wanted.flatMap(changeOf));
	const before = await scope.read(findLines(account_id, [...new Set([...changes.keys(), ...changes.values()])]));
	const circles = findCircles(new Map(before.map(({ id, manager_id }) => [id, manager_id])), changes);
	const linked = wanted.filter(({ wish: { subject_id } }) => changes.has(subject_id) && !circles.has(subject_id));
	const links = linked.map(({ wish, manager_id }) => ({ user_id: wish.subject_id, manager_id: manager_id! }));
	const statements = [];
	for (let at = 0; at < links.length; at += linksAStatement) {
		statements.push(...updateManagers(account_id, links.slice(at, at + linksAStatement)));
	}
	if (links.length > 0) statements.push(touchTable(account_id, "members"));
	return {
		statements,
		refused: wanted.flatMap((row) => warningOf(row, circles)),
		changed_count: linked.filter(({ wish }) => wish.was_unchanged === 1).length,
	};
}

/** Looks the named people up, each reference once, and decides for every row who is meant. */
async function readWishes(scope: Scope<null>, wishes: readonly NotedRow[]): Promise<ReadWish[]> {
	const distinct = [...new Set(wishes.map(({ note }) => note))];
	const references = new Map(distinct.map((note) => [note, JSON.parse(note) as ManagerReference]));
	const subjects = wishes.map(({ subject_id }) => subject_id);
	const reading = awaitedLater(scope.read(findManagersNow(scope.account.id, subjects)));
	const people = [];
	for (let at = 0; at < distinct.length; at += namesAStatement) {
		const some = distinct.slice(at, at + namesAStatement).map((note) => references.get(note)!);
		const emails = some.flatMap(({ email }) => email ?? []);
		const numbers = some.flatMap((reference) => reference.numbers);
		const names = some.flatMap((reference) => reference.names);
		people.push(...(await scope.read(findManagers(scope.account.id, emails, numbers, names))));
	}
	const index = indexManagers([...new Map(people.map((person) => [person.id, person])).values()]);
	const now = new Map((await reading).map(({ id, manager_id }) => [id, manager_id]));
	return wishes.map((wish) => {
		const reference = references.get(wish.note)!;
		const found = findManager(reference, index);
		const read = { wish, reference, current_id: now.get(wish.subject_id) ?? null };
		if (typeof found === "object") return { ...read, manager_id: found.id };
		return { ...read, manager_id: null, code: found === "unknown" ? "manager_not_found" : "manager_ambiguous" };
	});
}

function changeOf({ wish, current_id, manager_id }: ReadWish): [number, number][] {
	return manager_id !== null && manager_id !== current_id ? [[wish.subject_id, manager_id]] : [];
}

function warningOf({ wish, reference, ...row }: ReadWish, circles: ReadonlySet<number>): RefusedRow[] {
	const code = row.code ?? (circles.has(wish.subject_id) ? "manager_circle" : undefined);
	if (!code) return [];
	const reasons: Reason[] = [{ code, values: { value: reference.shown } }];
	return [{ line: wish.line, cells: JSON.parse(wish.row) as string[], reasons, isWarning: true }];
}
