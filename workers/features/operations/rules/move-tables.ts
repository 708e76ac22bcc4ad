/** What a move to another shard copies, and how rows of both shards are compared. @pure */
import { numberedAnew, startValues, type TableShape, writtenByTriggers } from "./export-tables";

/**
 * Tables that are not copied as rows: those of a single batch, of moves themselves, what the schedule finds anew there, and
 * the index, which is filled from the rows.
 */
const notCopied = ["erasures", "account_moves", "account_move_changes", "due_work", "search_documents"];

/** The tables that a move copies: all that have an account, what lets somebody in and what waits in the outbox, too. */
export function movedShapes(shapes: readonly TableShape[]): TableShape[] {
	return shapes.filter(({ name }) => !notCopied.includes(name));
}

/** The documents of the search, which both shards know by what they tell of. */
export const documentShape: TableShape = {
	name: "search_documents",
	columns: ["account_id", "kind", "id"],
	texts: [],
	key: ["kind", "id"],
	refersTo: [],
};

/** Lines that each shard numbers itself are compared in their order, one by one; what is final never changes its place. */
export function isComparedInOrder({ name }: Pick<TableShape, "name">): boolean {
	return name === "ledger_entries" || name === "statement_lines";
}

/** The columns by which rows of both shards are paired: lines that each shard numbers itself go by what is left of their key. */
export function pairingKey({ name, key }: Pick<TableShape, "name" | "key">): string[] {
	return key.filter((column) => !(numberedAnew[name] ?? []).includes(column));
}

/** Columns that both shards must agree on. */
export function comparedColumns({ name, columns }: TableShape): string[] {
	const own = numberedAnew[name] ?? [];
	return columns.filter((column) => !own.includes(column) && column !== "account_id");
}

/** Whether triggers alone write the table, so that its rows come about from others. */
export function isWrittenByTriggers(name: string): boolean {
	return writtenByTriggers.includes(name);
}

/** Columns that may be set to the other shard's value: balances come about from entries. */
export function settledColumns(name: string, columns: readonly string[]): string[] {
	const moving = Object.keys(startValues[name] ?? {});
	return columns.filter((column) => !moving.includes(column));
}

/** The order in which the database sorts keys: numbers before texts, texts by their bytes. */
export function compareKeys(one: readonly unknown[], other: readonly unknown[]): number {
	for (const [at, value] of one.entries()) {
		const order = compareValues(value, other[at]);
		if (order !== 0) return order;
	}
	return 0;
}

function compareValues(one: unknown, other: unknown): number {
	if (typeof one === "number" && typeof other === "number") return one - other;
	if (typeof one === "number") return -1;
	if (typeof other === "number") return 1;
	return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}
