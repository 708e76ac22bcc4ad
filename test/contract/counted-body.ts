/** A body that counts what is read of it, for tests of what is left unread. */

/** What a refused body may cost at most: what is read on so that its connection can be kept. */
export const maxRead = 1.5 * 1_048_576;

/** A body of so many megabytes, without a length that is told. */
export function countedBody(megabytes: number) {
	const piece = new Uint8Array(65_536).fill(120);
	const read = { bytes: 0 };
	const body = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			if (read.bytes >= megabytes * 1_048_576) return controller.close();
			read.bytes += piece.byteLength;
			controller.enqueue(piece);
		},
	});
	return { read, body };
}
