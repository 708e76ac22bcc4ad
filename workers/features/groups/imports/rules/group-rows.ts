/** The columns of a groups file, how a row is read, and what it changes: somebody is added to a list, which is made where it is new. @pure */

import type { RowPlan } from "#workers/kernel/define-import";
import type { ImportColumns } from "#workers/kernel/import-columns";
import {
	findSaidPerson,
	keyOfSaid,
	type NamedPerson,
	personColumnsOfFile,
	readSaidPerson,
	type SaidPerson,
} from "#workers/kernel/import-people";
import { cellOf, type Places, type Reason, tooLong } from "#workers/kernel/import-rows";

/** Columns by id. */
export const groupColumns = {
	group: {
		required: true,
		max: 100,
		examples: ["Customer Success", "Customer Success"],
		aliases: [
			"group name, list, list name, team, team name, department, department name, dept, business unit, division, org unit, cost center name",
			"gruppe, abteilung, bereich, grupo, equipo, departamento, área, groupe, équipe, service, département",
		],
	},
	...personColumnsOfFile,
} satisfies ImportColumns;

/** A row: who comes into which group. */
export type GroupFileRow = { group: string; said: SaidPerson };

/** What rows meet: people, groups by name, and who is in them already. */
export type GroupFacts = {
	people: readonly NamedPerson[];
	groups: ReadonlyMap<string, { id: number; kind: "list" | "rules" }>;
	/** `group_id:user_id`. */
	isIn: ReadonlySet<string>;
};

/** Somebody comes into a group; `group_id` null: one that is new. */
export type GroupChange = { group: string; group_id: number | null; user_id: number };

/** Reads a row, with everything that is wrong with it. */
export function readGroupRow(cells: readonly string[], places: Places): { row: GroupFileRow } | { reasons: Reason[] } {
	const group = cellOf(cells, places, "group").replace(/\s+/g, " ");
	const { said, reasons } = readSaidPerson(cells, places);
	const wrong: Reason[] = [
		...(group === "" ? [{ code: "missing_value", values: { column: "group" } } as const] : []),
		...tooLong({ group: groupColumns.group }, () => group),
		...reasons,
	];
	return wrong.length > 0 ? { reasons: wrong } : { row: { group, said } };
}

/** What a row takes for itself in its file. */
export function keysOfGroupRow({ group, said }: GroupFileRow): string[] {
	return [`pair:${keyOfSaid(said)} → ${group}`];
}

/** Who is in a group by rules leaves and comes by them alone. */
export function planGroupRow({ group, said }: GroupFileRow, facts: GroupFacts): RowPlan<GroupChange> {
	const found = findSaidPerson(said, facts.people);
	if ("reason" in found) return { kind: "refused", reason: found.reason };
	const known = facts.groups.get(group);
	if (known?.kind === "rules") return { kind: "refused", reason: { code: "group_by_rules", values: { value: group } } };
	const user_id = found.person.id;
	const isIn = known !== undefined && facts.isIn.has(`${known.id}:${user_id}`);
	return {
		kind: "planned",
		change: { group, group_id: known?.id ?? null, user_id },
		isChange: !isIn,
		warnings: [],
		subject_id: user_id,
	};
}
