/** The import of groups: puts people into lists, and makes lists that are new; nobody is taken out (README of groups). */
import {
	areListGroups,
	deleteEmptyGroups,
	deleteMemberships,
	findGroupsNamed,
	findPeopleNamed,
	insertGroupMembers,
	insertGroups,
	listGroupsState,
	listMemberships,
} from "#workers/features/members";
import { indexDocuments } from "#workers/features/search";
import { assertThat } from "#workers/kernel/assertions";
import { type Addition, defineImport, type Kept, type PlannedRow, type UndoPiece } from "#workers/kernel/define-import";
import { oneByOne } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import {
	type GroupChange,
	type GroupFacts,
	type GroupFileRow,
	groupColumns,
	keysOfGroupRow,
	planGroupRow,
	readGroupRow,
} from "./rules/group-rows";

export const groupsImport = defineImport<GroupFileRow, GroupFacts, GroupChange>({
	kind: "groups",
	place: 3,
	words: "groups:import",
	roles: ["account_owner"],
	columns: groupColumns,
	reader: (_account, { places }) => oneByOne((cells) => readGroupRow(cells, places)),
	keysOf: keysOfGroupRow,
	repeated: "repeated_row",
	load: loadGroups,
	plan: planGroupRow,
	apply: applyGroups,
	undo: { plan: planUndo },
});

async function loadGroups({ account, read }: Scope<null>, rows: readonly GroupFileRow[]): Promise<GroupFacts> {
	const names = [...new Set(rows.map(({ group }) => group))];
	const [people, found] = await Promise.all([
		read(
			findPeopleNamed(
				account.id,
				rows.map(({ said }) => said),
			),
		),
		read(findGroupsNamed(account.id, names)),
	]);
	const groups = new Map(found.map((group) => [group.name, group] as const));
	const isIn = await read(listMemberships(account.id, pairsOf(rows, people, groups)));
	return { people, groups, isIn: new Set(isIn.map(({ group_id, user_id }) => `${group_id}:${user_id}`)) };
}

/** The pairs that the rows mean, of groups that are there. */
function pairsOf(rows: readonly GroupFileRow[], people: GroupFacts["people"], groups: GroupFacts["groups"]) {
	const known: GroupFacts = { people, groups, isIn: new Set() };
	return rows.flatMap((row) => {
		const plan = planGroupRow(row, known);
		if (plan.kind !== "planned" || plan.change.group_id === null) return [];
		return [{ group_id: plan.change.group_id, user_id: plan.change.user_id }];
	});
}

async function applyGroups(
	{ account, clock, newId }: Scope<null>,
	planned: readonly PlannedRow<GroupFileRow, GroupChange>[],
) {
	const account_id = account.id;
	const changes = planned.flatMap(({ change, isChange }) => (isChange ? [change] : []));
	const names = [...new Set(changes.flatMap(({ group, group_id }) => (group_id === null ? [group] : [])))];
	const made = names.map((name) => ({ id: newId(), name }));
	const ids = new Map(made.map(({ name, id }) => [name, id]));
	const pairs = new Map(
		changes.map(({ group, group_id, user_id }) => {
			const pair = { group_id: group_id ?? ids.get(group)!, user_id };
			return [`${pair.group_id}:${user_id}`, pair] as const;
		}),
	);
	const documents = made.map(({ id, name }) => ({ id, title: name, body: "" }));
	const added: Addition[] = [
		...made.map(({ id }) => ({ kind: "group", subject_id: id })),
		...[...pairs.values()].map((pair) => ({ kind: "membership", subject_id: pair.user_id, part_id: pair.group_id })),
	];
	const known = [...new Set(changes.flatMap(({ group_id }) => group_id ?? []))];
	return {
		statements: [
			...(known.length > 0 ? [assertThat("internal_rows_changed", areListGroups(account_id, known))] : []),
			...insertGroups(account_id, made, clock.now()),
			...insertGroupMembers(account_id, [...pairs.values()]),
			...indexDocuments(account_id, "group", documents),
		],
		refused: [],
		pending_count: 0,
		added,
	};
}

/** People leave the groups that the file put them into; a group that it made is deleted where nobody else is in it and no program names it. */
async function planUndo(
	{ account, read }: Scope<null>,
	_upload: unknown,
	added: readonly Addition[],
): Promise<UndoPiece> {
	const pairs = added.flatMap(({ kind, subject_id: user_id, part_id: group_id = 0 }) =>
		kind === "membership" ? [{ group_id, user_id }] : [],
	);
	const made = added.flatMap(({ kind, subject_id }) => (kind === "group" ? [subject_id] : []));
	const groups = await read(listGroupsState(account.id, made, { pairs }));
	const isFree = (group: { others_count: number; use_count: number }) =>
		group.use_count === 0 && group.others_count === 0;
	const free = groups.filter(isFree).map(({ id }) => id);
	const kept = groups
		.filter((group) => !isFree(group))
		.map(
			({ name, use_count }): Kept => ({ name, reason: { code: use_count > 0 ? "group_used" : "group_has_others" } }),
		);
	return {
		statements: [...deleteMemberships(account.id, pairs), ...deleteEmptyGroups(account.id, free)],
		kept,
	};
}
