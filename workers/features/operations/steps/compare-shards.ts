/** Compares the rows of an account on two shards, table by table, cell by cell, page by page, by their keys. */
import type { TenantDatabase } from "#workers/kernel/database";
import type { TableShape } from "../rules/export-tables";
import { comparedColumns, compareKeys, isComparedInOrder, pairingKey } from "../rules/move-tables";
import { type AnyRow, listRows, listRowsByKeys } from "../store/export-rows";

/** What leads to a row within its account. */
export type Key = (string | number)[];

/** How far both sides were read, and how many rows were the same there. */
export type Cursor = { from: Key; to: Key; count: number };

/** The beginning of a table. */
export const beginning: Cursor = { from: [], to: [], count: 0 };

/** What the new shard lacks of a table, from a cursor on. */
export type Differences = {
	shape: TableShape;
	missing: AnyRow[];
	changed: AnyRow[];
	/** The columns in which those differ. */
	columns: string[];
	extra: AnyRow[];
	/** Lines that are final and differ. */
	unequal: AnyRow[];
	/** How many rows came before the first missing one. */
	offset: number;
	/** Behind the last row before which nothing differed. */
	equal: Cursor;
	/** Where to go on; null at the end of the table. */
	next: Cursor | null;
	rows: number;
};

/** The account's rows on both shards, whoever lives where. */
export type Sides = { account_id: number; from: TenantDatabase; to: TenantDatabase };

/** Lines of one owner, of which a table has those of many. */
export type Part = { column: string; values: readonly (string | number)[] };

const rowsAPage = 500;
const maxDifferences = 1_000;
const maxSigns = 1_000_000;

/** Reads both sides of a table, or of a part of it, until so many differences are found, or to its end. */
export async function compareTable(sides: Sides, shape: TableShape, start: Cursor, part?: Part): Promise<Differences> {
	const [from, to] = [readerOf(sides, "from", shape, start.from, part), readerOf(sides, "to", shape, start.to, part)];
	const found = nothingFound(shape, start);
	const pairs = pairingKey(shape);
	const pairOf = (row: AnyRow): Key => pairs.map((column) => row[column] as string | number);
	const differing = new Set<string>();
	let [count, signs] = [start.count, 0];
	for (;;) {
		await Promise.all([from.fill(), to.fill()]);
		const [row, other] = [from.head(), to.head()];
		if (!row && !other) break;
		if (countDifferences(found) >= maxDifferences || signs > maxSigns) {
			found.next = { ...behindBoth(shape, from.last(), to.last()), count };
			break;
		}
		const order = !other ? -1 : !row ? 1 : compareKeys(pairOf(row), pairOf(other));
		if (order <= 0) from.take();
		if (order >= 0) to.take();
		if (order < 0 && found.missing.length === 0) found.offset = count;
		signs += judge(found, differing, order <= 0 ? row : undefined, order >= 0 ? other : undefined);
		if (order > 0) continue;
		count += 1;
		found.rows += 1;
		if (countDifferences(found) === 0) found.equal = { from: from.last(), to: to.last(), count };
	}
	return { ...found, columns: [...differing] };
}

/** Where to go on: rows that the new shard lacked stand there by then, behind which both sides go on. */
function behindBoth(shape: TableShape, from: Key, to: Key): Pick<Cursor, "from" | "to"> {
	if (isComparedInOrder(shape)) return { from, to };
	const last = from.length > 0 && (to.length === 0 || compareKeys(from, to) > 0) ? from : to;
	return { from: last, to: last };
}

/** Compares rows by their keys, wherever in the table they stand. */
export async function compareRows(sides: Sides, shape: TableShape, keys: readonly Key[]): Promise<Differences> {
	const found = nothingFound(shape, beginning);
	const differing = new Set<string>();
	const statement = listRowsByKeys(sides.account_id, shape, keys);
	const [rows, others] = await Promise.all([sides.from.read(statement), sides.to.read(statement)]);
	const byKey = (list: readonly AnyRow[]) => new Map(list.map((row) => [JSON.stringify(keyOf(shape, row)), row]));
	const [here, there] = [byKey(rows), byKey(others)];
	for (const key of keys.map((one) => JSON.stringify(one))) judge(found, differing, here.get(key), there.get(key));
	return { ...found, columns: [...differing], rows: rows.length };
}

function nothingFound(shape: TableShape, equal: Cursor): Differences {
	return {
		shape,
		missing: [],
		changed: [],
		columns: [],
		extra: [],
		unequal: [],
		offset: 0,
		equal,
		next: null,
		rows: 0,
	};
}

/** Files a pair under what is to be done about it; gives how many signs will be written. */
function judge(found: Differences, differing: Set<string>, row: AnyRow | undefined, other: AnyRow | undefined): number {
	const isFinal = isComparedInOrder(found.shape);
	const write = (list: AnyRow[]) => {
		list.push(row!);
		return JSON.stringify(row).length;
	};
	if (!row && !other) return 0;
	if (!other) return write(found.missing);
	if (!row) {
		(isFinal ? found.unequal : found.extra).push(other);
		return 0;
	}
	const unlike = comparedColumns(found.shape).filter((column) => row[column] !== other[column]);
	for (const column of unlike) differing.add(column);
	if (unlike.length === 0) return 0;
	return write(isFinal ? found.unequal : found.changed);
}

/** How many differences there are. */
export function countDifferences({ missing, changed, extra, unequal }: Differences): number {
	return missing.length + changed.length + extra.length + unequal.length;
}

/** The key of a row within its account. */
export function keyOf({ key }: TableShape, row: AnyRow): Key {
	return key.map((column) => row[column] as string | number);
}

/** Reads one side in the order of its keys. */
function readerOf({ account_id, ...sides }: Sides, side: "from" | "to", shape: TableShape, after: Key, part?: Part) {
	let [page, at, last, isEnd]: [AnyRow[], number, Key, boolean] = [[], 0, after, false];
	return {
		fill: async () => {
			if (at < page.length || isEnd) return;
			page = await sides[side].read(listRows(account_id, shape, last, rowsAPage, part));
			at = 0;
			isEnd = page.length < rowsAPage;
		},
		head: () => page[at],
		take: () => {
			last = keyOf(shape, page[at]!);
			at += 1;
		},
		last: () => last,
	};
}
