/** Reads a call's body with counted bytes: text/plain or application/json, multipart with files, or a plain form. */
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import type { RequestContext } from "./prepare-request-context";
import { announcedBytes, readBytes, refuseAnnounced, waitForBody } from "./read-bytes";

/** Refuses what is not UTF-8. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a call's body once, for somebody of whom it is known that they may send it. */
export type ReadOnce = (requestContext: RequestContext) => Promise<Body>;

/** A call's payload, its role marker and its files. */
export type Body = { payload: unknown; role_for_testing?: unknown; files: UploadedFile[] };

/** The content type without its parameters. */
export function mediaTypeOf(request: Request): string {
	return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/** Reads a body of at most `max` bytes. Throws 413 above, 408 when it comes too slowly, 415 for another content type, 400 for what cannot be read. */
export async function readBody(request: Request, max: number, isMultipart: boolean): Promise<Body> {
	const type = mediaTypeOf(request);
	if (type === "multipart/form-data") {
		if (!isMultipart) throw new Refusal("unsupported_media_type", 415);
		return readMultipart(request, max);
	}
	if (type !== "" && type !== "text/plain" && type !== "application/json")
		throw new Refusal("unsupported_media_type", 415);
	return { ...readJson(await readBytes(request, max)), files: [] };
}

/** Reads a body as the text that it is. Throws 413 above, 400 for what is no text. */
export async function readText(request: Request, max: number): Promise<string> {
	const bytes = await readBytes(request, max);
	try {
		return utf8.decode(bytes);
	} catch {
		throw new Refusal("bad_body", 400);
	}
}

async function readMultipart(request: Request, max: number): Promise<Body> {
	const form = await formIn(request, max).catch((error) => {
		throw error instanceof Refusal ? error : new Refusal("bad_body", 400);
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

/** What announces its length is never longer, and is taken apart as it comes; else its bytes are counted first. */
async function formIn(request: Request, max: number): Promise<FormData> {
	refuseAnnounced(request, max);
	const announced = announcedBytes(request);
	if (announced !== undefined) return waitForBody(announced, request.formData());
	const headers = { "content-type": request.headers.get("content-type")! };
	return new Response(await readBytes(request, max), { headers }).formData();
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
