/**
 * The endpoint that begins a bulk action; invariant: the run takes the rows that were selected when its page was shown, each
 * once, and the selection is empty afterwards. A few picked rows of an action that says so are done in its own batch.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { findSelectableList } from "#workers/kernel/bulk-actions";
import type { BulkAction, BulkActionDeclaration } from "#workers/kernel/define-bulk-action";
import { defineEndpoint, type Endpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, notFound, refuse } from "#workers/kernel/errors";
import type { List } from "#workers/kernel/list-declaration";
import {
	countSelected,
	insertPicked,
	isSelectionAt,
	nothingSelected,
	readSelectable,
	readSelection,
	type StoredSelection,
	saveSelection,
	selectionHandle,
} from "#workers/kernel/list-selection";
import { textKey } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { insertDoneRun, insertRun } from "../store/runs";

/** A call does so many rows at once at most, as many as a part of a run. */
const rowsAPart = 200;
/** What is done at once is made again so often when some of its rows change in the moment between reading and writing. */
const maxTries = 3;

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
	/** Where it was done at once: the rows that were done, and in words. */
	orderIds: z.array(z.int()).optional(),
	resultMsg: z.string().optional(),
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
		failsAs: action.failsAs,
		repetition: { kind: "key" },
		limits: action.limits as never,
		isForbiddenWhileSignedInAsMember: true,
		handler: (scope, asked) => beginBulkAction(scope as MemberScope, action, asked as Asked),
	}) as never;
}

type Asked = z.output<typeof beginning> & Record<string, unknown>;

/** Begins it with what is selected, of an endpoint that has other ways besides. Throws where nothing is, or something else than was shown. */
export async function beginBulkAction(
	scope: MemberScope,
	action: BulkAction,
	{ table_hash, selection_version, ...input }: Asked,
) {
	const list = findSelectableList(action.list);
	if (!list || selectionHandle(scope, list) !== table_hash) throw notFound("list");
	const selection = await readSelection(scope, list);
	const total_count = countSelected(selection);
	if (total_count === 0) throw refuse(action.emptyAs ?? "nothing_selected");
	if (selection_version !== undefined && selection_version !== selection.version) throw refuse("selection_changed");
	if (action.atOnce && selection.set_id === null && total_count <= rowsAPart)
		return doAtOnce({ ...action, atOnce: action.atOnce }, scope, list as Selectable, { selection, input });
	const id = scope.newId();
	const own = (await action.begin?.(scope, { id, input, total_count })) ?? [];
	const { account } = scope;
	const set_id = selection.set_id ?? scope.newId();
	return scope.commit({
		statements: [
			assertThat("selection_changed", isSelectionAt(scope, list, selection)),
			...own,
			...takeRows(scope, list, selection, set_id),
			...insertRun(account.id, runOf(action, scope, list, { id, set_id, selection, input })),
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

type Begun = { selection: StoredSelection; input: Record<string, unknown> };

function runOf(
	action: BulkAction,
	{ account, user, request, clock, translate }: MemberScope,
	list: List,
	{ id, set_id, selection, input }: Begun & { id: number; set_id: number },
) {
	return {
		...{ id, user_id: user.id, action: action.name, list_name: list.name, set_id },
		name: translate(textKey(`${action.words}.name`)),
		time_zone: account.time_zone,
		total_count: countSelected(selection),
		input: JSON.stringify(input),
		language_code: request.language_code,
		unselected_ids: JSON.stringify(selection.unselected_ids),
		created_at: clock.now(),
	};
}

type Selectable = Parameters<typeof readSelectable>[0];
type AtOnce = BulkAction & Required<Pick<BulkAction, "atOnce">>;

/** Does it in one batch with its run, which is over then; made again where a row changed between reading and writing. */
async function doAtOnce(action: AtOnce, scope: MemberScope, list: Selectable, begun: Begun) {
	for (let tries = 1; ; tries += 1) {
		try {
			return await writeAtOnce(action, scope, list, begun);
		} catch (error) {
			if (constraintFailure(error)?.name !== "internal_rows_changed" || tries >= maxTries) throw error;
		}
	}
}

async function writeAtOnce(action: AtOnce, scope: MemberScope, list: Selectable, { selection, input }: Begun) {
	const { account, translate } = scope;
	const ids = [...selection.selected_ids];
	const [id, set_id] = [scope.newId(), scope.newId()];
	const run = runOf(action, scope, list, { id, set_id, selection, input });
	const selectable = await readSelectable(list, scope, ids);
	const unfit = ids.flatMap((row) => {
		const reason = selectable.has(row) ? selectable.get(row) : "gone";
		return typeof reason === "string" ? [{ id: row, reason }] : [];
	});
	const fit = ids.filter((row) => selectable.get(row) === null);
	const own = (await action.begin?.(scope, { ...run, input })) ?? [];
	const applied = await action.apply(scope, { ...run, input }, fit);
	const skipped = [...unfit, ...applied.skipped];
	const passedOver = new Set(skipped.map((row) => row.id));
	const orderIds = ids.filter((row) => !passedOver.has(row));
	const says = skipped.length === 0 ? action.atOnce.all : action.atOnce.partly;
	return scope.commit({
		statements: [
			assertThat("selection_changed", isSelectionAt(scope, list, selection)),
			...own,
			saveSelection(scope, list, nothingSelected),
			...insertDoneRun(account.id, run, { done: orderIds.length, skipped }),
			...applied.statements,
			...(action.end?.(scope, run) ?? []),
		],
		answer: {
			bulk_run_id: id,
			count: ids.length,
			orderIds,
			resultMsg: translate(says, { count: orderIds.length, skipped: skipped.length }),
		},
		audit: [
			{ subject_kind: "bulk_run", subject_id: id, details: { ...input, total_count: ids.length } },
			...(applied.audit ?? []),
		],
		follow: applied.follow,
	});
}
