/** The Worker's half of `npm run dev`: says where a screen begins, and lends the screens' context to Vite in front. */
import { type Environment, isLocalRequest } from "#workers/kernel/environment";
import { type EndpointName, findEndpoint } from "#workers/registry";
import { jsonResponse } from "./answers";
import type { RequestContext } from "./prepare-request-context";
import { type CallOptions, createScreenContext, type ScreenContext } from "./screen-context";

/** What Vite asks in place of `context.call` and `context.attempt`; bytes of files travel as base64. */
type ScreenCall = {
	mode: "call" | "attempt" | "form" | "requireCall" | "mayCall";
	input: unknown;
	key?: string;
	files?: { field: string; name: string; type: string; base64: string }[];
	page: { url: string; method: string };
};

/** Vite makes the pages, elsewhere. */
const made = { nonce: "", isMade: Promise.resolve() };

/** True only behind `npm run dev`, which makes a new key for each run. */
export function isDeveloping(asked: { env: Environment; request: { origin: string } }): boolean {
	const { ENVIRONMENT, DEVELOPMENT_CALL_KEY } = asked.env;
	return ENVIRONMENT === "development" && Boolean(DEVELOPMENT_CALL_KEY) && isLocalRequest(asked);
}

/** Stands in for a page: the facts that Vite renders it with; the header tells it to. */
export async function describeScreen(requestContext: RequestContext, request: Request): Promise<Response> {
	const context = createScreenContext(requestContext, request, made);
	const { isSignedIn, isAway, language_code, palette_style, isLocal, texts_version, app_version } = context;
	const csrf_token = await context.csrfToken();
	const { account, user } = requestContext;
	const facts = {
		isSignedIn,
		isAway,
		nonce: "",
		language_code,
		palette_style,
		isLocal,
		texts_version,
		app_version,
		account,
		user,
	};
	const body = { facts, csrf_token };
	const response = jsonResponse(body, 200, requestContext.cookies);
	response.headers.set("x-laurel-screen", "1");
	return response;
}

/** Runs one call of a screen that Vite renders; what the context throws (sign-in, refusals) goes back marked as thrown. */
export async function answerScreenCall(
	request: Request,
	name: string,
	requestContext: RequestContext,
): Promise<Response> {
	if (request.headers.get("x-laurel-call-key") !== requestContext.env.DEVELOPMENT_CALL_KEY || !findEndpoint(name)) {
		return new Response(null, { status: 404 });
	}
	const { mode, input, key, files, page } = (await request.json()) as ScreenCall;
	const context = createScreenContext(requestContext, new Request(page.url, { method: page.method }), made);
	const options: CallOptions = { key, files: files?.map(toUploadedFile) };
	try {
		const value = await answerOf(context, mode, name as EndpointName, input, options);
		return jsonResponse({ value }, 200, requestContext.cookies);
	} catch (thrown) {
		if (!(thrown instanceof Response)) return new Response(String(thrown), { status: 500 });
		const response = new Response(thrown.body, thrown);
		for (const cookie of requestContext.cookies) response.headers.append("set-cookie", cookie);
		response.headers.set("x-laurel-thrown", "1");
		return response;
	}
}

function toUploadedFile({ field, name, type, base64 }: NonNullable<ScreenCall["files"]>[number]) {
	return { field, name, type, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) };
}

function answerOf(
	context: ScreenContext,
	mode: ScreenCall["mode"],
	name: EndpointName,
	input: unknown,
	options: CallOptions,
): Promise<unknown> {
	if (mode === "requireCall" || mode === "mayCall") return context[mode](name);
	if (mode === "form") return context.form(name, input as never);
	return context[mode](name, input as never, options);
}
