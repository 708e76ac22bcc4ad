/** Streams a file from R2 through the Worker, whole or in part; and hands over a text as a file. */
import type { FileAnswer, TextAnswer } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";

/** Answers with the file or the asked range. Throws not_found when the object is gone. */
export async function serveFile(bucket: R2Bucket, file: FileAnswer, request: Request): Promise<Response> {
	const asked = request.method === "GET" && isOneRange(request) && (await isRangeOfThis(bucket, file, request));
	const object = await bucket
		.get(file.object_key, { onlyIf: request.headers, ...(asked ? { range: request.headers } : {}) })
		.catch(() => null);
	if (!object) return unsatisfied(bucket, file);
	const headers = new Headers(file.headers);
	headers.set("content-type", file.content_type);
	headers.set("etag", object.httpEtag);
	headers.set("accept-ranges", "bytes");
	headers.set("cache-control", file.isImmutable ? "private, max-age=31536000, immutable" : "private, no-store");
	if (file.file_name) headers.set("content-disposition", savedAs(file.file_name));
	if (!("body" in object)) return new Response(null, { status: failedCondition(object, request), headers });
	if (asked && isBeyond(request, object)) return unsatisfied(bucket, file);
	const range = asked ? rangeOf(object) : undefined;
	headers.set("content-length", String(range ? range.length : object.size));
	if (!range) return new Response(object.body, { headers });
	headers.set("content-range", `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`);
	return new Response(object.body, { status: 206, headers });
}

/** Answers with a composed text, to be saved as a file or read by a program. */
export function serveText({ text, content_type, file_name, isPublic }: TextAnswer): Response {
	const headers = new Headers({ "content-type": content_type, "cache-control": "private, no-store" });
	if (file_name) headers.set("content-disposition", savedAs(file_name));
	if (isPublic) {
		headers.set("cache-control", "no-cache");
		headers.set("access-control-allow-origin", "*");
	}
	return new Response(text, { headers });
}

function savedAs(file_name: string): string {
	return `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`;
}

/**
 * What a condition that does not hold means (RFC 9110, 13.2.2): the file is not the one that the client has in mind (412),
 * or the client has it already (304).
 */
function failedCondition(object: R2Object, { headers }: Request): 304 | 412 {
	const match = headers.get("if-match");
	if (match !== null && !namesTag(match, object.httpEtag)) return 412;
	const unmodified = Date.parse(headers.get("if-unmodified-since") ?? "");
	return match === null && secondOf(object) > unmodified ? 412 : 304;
}

/** Strong comparison: a weak tag never is the same. */
function namesTag(list: string, tag: string): boolean {
	return list.trim() === "*" || list.split(",").some((named) => named.trim() === tag);
}

const oneRange = /^\s*bytes=(?:(\d+)-(\d*)|-\d+)\s*$/;

/** One range of bytes. Several, or what is none, need not be heard (RFC 9110, 14.2): the whole comes then. */
function isOneRange({ headers }: Request): boolean {
	const [whole, first, last] = oneRange.exec(headers.get("range") ?? "") ?? [];
	return whole !== undefined && !(first && last && Number(last) < Number(first));
}

/** A range that begins behind the end: R2 would give the whole for it. */
function isBeyond({ headers }: Request, { size }: R2Object): boolean {
	return Number(oneRange.exec(headers.get("range") ?? "")?.[1] ?? 0) >= size;
}

/** Whether a range is asked of the file as it is now; of an earlier one, the client wants the whole (`if-range`). */
async function isRangeOfThis(bucket: R2Bucket, file: FileAnswer, { headers }: Request): Promise<boolean> {
	const condition = headers.get("if-range");
	const head = condition === null ? null : await bucket.head(file.object_key);
	return !head || condition === head.httpEtag || Date.parse(condition!) === secondOf(head);
}

/** The moment of its upload as HTTP writes times: without parts of a second. */
const secondOf = ({ uploaded }: R2Object) => Math.floor(uploaded.getTime() / 1_000) * 1_000;

async function unsatisfied(bucket: R2Bucket, file: FileAnswer): Promise<Response> {
	const head = await bucket.head(file.object_key);
	if (!head) throw notFound("file");
	return new Response(null, { status: 416, headers: { "content-range": `bytes */${head.size}` } });
}

/** What the range comes to; a range that is all of the file is one too, and players that seek (Safari's) insist on it. */
function rangeOf(object: R2Object): { offset: number; length: number } | undefined {
	const range = object.range as { offset?: number; length?: number; suffix?: number } | undefined;
	if (!range) return undefined;
	if (range.suffix !== undefined)
		return { offset: Math.max(0, object.size - range.suffix), length: Math.min(range.suffix, object.size) };
	const offset = range.offset ?? 0;
	const length = range.length ?? object.size - offset;
	return { offset, length };
}
