/** The second pass over a members file: links people to their managers, never in a circle. */
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { findCircles } from "../rules/manager-links";
import type { RefusedRow } from "../rules/refused-row";
import { findLines, listWantedManagers, updateManagers, type WantedManager } from "../store/members";
import type { ImportRequest } from "../store/requests";
import type { Applied } from "./applied";

const linksAStatement = 5_000;

/**
 * Finds all managers that the file's rows name. A manager who is not known, or would close a circle, is a warning of
 * the row: the person is there, under the manager of before. `success_count` is of rows that only this pass changed.
 */
export async function linkManagers(scope: Scope<null>, request: ImportRequest): Promise<Applied> {
	const account_id = scope.account.id;
	const wanted = await scope.read(listWantedManagers(account_id, request.id));
	const changes = new Map(wanted.flatMap(changeOf));
	const before = await scope.read(findLines(account_id, [...new Set([...changes.keys(), ...changes.values()])]));
	const circles = findCircles(new Map(before.map(({ id, manager_id }) => [id, manager_id])), changes);
	const linked = wanted.filter(({ user_id }) => changes.has(user_id) && !circles.has(user_id));
	const links = linked.map(({ user_id, manager_id }) => ({ user_id, manager_id: manager_id! }));
	const statements = [];
	for (let at = 0; at < links.length; at += linksAStatement) {
		statements.push(...updateManagers(account_id, links.slice(at, at + linksAStatement)));
	}
	if (links.length > 0) statements.push(touchTable(account_id, "members"));
	const changed = linked.filter(({ was_unchanged }) => was_unchanged === 1).length;
	return {
		statements,
		refused: wanted.flatMap((row) => warningOf(row, circles)),
		success_count: changed,
		unchanged_count: -changed,
		follow: [],
	};
}

function changeOf({ user_id, manager_id, current_id }: WantedManager): [number, number][] {
	return manager_id !== null && manager_id !== current_id ? [[user_id, manager_id]] : [];
}

function warningOf(row: WantedManager, circles: ReadonlySet<number>): RefusedRow[] {
	const code = row.manager_id === null ? "manager_not_found" : circles.has(row.user_id) ? "manager_circle" : undefined;
	if (!code) return [];
	const reason = { code, values: { value: row.manager_email } };
	return [{ line: row.line, cells: JSON.parse(row.row) as string[], reason, isWarning: true }];
}
