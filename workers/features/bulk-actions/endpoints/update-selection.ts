/**
 * Changes what somebody has selected of a list; invariant: only rows that they see and that can be selected are in it, and
 * all that were selected at once are those that met the filter at that moment.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { authorise } from "#workers/kernel/authorise";
import { smallObject } from "#workers/kernel/bounds";
import { selectableLists } from "#workers/kernel/bulk-actions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, notFound } from "#workers/kernel/errors";
import { selectionData } from "#workers/kernel/list-declaration";
import {
	countSet,
	deleteSetOf,
	findInSet,
	insertSet,
	isSelectionAt,
	nothingSelected,
	readSelectable,
	readSelection,
	type StoredSelection,
	saveSelection,
	selectionHandle,
} from "#workers/kernel/list-selection";
import { understand } from "#workers/kernel/page-request";
import { isSelectable, presentSelection } from "#workers/kernel/page-selection";
import type { MemberScope } from "#workers/kernel/scope";

/** It is made again so often when the same person changes it elsewhere in the moment between reading and writing. */
const maxTries = 3;

const input = z.object({
	/** `rows` picks and takes out rows by their ids, `all` selects all that meet the filters now, `none` nothing. */
	type: z.enum(["rows", "all", "none"]).default("rows"),
	selected_ids: z.array(z.int()).max(500).default([]),
	unselected_ids: z.array(z.int()).max(500).default([]),
	/** The handle that the table's answer gave. */
	table_hash: z.string().min(1).max(64),
	/** What narrows the list where all is selected, as the table takes it. */
	filters: smallObject({ maxBytes: 10_000 }).default({}),
});

export const updateSelection = defineEndpoint({
	name: "bulk-actions/update-selection",
	path: "/api/reports/api_update_selection",
	summary: "Changes which rows of a table the signed-in person has selected.",
	access: "signed_in",
	input,
	output: z.object({ selectionData: selectionData }),
	errors: {
		selection_too_large: { constraints: ["list_selections_selected_ids", "list_selections_unselected_ids"] },
		selection_failed: {},
	},
	failsAs: "selection_failed",
	repetition: { kind: "natural" },
	handler: async (scope, asked) => {
		const list = selectableLists().find((one) => selectionHandle(scope, one) === asked.table_hash);
		if (!list || !isSelectable(list)) throw notFound("list");
		authorise({ access: list.access, flags: list.flags }, scope);
		for (let tries = 1; ; tries += 1) {
			try {
				return { selectionData: await changes[asked.type](list, scope, asked) };
			} catch (error) {
				if (constraintFailure(error)?.name !== "internal_selection_changed" || tries >= maxTries) throw error;
			}
		}
	},
});

type Asked = z.output<typeof input>;
type Selectable = Parameters<typeof readSelectable>[0];

const changes = { rows: changeRows, all: selectAll, none: selectNothing };

/** Picks and takes out single rows; an id that is named on both sides is taken out. */
async function changeRows(list: Selectable, scope: MemberScope, { selected_ids, unselected_ids }: Asked) {
	const [stored, selectable] = await Promise.all([
		readSelection(scope, list),
		readSelectable(list, scope, [...new Set(selected_ids)]),
	]);
	const out = new Set(unselected_ids);
	const picked = [...selectable].filter(([id, reason]) => reason === null && !out.has(id)).map(([id]) => id);
	const inSet = await findInSet(scope, stored.set_id, [...picked, ...out]);
	const added = new Set(picked);
	const next = {
		...stored,
		selected_ids: [
			...stored.selected_ids.filter((id) => !out.has(id) && !added.has(id)),
			...picked.filter((id) => !inSet.has(id)),
		],
		unselected_ids: [
			...stored.unselected_ids.filter((id) => !added.has(id) && !out.has(id)),
			...[...out].filter((id) => inSet.has(id)),
		],
	};
	await scope.commit({
		statements: [
			assertThat("internal_selection_changed", isSelectionAt(scope, list, stored)),
			saveSelection(scope, list, next),
		],
		answer: {},
	});
	const refused = selected_ids.filter((id) => selectable.get(id) !== null);
	return presentSelection({ ...next, version: stored.version + 1 }, refused);
}

/** Fixes all rows that meet the filters now; whatever was selected before is not any more. */
async function selectAll(list: Selectable, scope: MemberScope, { filters }: Asked) {
	const chosen = understand(list, scope, filters);
	const set_id = scope.newId();
	const stored = await readSelection(scope, list);
	const { set_count } = await scope.commit({
		statements: [
			assertThat("internal_selection_changed", isSelectionAt(scope, list, stored)),
			deleteSetOf(scope, list),
			insertSet(list, scope, list.query(scope, chosen), set_id),
			saveSelection(scope, list, { ...nothingSelected, set_id, set_count: countSet(scope.account.id, set_id) }),
		],
		answer: { set_count: 0 },
		live: { set_count: countSet(scope.account.id, set_id) },
	});
	return presentSelection(advanced(stored, { ...nothingSelected, set_id, set_count }), []);
}

async function selectNothing(list: Selectable, scope: MemberScope) {
	const stored = await readSelection(scope, list);
	await scope.commit({
		statements: [
			assertThat("internal_selection_changed", isSelectionAt(scope, list, stored)),
			deleteSetOf(scope, list),
			saveSelection(scope, list, nothingSelected),
		],
		answer: {},
	});
	return presentSelection(advanced(stored, nothingSelected), []);
}

function advanced({ version }: StoredSelection, next: StoredSelection): StoredSelection {
	return { ...next, version: version + 1 };
}
