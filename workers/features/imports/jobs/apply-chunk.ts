/** Applies one chunk of a file by its import: reads its rows, finds what each changes, and composes the statements for one batch. */
import type { Addition, Import, PlannedRow, RowPlan, Upload } from "#workers/kernel/define-import";
import type { FileRow, ReadRows, Reason, RefusedRow } from "#workers/kernel/import-rows";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { readingOf } from "../steps/file-reading";
import { countPending } from "../store/fetched";
import { type Checkpoint, findTakenKeys, type ImportRequest, insertKeys, type TakenKey } from "../store/requests";

/** The outcome of a chunk; warnings among `refused` do not count as refused rows. */
export type Applied = {
	statements: Statement[];
	refused: readonly RefusedRow[];
	success_count: number;
	unchanged_count: number;
	/** What rows leave to be fetched. */
	pending_count: number;
	/** What was added, and how many things that were there were changed. */
	added?: readonly Addition[];
	changed_count?: number;
	messages?: readonly OutboxMessage[];
};

/** A group of rows with the keys that it takes. */
type Planned = PlannedRow<unknown, unknown> & { sound: readonly FileRow[]; keys: TakenKey[] };

/** Groups as they are decided: those to be applied, how many rows of the others need nothing, and what is to be told. */
type Decided = { planned: Planned[]; skipped: number; reported: RefusedRow[] };

/** Reads, checks and plans the rows of a chunk, and gives the statements that apply them at once. */
export async function applyChunk(
	scope: Scope<null>,
	declared: Import,
	request: ImportRequest,
	checkpoint: Checkpoint,
	records: readonly FileRow[],
): Promise<Applied> {
	const reading = readingOf(scope.clock, checkpoint);
	const { groups, excess } = groupsOf(declared, checkpoint, records);
	const read = groups.map(declared.reader(scope.account, reading));
	const rows = read.flatMap(({ row }) => (row === null ? [] : [row]));
	const account_id = scope.account.id;
	const [facts, taken] = await Promise.all([
		declared.load(scope, rows, request, reading),
		scope.read(findTakenKeys(account_id, request.id, rows.flatMap(declared.keysOf))),
	]);
	const lines = new Map(taken.map(({ key, line }) => [key, line]));
	const { planned, skipped, reported } = decideRows(declared, read, facts, lines);
	const written = await declared.apply(scope, planned, facts, request);
	const keys = planned.flatMap((one) => one.keys);
	return {
		statements: [
			...written.statements,
			...countPending(account_id, request.id, written.pending_count),
			...insertKeys(account_id, request.id, keys),
		],
		refused: [...excess, ...read.flatMap(({ refused }) => refused), ...reported, ...written.refused],
		success_count: rowsOf(planned.filter(({ isChange }) => isChange)),
		unchanged_count: skipped + rowsOf(planned.filter(({ isChange }) => !isChange)),
		pending_count: written.pending_count,
		added: written.added,
		changed_count: written.changed_count,
		messages: written.messages,
	};
}

/** What a file is, and the keys that its rows took so far with their lines. */
type ForeseenFile = { declared: Import; upload: Upload; checkpoint: Checkpoint; taken: Map<string, number> };

/** What a chunk would do: how many rows would be applied, how many need nothing, and what would be told. Nothing is written. */
export async function foreseeChunk(
	scope: Scope<null>,
	{ declared, upload, checkpoint, taken }: ForeseenFile,
	records: readonly FileRow[],
): Promise<{ applied: number; unchanged: number; refused: RefusedRow[] }> {
	const reading = readingOf(scope.clock, checkpoint);
	const { groups, excess } = groupsOf(declared, checkpoint, records);
	const read = groups.map(declared.reader(scope.account, reading));
	const rows = read.flatMap(({ row }) => (row === null ? [] : [row]));
	const facts = await declared.load(scope, rows, upload, reading);
	const { planned, skipped, reported } = decideRows(declared, read, facts, taken);
	for (const { keys } of planned) for (const { key, line } of keys) taken.set(key, line);
	return {
		applied: rowsOf(planned.filter(({ isChange }) => isChange)),
		unchanged: skipped + rowsOf(planned.filter(({ isChange }) => !isChange)),
		refused: [...excess, ...read.flatMap(({ refused }) => refused), ...reported],
	};
}

function rowsOf(planned: readonly Planned[]): number {
	return planned.reduce((sum, { sound }) => sum + sound.length, 0);
}

/** The rows that belong together, each alone where nothing groups them; and those beyond the bound of a group that was cut. */
function groupsOf({ group }: Import, { places, cut_group }: Checkpoint, records: readonly FileRow[]) {
	if (!group) return { groups: records.map((record) => [record]), excess: [] };
	const groups: FileRow[][] = [];
	for (const record of records) {
		const last = groups.at(-1);
		if (last && group.of(last[0]!, places) === group.of(record, places)) last.push(record);
		else groups.push([record]);
	}
	const isCut = cut_group && groups[0] && group.of(groups[0][0]!, places) === cut_group;
	const beyond = isCut ? groups.shift()! : [];
	const excess = beyond.map((record) => reported(record, [group.excess(cut_group ?? "")]));
	return { groups, excess };
}

function reported({ line, cells }: FileRow, reasons: readonly Reason[], isWarning = false): RefusedRow {
	return { line, cells, reasons, ...(isWarning ? { isWarning } : {}) };
}

/** Plans each group that took no key of an earlier row. */
function decideRows(
	declared: Import,
	read: readonly ReadRows<unknown>[],
	facts: unknown,
	earlier: ReadonlyMap<string, number>,
): Decided {
	const taken = new Map(earlier);
	const decided: Decided = { planned: [], skipped: 0, reported: [] };
	for (const { row, sound } of read) {
		if (row === null) continue;
		const [first] = sound as readonly [FileRow];
		const keys = declared.keysOf(row);
		const twin = keys.find((key) => taken.has(key));
		const plan: RowPlan<unknown> = twin ? repeated(declared, twin, taken.get(twin)!) : declared.plan(row, facts);
		if (plan.kind === "refused") {
			decided.reported.push(...sound.map((record) => reported(record, [plan.reason])));
			continue;
		}
		if (plan.warnings.length > 0) decided.reported.push(reported(first, plan.warnings, true));
		if (plan.kind === "skipped") {
			decided.skipped += sound.length;
			continue;
		}
		for (const key of keys) taken.set(key, first.line);
		const { change, isChange } = plan;
		decided.planned.push({ row, sound, change, isChange, keys: takenKeys(keys, first, plan) });
	}
	return decided;
}

function repeated(declared: Import, key: string, line: number): RowPlan<unknown> {
	const values = { value: key.slice(key.indexOf(":") + 1), line };
	return { kind: "refused", reason: { code: declared.repeated, values } };
}

/** The keys of a group; the first carries what the second pass needs. */
function takenKeys(
	keys: readonly string[],
	{ line, cells }: FileRow,
	{ subject_id = 0, note, isChange }: Extract<RowPlan<unknown>, { kind: "planned" }>,
): TakenKey[] {
	const noted =
		note === undefined
			? {}
			: { note, row: JSON.stringify(cells), was_unchanged: isChange ? (0 as const) : (1 as const) };
	return keys.map((key, at) => ({ key, line, subject_id, ...(at === 0 ? noted : {}) }));
}
