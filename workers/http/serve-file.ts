/** Streams a file from R2 through the Worker, whole or in part. */
import type { FileAnswer } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";

/** Answers with the file or the asked range. Throws not_found when the object is gone. */
export async function serveFile(bucket: R2Bucket, file: FileAnswer, request: Request): Promise<Response> {
	const asked = request.headers.has("range");
	const object = await bucket
		.get(file.object_key, { onlyIf: request.headers, ...(asked ? { range: request.headers } : {}) })
		.catch(() => null);
	if (!object) return unsatisfied(bucket, file);
	const headers = new Headers(file.headers);
	headers.set("content-type", file.content_type);
	headers.set("etag", object.httpEtag);
	headers.set("accept-ranges", "bytes");
	headers.set("cache-control", file.isImmutable ? "private, max-age=31536000, immutable" : "private, no-store");
	if (file.file_name)
		headers.set("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`);
	if (!("body" in object)) return new Response(null, { status: 304, headers });
	const range = asked ? rangeOf(object) : undefined;
	headers.set("content-length", String(range ? range.length : object.size));
	if (!range) return new Response(object.body, { headers });
	headers.set("content-range", `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`);
	return new Response(object.body, { status: 206, headers });
}

async function unsatisfied(bucket: R2Bucket, file: FileAnswer): Promise<Response> {
	const head = await bucket.head(file.object_key);
	if (!head) throw notFound("file");
	return new Response(null, { status: 416, headers: { "content-range": `bytes */${head.size}` } });
}

function rangeOf(object: R2Object): { offset: number; length: number } | undefined {
	const range = object.range as { offset?: number; length?: number; suffix?: number } | undefined;
	if (!range) return undefined;
	if (range.suffix !== undefined)
		return { offset: Math.max(0, object.size - range.suffix), length: Math.min(range.suffix, object.size) };
	const offset = range.offset ?? 0;
	const length = range.length ?? object.size - offset;
	return offset === 0 && length === object.size ? undefined : { offset, length };
}
