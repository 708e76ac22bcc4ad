/** Reads a call's body with counted bytes: text/plain or application/json, multipart with files, or a plain form. */
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";

/** Most bytes of a JSON body, and of a body with files. */
export const mostBodyBytes = 1_048_576;
export const mostUploadBytes = 26 * 1_048_576;

/** Refuses what is not UTF-8. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A call's payload, its role marker and its files. */
export type Body = { payload: unknown; role_for_testing?: unknown; files: UploadedFile[] };

/** Throws 413 above the size, 415 for another content type, 400 for what cannot be read. */
export async function readBody(request: Request, isMultipart: boolean): Promise<Body> {
	const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
	if (type === "multipart/form-data") {
		if (!isMultipart) throw new Refusal("unsupported_media_type", 415);
		return readMultipart(request);
	}
	if (type !== "" && type !== "text/plain" && type !== "application/json")
		throw new Refusal("unsupported_media_type", 415);
	const bytes = await readBytes(request, mostBodyBytes);
	return { ...readJson(bytes), files: [] };
}

/** Reads at most `most` bytes. Throws 413 above. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new Refusal("payload_too_large", 413, { limit: `${Math.floor(most / 1_048_576)} MB` });
	const announced = request.headers.get("content-length");
	if (Number(announced ?? 0) > most) throw tooLarge();
	// A body is never longer than announced; one of unknown length is counted as it comes.
	if (announced !== null && Number.isFinite(Number(announced))) return new Uint8Array(await request.arrayBuffer());
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
		size += chunk.byteLength;
		if (size > most) throw tooLarge();
		chunks.push(chunk);
	}
	const whole = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.byteLength;
	}
	return whole;
}

async function readMultipart(request: Request): Promise<Body> {
	const bytes = await readBytes(request, mostUploadBytes);
	const form = await new Response(bytes, { headers: { "content-type": request.headers.get("content-type")! } })
		.formData()
		.catch(() => {
			throw new Refusal("bad_body", 400);
		});
	const files: UploadedFile[] = [];
	for (const [field, value] of form.entries()) {
		if (typeof value === "string") continue;
		const file = value as File;
		files.push({ field, name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
	}
	const payload = form.get("payload");
	if (typeof payload !== "string") throw new Refusal("bad_body", 400);
	const wrapped = readJson(new TextEncoder().encode(payload));
	return {
		payload: wrapped.isWrapped ? wrapped.payload : wrapped.whole,
		role_for_testing: wrapped.role_for_testing,
		files,
	};
}

function readJson(bytes: Uint8Array): {
	payload: unknown;
	role_for_testing?: unknown;
	whole: unknown;
	isWrapped: boolean;
} {
	if (bytes.byteLength === 0) return { payload: {}, whole: {}, isWrapped: false };
	try {
		const whole = JSON.parse(utf8.decode(bytes)) as unknown;
		if (typeof whole !== "object" || whole === null || Array.isArray(whole)) throw new Error("not an object");
		const { payload, role_for_testing } = whole as { payload?: unknown; role_for_testing?: unknown };
		return { payload: payload ?? {}, role_for_testing, whole, isWrapped: payload !== undefined };
	} catch {
		throw new Refusal("bad_body", 400);
	}
}
