/** Reads parts of a spreadsheet's ZIP in pieces, with a bound on what they unpack to: a small file may hold gigabytes. */
import { Unzip, UnzipInflate } from "fflate";

/** A spreadsheet that unpacks to more than is read. */
export class SpreadsheetTooLarge extends Error {
	override name = "SpreadsheetTooLarge";
}

/** A file that is no spreadsheet, or a broken one. */
export class NoSpreadsheet extends Error {
	override name = "NoSpreadsheet";
}

/** Takes the next piece of a part; true when it needs no further one. */
export type PartSink = (piece: Uint8Array, isLast: boolean) => boolean | undefined;

/** Deflate unpacks to a thousandfold at most, so that one push makes no more than some megabytes. */
const pieceBytes = 8_192;
const maxParts = 10_000;

/**
 * Hands each part for which there is a sink to it, piece by piece, until one is content or all are read. No size that
 * the file declares is believed: what comes out is counted, and reading ends with the first byte above `maxBytes`.
 */
export function readParts(bytes: Uint8Array, sinkOf: (name: string) => PartSink | undefined, maxBytes: number): void {
	let unpacked = 0;
	let parts = 0;
	let isContent = false;
	const unzip = new Unzip((file) => {
		parts += 1;
		if (parts > maxParts) throw new SpreadsheetTooLarge();
		const sink = sinkOf(file.name);
		if (!sink) return;
		file.ondata = (error, piece, isLast) => {
			if (error) throw isOwn(error) ? error : new NoSpreadsheet(error.message);
			unpacked += piece.length;
			if (unpacked > maxBytes) throw new SpreadsheetTooLarge();
			if (!isContent) isContent = sink(piece, isLast) ?? false;
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	for (let at = 0; at < bytes.length && !isContent; at += pieceBytes) {
		pushPiece(unzip, bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
	}
}

/** What the library throws for broken files is of no type of its own. */
function pushPiece(unzip: Unzip, piece: Uint8Array, isLast: boolean): void {
	try {
		unzip.push(piece, isLast);
	} catch (error) {
		throw isOwn(error) ? error : new NoSpreadsheet(String(error));
	}
}

/** The library hands on what its callbacks throw. */
function isOwn(error: unknown): boolean {
	return error instanceof SpreadsheetTooLarge || error instanceof NoSpreadsheet;
}
