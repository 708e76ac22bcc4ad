/** Writes a text to R2 in parts of exactly 8 MiB, so that a run that dies can go on; hashes what was stored. */
import type { Checkpoint } from "./store";

/** R2 wants parts of equal size, all but the last. */
const partBytes = 8 * 1_048_576;

/** What a finished file is. */
export type FinishedFile = { byte_count: number; sha256: string };

/** What the Worker's crypto has beyond the browser's. */
type WorkerCrypto = {
	DigestStream: new (algorithm: string) => WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };
};

/** One file being written. */
export class PartWriter {
	private pending: Uint8Array[] = [];
	private pendingBytes = 0;
	private readonly encoder = new TextEncoder();

	private constructor(
		private readonly bucket: R2Bucket,
		private readonly key: string,
		private readonly upload: R2MultipartUpload,
		private readonly parts: R2UploadedPart[],
	) {}

	/** Starts a file, or goes on with one from its checkpoint. */
	static async open(
		bucket: R2Bucket,
		key: string,
		checkpoint: Pick<Checkpoint, "upload_id" | "parts" | "rest"> | null,
	): Promise<PartWriter> {
		if (!checkpoint) return new PartWriter(bucket, key, await bucket.createMultipartUpload(key), []);
		const writer = new PartWriter(bucket, key, bucket.resumeMultipartUpload(key, checkpoint.upload_id), [
			...checkpoint.parts,
		]);
		writer.push(Uint8Array.from(atob(checkpoint.rest), (sign) => sign.charCodeAt(0)));
		return writer;
	}

	/** Adds text. */
	add(text: string): void {
		this.push(this.encoder.encode(text));
	}

	/** Sends one part when there is enough for it; true when it did. */
	async sendFullPart(): Promise<boolean> {
		if (this.pendingBytes < partBytes) return false;
		const bytes = this.joined();
		this.parts.push(await this.upload.uploadPart(this.parts.length + 1, bytes.subarray(0, partBytes)));
		this.pending = [];
		this.pendingBytes = 0;
		this.push(bytes.slice(partBytes));
		return true;
	}

	/** Where to go on: sent parts, and the bytes that did not fill one (base64). */
	state(): Pick<Checkpoint, "upload_id" | "parts" | "rest"> {
		const rest = Array.from(this.joined(), (byte) => String.fromCharCode(byte)).join("");
		return { upload_id: this.upload.uploadId, parts: this.parts, rest: btoa(rest) };
	}

	/** Sends what is left, completes the file, and reads it back through SHA-256: the hash is of what R2 holds. */
	async finish(): Promise<FinishedFile> {
		while (await this.sendFullPart());
		this.parts.push(await this.upload.uploadPart(this.parts.length + 1, this.joined()));
		await this.upload.complete(this.parts);
		const stored = await this.bucket.get(this.key);
		if (!stored) throw new Error(`${this.key} is not in R2 after it was completed`);
		const digest = new (crypto as unknown as WorkerCrypto).DigestStream("SHA-256");
		await stored.body.pipeTo(digest);
		const sha256 = Array.from(new Uint8Array(await digest.digest), (byte) => byte.toString(16).padStart(2, "0")).join(
			"",
		);
		return { byte_count: stored.size, sha256 };
	}

	private push(bytes: Uint8Array): void {
		this.pending.push(bytes);
		this.pendingBytes += bytes.byteLength;
	}

	private joined(): Uint8Array {
		const whole = new Uint8Array(this.pendingBytes);
		let at = 0;
		for (const piece of this.pending) {
			whole.set(piece, at);
			at += piece.byteLength;
		}
		return whole;
	}
}
