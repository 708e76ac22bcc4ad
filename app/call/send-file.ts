/** A script's way to send a file in parts, which goes on where a broken connection stopped it; few screens load it. */
import { partSizeOf, uploadPaths } from "#workers/features/files/rules/upload";
import type { ErrorAnswer } from "#workers/http/answers";
import type { EndpointInput, EndpointOutput } from "#workers/registry";
import { CallRefused } from "./call";

/** How far a sending is: `isInterrupted` while it waits for the line. */
export type Sent = { bytes: number; isInterrupted: boolean };

/** What a sending is told, and how it is heard of; `rest` settles when it shall go on after so many failed tries. */
export type Sending = {
	csrf_token: string;
	signal: AbortSignal;
	onSent: (sent: Sent) => void;
	rest: (failures: number) => Promise<void>;
};

/**
 * Sends the file, however often the line breaks; gives the id under which a form names it. Rejects where the server refuses
 * it, and when it is aborted.
 */
export async function sendFile(file: Blob, sending: Sending): Promise<number> {
	const sha256 = await digestOf(file);
	let bytes = 0;
	for (let failures = 0; ; ) {
		try {
			const begun = await post("begin", { byte_count: file.size, sha256 }, sending);
			const there = new Set(begun.parts);
			const count = Math.ceil(file.size / begun.part_bytes);
			for (let number = 0; number < count; number += 1) {
				if (!there.has(number)) {
					const from = number * begun.part_bytes;
					const part = file.slice(from, from + begun.part_bytes);
					await post("part", { upload_id: begun.upload_id, number }, sending, part);
					there.add(number);
					failures = 0;
				}
				bytes = [...there].reduce((sum, one) => sum + partSizeOf(file.size, one), 0);
				sending.onSent({ bytes, isInterrupted: false });
			}
			return begun.upload_id;
		} catch (error) {
			if (sending.signal.aborted || error instanceof CallRefused) throw error;
			failures += 1;
			sending.onSent({ bytes, isInterrupted: true });
			await sending.rest(failures);
		}
	}
}

type Names = { begin: "files/begin-upload"; part: "files/upload-part" };

/** Rejects with a refusal that stands, else with what may pass: no answer, a server that fails, too many calls. */
async function post<Call extends keyof Names>(
	call: Call,
	payload: EndpointInput<Names[Call]>,
	{ csrf_token, signal }: Sending,
	part?: Blob,
): Promise<EndpointOutput<Names[Call]>> {
	const body = new FormData();
	const said = JSON.stringify({ payload });
	body.set("payload", said);
	if (part) body.set("file", part);
	const answer = await fetch(uploadPaths[call], {
		method: "POST",
		body: part ? body : said,
		headers: { "x-csrf-token": csrf_token, ...(part ? {} : { "content-type": "application/json" }) },
		signal,
	});
	const answered: unknown = await answer.json();
	if (answer.ok) return answered as EndpointOutput<Names[Call]>;
	const { resultMsg } = answered as ErrorAnswer;
	throw answer.status === 429 || answer.status >= 500 ? new Error(resultMsg) : new CallRefused(resultMsg);
}

async function digestOf(file: Blob): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
