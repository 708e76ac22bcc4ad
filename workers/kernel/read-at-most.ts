/** Reads what somebody else's server answers in counted bytes: how much it sends is not ours to say. */

/** The body of an answer; undefined when it has more bytes: what is left of it is not read. */
export async function readAtMost(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for await (const piece of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
		size += piece.byteLength;
		if (size > maxBytes) return undefined;
		pieces.push(piece);
	}
	return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}
