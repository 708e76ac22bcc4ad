/** Writes a file to R2 in parts of exactly 8 MiB, keeps what did not fill one beside it, and hashes what was stored. */

/** R2 wants parts of equal size, all but the last. */
export const partBytes = 8 * 1_048_576;

/** R2's codes for an upload that is gone and for a part that is not the one that was sent. */
const lostUpload = /\((10024|10025)\)/;

/** Where a file's writing goes on: its upload, what was sent, and the object that holds the bytes after it. */
export type UploadState = {
	object_key: string;
	upload_id: string;
	parts: { partNumber: number; etag: string }[];
	rest_key: string | null;
};

/** What a finished file is. */
export type FinishedFile = { object_key: string; byte_count: number; sha256: string };

/** Thrown when R2 no longer knows the upload as it was left: the file must be begun anew. */
export class UploadLost extends Error {
	override name = "UploadLost";
}

/** What the Worker's crypto has beyond the browser's. */
type WorkerCrypto = {
	DigestStream: new (algorithm: string) => WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };
};

/** One file being written. */
export class PartWriter {
	/** Of one part, filled again and again: parts put together anew each time would lie in memory long after they were sent. */
	private readonly part = new Uint8Array(partBytes);
	private filled = 0;
	/** What came after the part was full. */
	private waiting: Uint8Array[] = [];

	private constructor(
		private readonly bucket: R2Bucket,
		private readonly object_key: string,
		private readonly upload: R2MultipartUpload,
		private readonly parts: UploadState["parts"],
	) {}

	/** Begins a file. */
	static async begin(bucket: R2Bucket, object_key: string): Promise<PartWriter> {
		return new PartWriter(bucket, object_key, await bucket.createMultipartUpload(object_key), []);
	}

	/** Goes on with a file. Throws UploadLost when the bytes after the last part are gone. */
	static async resume(bucket: R2Bucket, state: UploadState): Promise<PartWriter> {
		const upload = bucket.resumeMultipartUpload(state.object_key, state.upload_id);
		const writer = new PartWriter(bucket, state.object_key, upload, [...state.parts]);
		if (!state.rest_key) return writer;
		const rest = await bucket.get(state.rest_key);
		if (!rest) throw new UploadLost(`${state.rest_key} is not in R2`);
		writer.add([new Uint8Array(await rest.arrayBuffer())]);
		return writer;
	}

	/** Adds bytes, which are copied at once. */
	add(pieces: readonly Uint8Array[]): void {
		for (const piece of pieces) {
			const fitting = piece.subarray(0, partBytes - this.filled);
			this.part.set(fitting, this.filled);
			this.filled += fitting.byteLength;
			if (fitting.byteLength < piece.byteLength) this.waiting.push(piece.subarray(fitting.byteLength));
		}
	}

	/** Sends what fills whole parts; true when there was one. */
	async sendFullParts(): Promise<boolean> {
		let isSent = false;
		while (this.filled === partBytes) {
			await this.send(this.part);
			const { waiting } = this;
			this.filled = 0;
			this.waiting = [];
			this.add(waiting);
			isSent = true;
		}
		return isSent;
	}

	/** Where to go on from here, full parts being sent; what does not fill one is put beside the file under a name of its own. */
	async keep(mark: number): Promise<UploadState> {
		const state = { object_key: this.object_key, upload_id: this.upload.uploadId, parts: [...this.parts] };
		if (this.filled === 0) return { ...state, rest_key: null };
		const rest_key = `${this.object_key}-rest-${mark}`;
		await this.bucket.put(rest_key, this.part.subarray(0, this.filled));
		return { ...state, rest_key };
	}

	/** Sends what is left, completes the file, and reads it back through SHA-256: the hash is of what R2 holds. */
	async finish(): Promise<FinishedFile> {
		await this.sendFullParts();
		if (this.filled > 0 || this.parts.length === 0) await this.send(this.part.subarray(0, this.filled));
		await orLost(this.upload.complete(this.parts));
		const stored = await this.bucket.get(this.object_key);
		if (!stored) throw new Error(`${this.object_key} is not in R2 after it was completed`);
		const digest = new (crypto as unknown as WorkerCrypto).DigestStream("SHA-256");
		await stored.body.pipeTo(digest);
		const sha256 = Array.from(new Uint8Array(await digest.digest), (byte) => byte.toString(16).padStart(2, "0"));
		return { object_key: this.object_key, byte_count: stored.size, sha256: sha256.join("") };
	}

	private async send(bytes: Uint8Array): Promise<void> {
		const { partNumber, etag } = await orLost(this.upload.uploadPart(this.parts.length + 1, bytes));
		this.parts.push({ partNumber, etag });
	}
}

/** Ends an upload that nobody will complete; one that is gone already is no failure. */
export async function abortUpload(bucket: R2Bucket, { object_key, upload_id }: UploadState): Promise<void> {
	await bucket
		.resumeMultipartUpload(object_key, upload_id)
		.abort()
		.catch(() => undefined);
}

/** Removes everything under a prefix but one object: rests, and files of runs that died after completing them. */
export async function removeAllBut(bucket: R2Bucket, prefix: string, spared?: string): Promise<void> {
	for (let isMore = true; isMore; ) {
		const { objects, truncated } = await bucket.list({ prefix });
		const keys = objects.map(({ key }) => key).filter((key) => key !== spared);
		if (keys.length > 0) await bucket.delete(keys);
		isMore = truncated && keys.length > 0;
	}
}

async function orLost<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && lostUpload.test(error.message)) throw new UploadLost(error.message);
		throw error;
	}
}
