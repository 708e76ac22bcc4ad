/** Prepares the request context, and a better one when what the isolate remembered was out of date. */
import type { Context, Hono } from "hono";
import type { Environment } from "#workers/kernel/environment";
import { Refusal } from "#workers/kernel/errors";
import type { Tenant } from "#workers/runtime/directory";
import type { Memory } from "#workers/runtime/find-person";
import { noteRequestId, urlOf } from "#workers/runtime/requests";
import { plainPage, refusedCall } from "./answers";
import { prepareRequestContext, type RequestContext } from "./prepare-request-context";

type Known = { Bindings: Environment; Variables: { tenant: Tenant } };

/** The application of an isolate. */
export type App = Hono<Known>;

/** One request, whose tenant is found. */
export type Asked = Context<Known>;

/**
 * Answers on the remembered request context, and anew on the database's own when that was out of date (`findPerson`);
 * `request` is the one that is asked who sent it.
 */
export async function answerInContext(
	{ req, env, executionCtx, get }: Asked,
	memory: Memory,
	answer: (requestContext: RequestContext) => Promise<Response>,
	request: Request = req.raw,
): Promise<Response> {
	const prepare = async (of: Memory) => {
		const requestContext = await prepareRequestContext(request, env, executionCtx, get("tenant"), of);
		noteRequestId(req.raw, requestContext.request.id);
		return requestContext;
	};
	const answerIfOpen = (requestContext: RequestContext) =>
		requestContext.account.status === "active" ? answer(requestContext) : answerSuspended(requestContext, req.raw);
	const requestContext = await prepare(memory);
	const response = await answerIfOpen(requestContext);
	const { holds } = await requestContext.confirmation;
	return holds ? response : answerIfOpen(await prepare("nothing"));
}

/** Nobody reads or acts in an account that is suspended or closed. */
async function answerSuspended(requestContext: RequestContext, request: Request): Promise<Response> {
	const refusal = new Refusal("account_suspended", 403);
	if (urlOf(request).pathname.startsWith("/api/")) return refusedCall(refusal, undefined, requestContext);
	const { language_code } = requestContext.request;
	return plainPage(requestContext.translate("answers:errors.account_suspended"), { status: 403, language_code });
}
