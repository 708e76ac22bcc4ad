/** Compares the rows of an account on two shards, table by table, cell by cell, page by page, by their keys. */
import type { TenantDatabase } from "#workers/kernel/database";
import type { TableShape } from "../rules/export-tables";
import { comparedColumns, compareKeys, isComparedInOrder } from "../rules/move-tables";
import { type AnyRow, listRows } from "../store/export-rows";

type Key = (string | number)[];

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
	unequal: number;
	/** How many rows came before the first missing one. */
	offset: number;
	/** Where to go on; null at the end of the table. */
	next: Cursor | null;
	rows: number;
};

/** The account's rows on both shards, whoever lives where. */
export type Sides = { account_id: number; from: TenantDatabase; to: TenantDatabase };

const rowsAPage = 500;
const maxDifferences = 1_000;
const maxSigns = 1_000_000;

/** Reads both sides of a table until so many differences are found, or to its end. */
export async function compareTable(sides: Sides, shape: TableShape, start: Cursor): Promise<Differences> {
	const columns = comparedColumns(shape);
	const isInOrder = isComparedInOrder(shape);
	const [from, to] = [readerOf(sides, "from", shape, start.from), readerOf(sides, "to", shape, start.to)];
	const found: Differences = {
		shape,
		missing: [],
		changed: [],
		columns: [],
		extra: [],
		unequal: 0,
		offset: 0,
		next: null,
		rows: 0,
	};
	let [count, signs] = [start.count, 0];
	const differing = new Set<string>();
	for (;;) {
		await Promise.all([from.fill(), to.fill()]);
		const [row, other] = [from.head(), to.head()];
		if (!row && !other) break;
		if (found.missing.length + found.changed.length + found.extra.length >= maxDifferences || signs > maxSigns) {
			found.next = { from: from.last(), to: to.last(), count };
			break;
		}
		const order = !other ? -1 : !row ? 1 : isInOrder ? 0 : compareKeys(keyOf(shape, row), keyOf(shape, other));
		if (order <= 0) from.take();
		if (order >= 0) to.take();
		if (order < 0) {
			if (found.missing.length === 0) found.offset = count;
			found.missing.push(row!);
			signs += JSON.stringify(row).length;
		} else if (order > 0) {
			if (isInOrder) found.unequal += 1;
			else found.extra.push(other!);
		} else {
			const unlike = columns.filter((column) => row![column] !== other![column]);
			for (const column of unlike) differing.add(column);
			if (unlike.length > 0 && isInOrder) found.unequal += 1;
			else if (unlike.length > 0) {
				found.changed.push(row!);
				signs += JSON.stringify(row).length;
			}
		}
		if (order <= 0) {
			count += 1;
			found.rows += 1;
		}
	}
	return { ...found, columns: [...differing] };
}

/** How many differences there are. */
export function countDifferences({ missing, changed, extra, unequal }: Differences): number {
	return missing.length + changed.length + extra.length + unequal;
}

const keyOf = ({ key }: TableShape, row: AnyRow): Key => key.map((column) => row[column] as string | number);

/** Reads one side in the order of its keys. */
function readerOf({ account_id, ...sides }: Sides, side: "from" | "to", shape: TableShape, after: Key) {
	let [page, at, last, isEnd]: [AnyRow[], number, Key, boolean] = [[], 0, after, false];
	return {
		fill: async () => {
			if (at < page.length || isEnd) return;
			page = await sides[side].read(listRows(account_id, shape, last, rowsAPage));
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
