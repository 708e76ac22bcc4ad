/** Copies an account to another shard while it is used: once in bounded steps, then everything is compared with its copy once. */
import type { TableShape } from "../rules/export-tables";
import { documentShape, isWrittenByTriggers } from "../rules/move-tables";
import { noteChanges } from "../store/move-changes";
import { beginning, type Cursor, compareTable, type Differences, keyOf } from "./compare-shards";
import { copyDocuments, settleDocuments } from "./copy-documents";
import { type Copying, copyRows } from "./copy-rows";

/** Where each table goes on, null where it is done. */
type Tables = Readonly<Record<string, Cursor | null>>;

/** How far a move is. */
export type Progress = {
	/** Of the first copy. */
	tables: Tables;
	/** The last document that was indexed. */
	documents: number;
	is_copied: boolean;
	rows: number;
	/** Of the comparison that begins once changes are noted; null before. */
	compared: Tables | null;
	is_compared: boolean;
	/** Up to where entries of the ledger are the same. */
	entries: Cursor;
	/** The moment from which on changes are noted has this name; another one means that all is compared again. */
	noting: string | null;
	/** How many calls tried to catch up with what changes. */
	tries: number;
	/** When somebody last went on. */
	at: number;
};

/** Nothing is copied. */
export const nothingCopied: Progress = {
	...{ tables: {}, documents: 0, is_copied: false, rows: 0, compared: null, is_compared: false },
	...{ entries: beginning, noting: null, tries: 0, at: 0 },
};

/** Goes over tables until `isTimeOver`, each after those that it refers to, and copies what differs. */
async function goOver(
	copying: Copying,
	shapes: readonly TableShape[],
	known: Tables,
	{ isTimeOver, meet }: { isTimeOver: () => boolean; meet: (one: Differences, start: Cursor) => void },
): Promise<Tables> {
	const tables = { ...known };
	const isDone = (name: string) => tables[name] === null || !shapes.some((shape) => shape.name === name);
	while (!isTimeOver()) {
		const waiting = shapes.filter(({ name }) => tables[name] !== null);
		// What triggers write comes about from all others.
		const ready = waiting.filter(
			({ name, refersTo }) =>
				refersTo.every(isDone) && (!isWrittenByTriggers(name) || waiting.every((one) => isWrittenByTriggers(one.name))),
		);
		if (ready.length === 0) break;
		const starts = ready.map(({ name }) => tables[name] ?? beginning);
		const found = await Promise.all(ready.map((shape, at) => compareTable(copying, shape, starts[at]!)));
		const doAllFit = await copyRows(copying, found);
		await noteAgain(copying, found);
		for (const [at, one] of found.entries()) {
			meet(one, starts[at]!);
			tables[one.shape.name] = nextOf(one, doAllFit);
		}
	}
	return tables;
}

/** Entries go on behind the last that is the same, for those that were lacking have new numbers; where they did not fit, later rounds bring them. */
function nextOf({ shape, next, equal }: Differences, doAllFit: boolean): Cursor | null {
	if (next === null || shape.name !== "ledger_entries") return next;
	return doAllFit ? equal : null;
}

const areDone = (shapes: readonly TableShape[], tables: Tables) => shapes.every(({ name }) => tables[name] === null);

/** Goes on with the first copy. */
export async function copyOnce(
	copying: Copying,
	shapes: readonly TableShape[],
	known: Progress,
	isTimeOver: () => boolean,
): Promise<Progress> {
	let { rows, documents } = known;
	const meet = (one: Differences) => {
		rows += one.rows;
	};
	const copied = shapes.filter(({ name }) => !isWrittenByTriggers(name));
	const tables = await goOver({ ...copying, isNoted: false }, copied, known.tables, { isTimeOver, meet });
	while (areDone(copied, tables) && !isTimeOver()) {
		const last = await copyDocuments(copying, documents);
		if (last === null) return { ...known, tables, documents, is_copied: true, rows };
		documents = last;
	}
	return { ...known, tables, documents, rows };
}

/** Goes on with the one comparison of everything; what changes meanwhile is noted, and so is what differed. */
export async function compareOnce(
	copying: Copying,
	shapes: readonly TableShape[],
	known: Progress,
	isTimeOver: () => boolean,
): Promise<Progress> {
	let { entries, documents } = known;
	const meet = ({ shape, equal }: Differences, start: Cursor) => {
		if (shape.name === "ledger_entries" && start.count === entries.count) entries = equal;
	};
	let compared = await goOver(copying, shapes, known.compared ?? {}, { isTimeOver, meet });
	while (areDone(shapes, compared) && !isTimeOver()) {
		const last = await copyDocuments(copying, documents);
		if (last !== null) {
			documents = last;
			continue;
		}
		const at = compared[documentShape.name];
		if (at === null) return { ...known, compared, documents, entries, is_compared: true };
		compared = { ...compared, [documentShape.name]: await settleDocuments(copying, at ?? beginning) };
	}
	return { ...known, compared, documents, entries };
}

/** Notes rows that differed, so that they are compared once more: not all of them could be written, and some come about from others. */
export async function noteAgain({ account_id, from, isNoted }: Copying, found: readonly Differences[]): Promise<void> {
	if (!isNoted) return;
	const changes = found.flatMap(({ shape, missing, changed, extra, unequal }) =>
		[...missing, ...changed, ...extra, ...unequal].map((row) => ({
			table_name: shape.name,
			row_key: JSON.stringify(keyOf(shape, row)),
		})),
	);
	if (changes.length > 0) await from.write([noteChanges(account_id, changes)]);
}
