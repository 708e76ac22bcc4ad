/** Checks a form before its screen sees it: where it came from, its token, its size and kind; files only from those who may send them. */
import { authorise } from "#workers/kernel/authorise";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { urlOf } from "#workers/runtime/requests";
import type { RequestContext } from "./prepare-request-context";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import { mediaTypeOf } from "./read-body";
import { maxBytesOf, maxUploadBytes, readBytes } from "./read-bytes";
import { takeRoom } from "./room-for-files";
import { enterEarly } from "./serve-endpoint";

/** More fields than any form has. */
const maxFields = 5_000;

/** The request with its body read, for Remix, and what is to be done when it is answered. */
export type CheckedPost = { request: Request; done: () => void };

/**
 * Throws the refusal of a post that its screen must not see. `fileEndpoint` gives the call to which the screen hands
 * files, if it takes any: only who may make that call may send more than a form's few bytes.
 */
export async function checkPost(
	request: Request,
	requestContext: RequestContext,
	fileEndpoint: () => Promise<Endpoint | undefined>,
): Promise<CheckedPost> {
	requireOwnOrigin(request);
	const header = request.headers.get("x-csrf-token");
	if (header !== null) await requireCsrfToken(requestContext, header);
	const type = mediaTypeOf(request);
	if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data")
		throw new Refusal("unsupported_media_type", 415);
	const endpoint = type === "multipart/form-data" && requestContext.user ? await fileEndpoint() : undefined;
	if (endpoint) return readFiles(request, requestContext, endpoint);
	const bytes = await readBytes(request, maxBytesOf(requestContext));
	const form = await parseForm(bytes, request);
	if (header === null) await requireCsrfToken(requestContext, textOf(form.get("csrf_token")));
	return { request: asRead(request, bytes), done: () => {} };
}

/** A form with files: its token stands in the header or in its first field, and is known before the rest is read. */
async function readFiles(request: Request, requestContext: RequestContext, endpoint: Endpoint): Promise<CheckedPost> {
	authorise(endpoint, requestContext);
	await enterEarly(endpoint, requestContext);
	const done = takeRoom(request, maxUploadBytes);
	try {
		const bytes = await readBytes(request, maxUploadBytes, async (beginning) => {
			if (!request.headers.has("x-csrf-token")) await requireCsrfToken(requestContext, leadingToken(beginning));
		});
		return { request: asRead(request, bytes), done };
	} catch (error) {
		done();
		throw error;
	}
}

/** The token of a multipart form that begins with it, as `EndpointForm` does. */
function leadingToken(beginning: Uint8Array): string | undefined {
	const text = new TextDecoder("latin1").decode(beginning);
	return /^--[^\r\n]{1,200}\r\n[^\r\n]*name="csrf_token"\r\n\r\n([0-9a-f]{64})\r\n/i.exec(text)?.[1];
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (mediaTypeOf(request) === "application/x-www-form-urlencoded") refuseManyFields(countOf(bytes, "&"));
	const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
		throw new Refusal("bad_form", 400);
	});
	refuseManyFields([...form.keys()].length);
	return form;
}

function countOf(bytes: Uint8Array, sign: string): number {
	const code = sign.charCodeAt(0);
	return bytes.reduce((count, byte) => (byte === code ? count + 1 : count), 0);
}

function refuseManyFields(count: number): void {
	if (count > maxFields) throw new Refusal("too_many_fields", 413, { count: maxFields });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The same request; Remix compares the Origin, which was checked, with a host that a client cannot choose. */
function asRead(request: Request, bytes: Uint8Array<ArrayBuffer>): Request {
	const { method, signal } = request;
	const headers = new Headers(request.headers);
	headers.delete("x-forwarded-host");
	headers.set("host", urlOf(request).host);
	return new Request(request.url, { method, headers, body: bytes, signal });
}
