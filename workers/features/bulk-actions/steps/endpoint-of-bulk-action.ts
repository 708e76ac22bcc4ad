/**
 * The endpoint that begins a bulk action; invariant: the run takes the rows that were selected when its page was shown, each
 * once, and the selection is empty afterwards.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { findSelectableList } from "#workers/kernel/bulk-actions";
import type { BulkAction, BulkActionDeclaration } from "#workers/kernel/define-bulk-action";
import { defineEndpoint, type Endpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { List } from "#workers/kernel/list-declaration";
import {
	countSelected,
	insertPicked,
	isSelectionAt,
	nothingSelected,
	readSelection,
	type StoredSelection,
	saveSelection,
	selectionHandle,
} from "#workers/kernel/list-selection";
import type { MemberScope } from "#workers/kernel/scope";
import { insertRun } from "../store/runs";

const beginning = z.object({
	/** The handle that the table's answer gave. */
	table_hash: z.string().min(1).max(64),
	/** The selection's version that was shown; with another one by now it is refused. */
	selection_version: z.int().optional(),
});

const begun = z.object({
	bulk_run_id: z.int(),
	/** How many rows it is about to go through. */
	count: z.int(),
});

/** What is sent to begin one. */
type InputOf<Own> = Own extends z.ZodObject<infer Shape> ? z.ZodObject<Shape & (typeof beginning)["shape"]> : never;

/** The endpoint that a bulk action becomes. */
export type EndpointOfBulkAction<T> =
	T extends BulkActionDeclaration<infer Input, infer Name> ? Endpoint<InputOf<Input>, typeof begun, Name> : never;

/** The endpoint that begins a bulk action. */
export function endpointOfBulkAction(action: BulkAction): Endpoint {
	return defineEndpoint({
		name: action.name,
		path: action.path,
		summary: action.summary,
		access: action.access,
		flags: action.flags,
		input: (action.input as z.ZodObject).extend(beginning.shape),
		output: begun,
		errors: {
			nothing_selected: { told_by: "bulk-actions" },
			selection_changed: { told_by: "bulk-actions" },
			...action.errors,
		},
		repetition: { kind: "key" },
		limits: action.limits as never,
		isForbiddenWhileSignedInAsMember: true,
		handler: (scope, asked) => begin(action, scope as MemberScope, asked as Asked),
	}) as never;
}

type Asked = z.output<typeof beginning> & Record<string, unknown>;

async function begin(action: BulkAction, scope: MemberScope, { table_hash, selection_version, ...input }: Asked) {
	const list = findSelectableList(action.list);
	if (!list || selectionHandle(scope, list) !== table_hash) throw notFound("list");
	const selection = await readSelection(scope, list);
	const total_count = countSelected(selection);
	if (total_count === 0) throw refuse("nothing_selected");
	if (selection_version !== undefined && selection_version !== selection.version) throw refuse("selection_changed");
	const id = scope.newId();
	const own = (await action.begin?.(scope, { id, input, total_count })) ?? [];
	const { account, user, clock, request } = scope;
	const set_id = selection.set_id ?? scope.newId();
	return scope.commit({
		statements: [
			assertThat("selection_changed", isSelectionAt(scope, list, selection)),
			...own,
			...takeRows(scope, list, selection, set_id),
			...insertRun(account.id, {
				...{ id, user_id: user.id, action: action.name, list_name: list.name, set_id, total_count },
				input: JSON.stringify(input),
				language_code: request.language_code,
				unselected_ids: JSON.stringify(selection.unselected_ids),
				created_at: clock.now(),
			}),
		],
		answer: { bulk_run_id: id, count: total_count },
		audit: { subject_kind: "bulk_run", subject_id: id, details: { ...input, total_count } },
		follow: [{ job: "bulk-actions/run-bulk-action", payload: { bulk_run_id: id } }],
	});
}

/** The run takes the selection's set for itself, with the rows that were picked by hand behind it. */
function takeRows(scope: MemberScope, list: List, { selected_ids }: StoredSelection, set_id: number) {
	return [
		...(selected_ids.length > 0 ? [insertPicked(scope.account.id, set_id, selected_ids, scope.clock.now())] : []),
		saveSelection(scope, list, nothingSelected),
	];
}
