/** Reads bodies in counted bytes, and what was sent of one that nobody wants, so that its connection can go on. */
import { Refusal } from "#workers/kernel/errors";

const megabyte = 1_048_576;

/** Most bytes of a body from somebody who is not signed in. */
export const maxStrangerBytes = 65_536;
/** Most bytes of a signed-in person's call, or form without files. */
export const maxBodyBytes = 262_144;
/** Most bytes of a body with files, from somebody who is signed in. */
export const maxUploadBytes = 26 * megabyte;
/** A body is waited for so long, and a further second for each so many bytes that may come: what is slower gives its room back. */
const maxWaitMs = 60_000;
const slowestBytesASecond = 131_072;

/** So much of a body is looked at before the rest of it is waited for. */
const beginningBytes = 16_384;
/** A refused body is read to here, and not longer than so: what goes on beyond loses its connection. */
const maxDiscarded = megabyte;
const maxDiscardMs = 2_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** How much somebody may send that is no file. */
export function maxBytesOf(who: { user: unknown }): number {
	return who.user ? maxBodyBytes : maxStrangerBytes;
}

/** How much somebody may send with files: no more than without when they are not signed in. */
export function maxFileBytesOf(who: { user: unknown }): number {
	return who.user ? maxUploadBytes : maxStrangerBytes;
}

/** The length that a request announces; undefined when it comes in pieces of unknown number. */
export function announcedBytes(request: Request): number | undefined {
	const announced = request.headers.get("content-length");
	return announced !== null && Number.isFinite(Number(announced)) ? Number(announced) : undefined;
}

/** Throws payload_too_large (413) when more is announced than may come: nothing of it is read. */
export function refuseAnnounced(request: Request, max: number): void {
	if ((announcedBytes(request) ?? 0) > max) throw tooLarge(max);
}

/** Waits for a body of so many bytes no longer than a slow line needs. Throws body_too_slow (408). */
export async function waitForBody<Read>(bytes: number, reading: Promise<Read>): Promise<Read> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		const ms = maxWaitMs + (bytes / slowestBytesASecond) * 1_000;
		timer = setTimeout(() => reject(new Refusal("body_too_slow", 408)), ms);
	});
	try {
		return await Promise.race([reading, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Reads at most `max` bytes. Throws payload_too_large (413) above, body_too_slow (408), and what `checkBeginning` throws of
 * a body's first part before the rest is read.
 */
export async function readBytes(
	request: Request,
	max: number,
	checkBeginning?: (beginning: Uint8Array) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
	refuseAnnounced(request, max);
	return waitForBody(announcedBytes(request) ?? max, readPromptly(request, max, checkBeginning));
}

async function readPromptly(
	request: Request,
	max: number,
	checkBeginning?: (beginning: Uint8Array) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
	// A body is never longer than announced; one of unknown length is counted as it comes.
	if (!checkBeginning && announcedBytes(request) !== undefined) return new Uint8Array(await request.arrayBuffer());
	const reader = request.body?.getReader();
	if (!reader) {
		await checkBeginning?.(new Uint8Array());
		return new Uint8Array();
	}
	try {
		const beginning = await readPieces(reader, { atLeast: checkBeginning ? beginningBytes : max + 1, max });
		await checkBeginning?.(beginning);
		if (!checkBeginning) return beginning;
		const rest = await readPieces(reader, { atLeast: max + 1, max: max - beginning.byteLength });
		return joined([beginning, rest]);
	} finally {
		await discardRest(reader);
	}
}

/** Reads pieces until there is so much of it, or no more. Throws above `max`. */
async function readPieces(reader: Reader, { atLeast, max }: { atLeast: number; max: number }) {
	const pieces: Uint8Array[] = [];
	let size = 0;
	while (size < atLeast) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.byteLength;
		if (size > max) throw tooLarge(max);
		pieces.push(value);
	}
	return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.byteLength;
	}
	return whole;
}

/**
 * Reads what is left of a request that was answered without its body. The runtime closes the connection of an unread
 * body without saying so, and whoever keeps it loses the next request.
 */
export async function discardBody({ body, bodyUsed }: Request): Promise<void> {
	if (body && !bodyUsed && !body.locked) await discardRest(body.getReader() as Reader);
}

async function discardRest(reader: Reader): Promise<void> {
	let isOver = false;
	const timer = setTimeout(() => {
		isOver = true;
		reader.cancel().catch(() => undefined);
	}, maxDiscardMs);
	try {
		for (let size = 0; !isOver && size <= maxDiscarded; ) {
			const { done, value } = await reader.read();
			if (done) return;
			size += value.byteLength;
		}
		await reader.cancel();
	} catch {
		// Whoever sent it is gone.
	} finally {
		clearTimeout(timer);
	}
}

function tooLarge(max: number): Refusal {
	const limit = max >= megabyte ? `${Math.floor(max / megabyte)} MB` : `${Math.floor(max / 1_024)} KB`;
	return new Refusal("payload_too_large", 413, { limit });
}
