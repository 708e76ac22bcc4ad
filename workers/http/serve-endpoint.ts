/** A call over HTTP: who may not send it is refused before its body is read. */
import { authorise } from "#workers/kernel/authorise";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { countBeforeInput } from "#workers/kernel/count-uses";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { noteRequestId, urlOf } from "#workers/runtime/requests";
import { type Asked, answerInContext } from "./answer-in-context";
import { jsonResponse, logCall, refusedCall, successAnswer } from "./answers";
import { narrowedBy, type RequestContext } from "./prepare-request-context";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import { type Body, mediaTypeOf, type ReadOnce, readBody, readText } from "./read-body";
import { maxBytesOf, maxFileBytesOf, maxStrangerBytes } from "./read-bytes";
import { rejectEarly } from "./reject-early";
import { takeRoom } from "./room-for-files";

/** Calls that need no CSRF token: the one that gives it, and reads by GET. */
const tokenCall = "/api/users/api_csrf_token";

/** Answers a declared call. */
export async function serveEndpoint(endpoint: Endpoint, asked: Asked): Promise<Response> {
	const { env, executionCtx: context } = asked;
	const request = asked.req.raw;
	const { read, done } = bodyOf(endpoint, request);
	try {
		const late = await rejectEarly(endpoint, { request, env, context, tenant: asked.get("tenant") }, read);
		if (late) {
			noteRequestId(request, late.requestContext.request.id);
			return refusedCall(late.refusal, endpoint, late.requestContext);
		}
		const memory = endpoint.repetition.kind === "read" ? "all" : "all_but_figures";
		return await answerInContext(
			asked,
			memory,
			(requestContext) => answerCall(endpoint, request, requestContext, read),
			readsCookies(endpoint) ? request : withoutCookies(request),
		);
	} finally {
		done();
	}
}

async function answerCall(
	endpoint: Endpoint,
	request: Request,
	requestContext: RequestContext,
	read: ReadOnce,
): Promise<Response> {
	try {
		const hasCookies = endpoint.method === "POST" && readsCookies(endpoint);
		if (hasCookies) requireOwnOrigin(request);
		if (hasCookies && endpoint.path !== tokenCall)
			await requireCsrfToken(requestContext, request.headers.get("x-csrf-token"));
		authorise(endpoint, requestContext);
		const body = await read(requestContext);
		const narrowed = narrowedBy(requestContext, body.role_for_testing);
		const answer = await callEndpoint(endpoint, narrowed, body.payload, body.files);
		logCall(requestContext, endpoint.name, 200);
		return jsonResponse(successAnswer(answer, requestContext.translate), 200, requestContext.cookies);
	} catch (error) {
		return refusedCall(error, endpoint, requestContext);
	}
}

/** Links and signatures say by themselves who calls. */
const readsCookies = ({ authentication }: Endpoint) => authentication !== "link" && authentication !== "signature";

/** What a provider signed, as it came. */
async function readSigned({ signatureHeader = "" }: Endpoint, request: Request): Promise<Body> {
	const body = await readText(request, maxStrangerBytes);
	return { payload: { body, signature: request.headers.get(signatureHeader) ?? "" }, files: [] };
}

/** The request as somebody would send it who is known by nothing but its address. */
function withoutCookies(request: Request): Request {
	const headers = new Headers(request.headers);
	headers.delete("cookie");
	return new Request(request.url, { method: request.method, headers });
}

/** How the body of a call is read, at most once, and what is to be done when the call is answered. */
function bodyOf(endpoint: Endpoint, request: Request): { read: ReadOnce; done: () => void } {
	let reading: Promise<Body> | undefined;
	let done = () => {};
	const hasFiles = endpoint.isMultipart === true && mediaTypeOf(request) === "multipart/form-data";
	const readFiles = (requestContext: RequestContext) => {
		const max = maxFileBytesOf(requestContext);
		done = takeRoom(request, max);
		return readBody(request, max, true);
	};
	const read: ReadOnce = async (requestContext) => {
		if (endpoint.method !== "POST") return { payload: {}, files: [] };
		if (endpoint.authentication === "link")
			return { payload: Object.fromEntries(urlOf(request).searchParams), files: [] };
		if (endpoint.authentication === "signature") return readSigned(endpoint, request);
		// Who is not let in by what an isolate remembers comes again with what the database knows: nothing was read yet.
		if (hasFiles && !reading) await enterEarly(endpoint, requestContext);
		reading ??= hasFiles ? readFiles(requestContext) : readBody(request, maxBytesOf(requestContext), false);
		return reading;
	};
	return { read, done: () => done() };
}

/** Files are only read for whom the database knows, and within their limit. */
export async function enterEarly(endpoint: Endpoint, requestContext: RequestContext): Promise<void> {
	const [{ holds }] = await Promise.all([requestContext.confirmation, countBeforeInput(endpoint, requestContext)]);
	if (!holds) throw new Refusal("outdated", 409);
}
