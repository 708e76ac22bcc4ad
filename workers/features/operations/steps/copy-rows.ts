/**
 * Makes the rows of the new shard what those of the old one are: what is missing is added, what differs is set, what is gone
 * is deleted, through the same triggers as ever. What triggers counted beside that is one of the next round's differences.
 */
import { constraintFailure } from "#workers/kernel/errors";
import type { Statement } from "#workers/kernel/sql";
import { isComparedInOrder, isWrittenByTriggers, settledColumns } from "../rules/move-tables";
import { deleteRows, underErasure } from "../store/erase-rows";
import type { AnyRow } from "../store/export-rows";
import { addEntries, addRows, settleRows } from "../store/import-rows";
import { assertRunner } from "../store/moves";
import type { Differences, Sides } from "./compare-shards";

/** Who writes, on what, and whether changes are noted already. */
export type Copying = Sides & { runner: string; now: () => number; isNoted: boolean };

/** Rows of one table that are written alike. Those that stand in an order are written as a whole or not at all. */
type Piece = { rows: readonly AnyRow[]; write: (rows: readonly AnyRow[]) => Statement[]; isWhole: boolean };

/**
 * Writes what was found, in an order in which each table comes after those that it refers to. False when some rows did not
 * fit yet: they wait for the next round.
 */
export async function copyRows(copying: Copying, found: readonly Differences[]): Promise<boolean> {
	const pieces = piecesOf(copying.account_id, found).filter(({ rows }) => rows.length > 0);
	if (pieces.length === 0 || (await tryToWrite(copying, pieces))) return true;
	let doAllFit = true;
	for (const piece of pieces) doAllFit = (await writeWhatFits(copying, piece)) && doAllFit;
	return doAllFit;
}

function piecesOf(account_id: number, found: readonly Differences[]): Piece[] {
	const free = found.filter(({ shape: { name } }) => !isWrittenByTriggers(name));
	const gone = [...free].reverse().map(({ shape, extra: rows }): Piece => {
		return { rows, write: (some) => [deleteRows(account_id, shape, some)], isWhole: false };
	});
	const come = free.flatMap(({ shape, missing, changed, columns, offset }): Piece[] => {
		const settled = settledColumns(shape.name, columns);
		const add = (rows: readonly AnyRow[]) =>
			isComparedInOrder(shape) ? addEntries(account_id, shape, rows, offset) : addRows(account_id, shape, rows);
		return [
			{ rows: missing, write: add, isWhole: isComparedInOrder(shape) },
			{
				rows: settled.length > 0 ? changed : [],
				write: (rows) => settleRows(account_id, shape, rows, settled),
				isWhole: false,
			},
		];
	});
	return [...gone, ...come];
}

/** Writes a piece, or the parts of it that the database takes: what refers to a row that came meanwhile is left. */
async function writeWhatFits(copying: Copying, piece: Piece): Promise<boolean> {
	if (await tryToWrite(copying, [piece])) return true;
	if (piece.isWhole || piece.rows.length === 1) return false;
	const middle = Math.ceil(piece.rows.length / 2);
	const isFirstWritten = await writeWhatFits(copying, { ...piece, rows: piece.rows.slice(0, middle) });
	return (await writeWhatFits(copying, { ...piece, rows: piece.rows.slice(middle) })) && isFirstWritten;
}

/** One batch; whether the database took it. Throws when another run took the place of this one. */
async function tryToWrite({ to, account_id, runner, now }: Copying, pieces: readonly Piece[]): Promise<boolean> {
	const statements = pieces.flatMap(({ rows, write }) => write(rows));
	try {
		await to.write([assertRunner(account_id, runner), ...underErasure(account_id, 0, now(), statements)]);
		return true;
	} catch (error) {
		const failure = constraintFailure(error);
		if (!failure || failure.name === "move_is_under_way") throw error;
		return false;
	}
}
