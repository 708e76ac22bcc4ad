/** Copies an account to another shard while it is used: once in bounded steps, then round by round what changed since. */
import { ledgerFaults } from "#workers/features/points";
import { refuse } from "#workers/kernel/errors";
import type { TableShape } from "../rules/export-tables";
import { beginning, type Cursor, compareTable, countDifferences, type Differences, type Sides } from "./compare-shards";
import { copyDocuments, settleDocuments } from "./copy-documents";
import { type Copying, copyRows } from "./copy-rows";

/** How far the first copy is: where each table goes on, null where it is done, and the last document that was indexed. */
export type Progress = { tables: Record<string, Cursor | null>; documents: number; is_copied: boolean; rows: number };

/** Nothing is copied. */
export const nothingCopied: Progress = { tables: {}, documents: 0, is_copied: false, rows: 0 };

/** How many rounds may pass before both shards have to be the same. */
const maxRounds = 8;

/** Goes on with the first copy until `isTimeOver`; tables come after those that they refer to. */
export async function copyOnce(
	copying: Copying,
	shapes: readonly TableShape[],
	known: Progress,
	isTimeOver: () => boolean,
): Promise<Progress> {
	let { rows, documents } = known;
	const tables = { ...known.tables };
	const isDone = (name: string) => tables[name] === null || !shapes.some((shape) => shape.name === name);
	while (!isTimeOver()) {
		const ready = shapes.filter(({ name, refersTo }) => tables[name] !== null && refersTo.every(isDone));
		if (ready.length === 0) break;
		const found = await Promise.all(
			ready.map((shape) => compareTable(copying, shape, tables[shape.name] ?? beginning)),
		);
		await copyRows(copying, found);
		for (const one of found) {
			tables[one.shape.name] = one.next;
			rows += one.rows;
		}
	}
	const areRowsThere = shapes.every(({ name }) => tables[name] === null);
	while (areRowsThere && !isTimeOver()) {
		const last = await copyDocuments(copying, documents);
		if (last === null) return { tables, documents, is_copied: true, rows };
		documents = last;
	}
	return { tables, documents, is_copied: false, rows };
}

/** One round: compares everything and copies what differs. Gives what differed, by table. */
export async function copyRound(copying: Copying, shapes: readonly TableShape[]): Promise<Differences[]> {
	const all: Differences[] = [];
	let waiting: { shape: TableShape; at: Cursor }[] = shapes.map((shape) => ({ shape, at: beginning }));
	while (waiting.length > 0) {
		const found = await Promise.all(waiting.map(({ shape, at }) => compareTable(copying, shape, at)));
		await copyRows(copying, found);
		all.push(...found.filter((one) => countDifferences(one) > 0));
		waiting = found.flatMap(({ shape, next }) => (next ? [{ shape, at: next }] : []));
	}
	return all;
}

/** While nobody writes: copies until a round finds everything the same, then proves the ledger on both shards. Throws move_differs (409). */
export async function copyToTheEnd(copying: Copying, shapes: readonly TableShape[], documents: number): Promise<void> {
	for (let round = 1; ; round += 1) {
		const [different] = await copyRound(copying, shapes);
		if (!different) break;
		if (round === maxRounds) throw refuse("move_differs", { table: different.shape.name });
	}
	for (let last: number | null = documents; last !== null; ) last = await copyDocuments(copying, last);
	await settleDocuments(copying);
	if ((await countFaults(copying)) > 0) throw refuse("move_differs", { table: "ledger_entries" });
}

/** How many faults the ledger has, on both sides together. */
export async function countFaults({ account_id, from, to }: Sides): Promise<number> {
	const found = await Promise.all(
		[from, to].flatMap((side) => ledgerFaults(account_id).map((statement) => side.read(statement))),
	);
	return found.flat().length;
}
