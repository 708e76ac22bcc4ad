/**
 * Copies what changed since everything was compared: rows that either shard noted are compared by their keys, and what
 * writing them changes beside is noted on the new shard, until nothing is noted any more and both hold the same.
 */
import { refuse } from "#workers/kernel/errors";
import type { TableShape } from "../rules/export-tables";
import { wholeTable } from "../rules/move-changes";
import { documentShape } from "../rules/move-tables";
import { countRowsOf } from "../store/export-rows";
import { type Change, forgetChanges, listChanges, noteChanges } from "../store/move-changes";
import { assertRunner } from "../store/moves";
import {
	beginning,
	type Cursor,
	compareRows,
	compareTable,
	countDifferences,
	type Differences,
	type Key,
} from "./compare-shards";
import { noteAgain } from "./copy-account";
import { followDocuments } from "./copy-documents";
import { type Copying, copyRows } from "./copy-rows";

/** So many changes of each shard a round. */
const changesAtOnce = 5_000;
const rowsAtOnce = 500;
/** How many rounds may pass while nobody writes before both shards have to be the same. */
const maxRounds = 12;

/** What is known from one round to the next: up to where entries of the ledger are the same. */
export type Followed = { entries: Cursor };

/** What a round met. */
export type Round = { changes: number; differing: string[] };

/** One round: compares and copies what was noted. Nothing was noted once `changes` is 0. */
export async function followChanges(
	copying: Copying,
	shapes: readonly TableShape[],
	followed: Followed,
): Promise<Round> {
	const { account_id, from, to, runner } = copying;
	// What is noted is read before the rows are: whatever changes after this stands behind it.
	const statement = listChanges(account_id, changesAtOnce);
	const [here, there] = await Promise.all([from.read(statement), to.read(statement)]);
	if (here.length + there.length === 0) return { changes: 0, differing: [] };
	const keys = keysOf([...here, ...there]);
	const compared = await Promise.all(
		shapes.map((shape) => compareChanged(copying, shape, keys.get(shape.name) ?? [], followed)),
	);
	const found = compared.flat().filter((one) => countDifferences(one) > 0);
	const doAllFit = await copyRows(copying, found);
	await noteAgain(copying, found);
	const written = here.filter(({ table_name }) => table_name === documentShape.name);
	const others = there.filter(({ table_name }) => table_name === documentShape.name);
	// A document is made of rows: where some wait, it waits, too.
	if (doAllFit) await followDocuments(copying, documentKeys(written), documentKeys(others));
	else if (written.length + others.length > 0) await from.write([noteChanges(account_id, [...written, ...others])]);
	await Promise.all([
		here.length > 0 ? from.write([forgetChanges(account_id, here.at(-1)!.seq)]) : undefined,
		there.length > 0
			? to.write([assertRunner(account_id, runner), forgetChanges(account_id, there.at(-1)!.seq)])
			: undefined,
	]);
	return { changes: here.length + there.length, differing: found.map(({ shape }) => shape.name) };
}

/** How many changes are noted on both shards. */
export async function countChanges({ account_id, from, to }: Copying): Promise<number> {
	const table = "account_move_changes";
	const found = await Promise.all([from, to].map((side) => side.read(countRowsOf(account_id, table))));
	return found.reduce((sum, rows) => sum + rows[0]!.count, 0);
}

/** While nobody writes: rounds until nothing is noted. Throws move_differs (409). */
export async function followToTheEnd(
	copying: Copying,
	shapes: readonly TableShape[],
	followed: Followed,
): Promise<void> {
	for (let round = 1; ; round += 1) {
		const { changes, differing } = await followChanges(copying, shapes, followed);
		if (changes === 0) return;
		if (round >= maxRounds) throw refuse("move_differs", { table: differing[0] ?? "account_move_changes" });
	}
}

function keysOf(changes: readonly Change[]): Map<string, string[]> {
	const keys = new Map<string, Set<string>>();
	for (const { table_name, row_key } of changes) {
		const known = keys.get(table_name) ?? new Set();
		keys.set(table_name, known.add(row_key));
	}
	return new Map([...keys].map(([table, each]) => [table, [...each]]));
}

const documentKeys = (changes: readonly Change[]) => changes.map(({ row_key }) => JSON.parse(row_key) as Key);

async function compareChanged(
	copying: Copying,
	shape: TableShape,
	keys: readonly string[],
	followed: Followed,
): Promise<Differences[]> {
	if (keys.length === 0) return [];
	if (shape.name === "ledger_entries") {
		const start = keys.includes(wholeTable) ? beginning : followed.entries;
		const found = await compareTable(copying, shape, start);
		followed.entries = found.equal;
		return [found];
	}
	const parsed = keys.map((key) => JSON.parse(key) as Key);
	if (shape.name === "statement_lines") return compareLines(copying, shape, parsed);
	const pieces = Array.from({ length: Math.ceil(parsed.length / rowsAtOnce) }, (_piece, at) =>
		parsed.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
	);
	return Promise.all(pieces.map((piece) => compareRows(copying, shape, piece)));
}

/** Each shard numbers the lines of statements itself: all of an owner are compared, in their order. */
async function compareLines(copying: Copying, shape: TableShape, keys: readonly Key[]): Promise<Differences[]> {
	const column = shape.key[0]!;
	const part = { column, values: [...new Set(keys.map(([owner]) => owner!))] };
	const found: Differences[] = [];
	for (let at: Cursor | null = beginning; at !== null; at = found.at(-1)!.next)
		found.push(await compareTable(copying, shape, at, part));
	return found;
}
