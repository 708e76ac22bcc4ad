/** The network's side of the dispatcher: every declared endpoint and download as a route, then the screens. */

import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { authorise } from "#workers/kernel/authorise";
import { createScope } from "#workers/kernel/create-scope";
import type { Download } from "#workers/kernel/define-download";
import type { Environment } from "#workers/kernel/environment";
import { notFound, Refusal } from "#workers/kernel/errors";
import { platformLanguages } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import { isSoundSecret } from "#workers/kernel/tokens";
import { chooseLanguage, textsFor, translator } from "#workers/kernel/translate";
import { recordCall } from "#workers/metrics/record-call";
import { downloads, servedEndpoints } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";
import { findTenant } from "#workers/runtime/directory";
import { requestIdOf, urlOf } from "#workers/runtime/requests";
import { type App, type Asked, answerInContext } from "./answer-in-context";
import { errorAnswer, jsonResponse, plainPage, refusedCall } from "./answers";
import { answerScreenCall, isDeveloping } from "./develop";
import { refuseBusyAccount } from "./limit-account";
import { openSocket } from "./open-socket";
import { describeApi } from "./openapi";
import type { RequestContext } from "./prepare-request-context";
import { requireOwnOrigin } from "./protect";
import { discardBody } from "./read-bytes";
import { serveNowhere, serveScreen } from "./screens";
import { setSecurityHeaders } from "./security-headers";
import { serveEndpoint } from "./serve-endpoint";
import { serveFile, serveText } from "./serve-file";
import { serveOperator } from "./serve-operator";
import { serveTexts } from "./serve-texts";

/** Builds the application once an isolate. `loadBuild` gives Remix's server build. */
export function createApp(loadBuild: () => Promise<ServerBuild>): App {
	const app: App = new Hono();
	app.onError((error, context) => crashed(error, context));
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.use(async (context, next) => {
		const url = urlOf(context.req.raw);
		if (url.hostname === context.env.PLATFORM_HOST) return serveOperator(context);
		if (/^admin1?\./.test(url.hostname)) return context.redirect(context.env.PLATFORM_SITE_URL, 302);
		const tenant = await findTenant(context.env, url.hostname, isolateClock.current.now());
		if (!tenant)
			return new Response("There is nothing at this address. Check the name of your company.", { status: 404 });
		if (tenant.redirects_to) {
			const target = new URL(url);
			target.hostname = tenant.redirects_to;
			return leadOn(context, target.href);
		}
		const busy = await refuseBusyAccount(context, tenant);
		if (busy) return busy;
		context.set("tenant", tenant);
		await next();
	});
	for (const prefix of ["/locales", "/webapp/locales"])
		app.get(`${prefix}/:lng/:file`, ({ env, req, var: { tenant } }) =>
			serveTexts(env, tenant, { ...req.param(), version: req.query("v"), known: req.header("if-none-match") }),
		);
	app.get("/api/openapi.json", (context) => context.json(describeApi()));
	for (const endpoint of servedEndpoints) {
		app.on(endpoint.method, endpoint.path, (context) => serveEndpoint(endpoint, context));
		app.all(endpoint.path, (context) =>
			answerInContext(context, "all", async (requestContext) =>
				refusedCall(new Refusal("method_not_allowed", 405), undefined, requestContext),
			),
		);
	}
	for (const download of downloads) {
		app.get(download.path, (context) => {
			const parameters = context.req.param() as Record<string, string>;
			return answerInContext(context, "nothing", (requestContext) =>
				serveDownload(download, context.req.raw, parameters, requestContext),
			);
		});
	}
	app.all("/api/*", (context) =>
		answerInContext(context, "all", async (requestContext) =>
			refusedCall(notFound("endpoint"), undefined, requestContext),
		),
	);
	app.post("/__call/:feature/:name", (context, next) => {
		const { origin } = urlOf(context.req.raw);
		if (!isDeveloping({ env: context.env, request: { origin } })) return next();
		const { feature, name } = context.req.param();
		return answerInContext(context, "nothing", (requestContext) =>
			answerScreenCall(context.req.raw, `${feature}/${name}`, requestContext),
		);
	});
	app.get("/", (context) => context.redirect("/webapp", 302));
	app.all("*", (context) => {
		const { method, raw } = context.req;
		const memory = method === "GET" || method === "HEAD" ? "all" : "nothing";
		return isScreenAddress(urlOf(raw).pathname)
			? answerInContext(context, memory, (requestContext) => serveScreen(raw, requestContext, loadBuild))
			: answerInContext(context, memory, async (requestContext) => serveNowhere(requestContext));
	});
	return app;
}

/** Remix has all below /webapp; the data of its first page lie beside it. */
const isScreenAddress = (pathname: string) => /^\/webapp(\/|\.data$|$)/.test(pathname);

/** Leads to the host that took over a name; nobody remembers it, since the name may be given back or to another client. */
function leadOn(context: Asked, target: string): Response {
	context.header("cache-control", "no-store");
	const { method } = context.req;
	return context.redirect(target, method === "GET" || method === "HEAD" ? 301 : 308);
}

/** Answers one request, whatever happens, with headers and one log line. */
export async function answerRequest(
	app: App,
	request: Request,
	env: Environment,
	context: ExecutionContext,
): Promise<Response> {
	const response = isSoundSecret(env.SESSION_SECRET) ? await app.fetch(request, env, context) : unfinished();
	await discardBody(request);
	return setSecurityHeaders(response, requestIdOf(request));
}

async function serveDownload(
	download: Download,
	request: Request,
	parameters: Record<string, string>,
	requestContext: RequestContext,
): Promise<Response> {
	try {
		if (request.headers.has("upgrade")) requireOwnOrigin(request);
		authorise(download, requestContext);
		const answer = await download.handler(createScope(requestContext, download.name), parameters);
		if ("socket" in answer) return await openSocket(answer, request);
		if ("redirect_to" in answer) return new Response(null, { status: 302, headers: { location: answer.redirect_to } });
		return "text" in answer ? serveText(answer) : await serveFile(requestContext.env.FILES, answer, request);
	} catch (error) {
		return refusedCall(error, undefined, requestContext);
	}
}

/** Without a sound secret anybody could make tokens: then nothing is served. */
function unfinished(): Response {
	createLog({}).crash(
		new Error("SESSION_SECRET is missing or shorter than 32 signs; docs/operations.md tells how to set it"),
	);
	return plainPage("This site is not set up yet.", { status: 503, language_code: "en" });
}

/** What broke before anybody knew who asked: no call had begun, so a post changed nothing. */
async function crashed(error: unknown, { req, env, executionCtx }: Asked): Promise<Response> {
	const request = req.raw;
	const nobody = { labels: {}, languages: [...platformLanguages], default_language_code: "en", company_name: "" };
	const language_code = await chooseLanguage(nobody, [], request);
	const translate = translator(textsFor(nobody, language_code));
	const { pathname } = urlOf(request);
	const log = createLog({ request_id: request.headers.get("cf-ray") ?? crypto.randomUUID(), path: pathname });
	const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work);
	const asked = { env, log, translate, waitUntil, clock: isolateClock.current };
	const { status, body } = errorAnswer(error, undefined, asked);
	recordCall(asked, { endpoint: "none", status, ms: 0 });
	const outcome = request.method === "POST" ? ("nothing_changed" as const) : undefined;
	const resultMsg = [body.resultMsg, ...(outcome ? [translate(`answers:outcomes.${outcome}`)] : [])].join(" ");
	return pathname.startsWith("/api/")
		? jsonResponse({ ...body, resultMsg, outcome }, status)
		: plainPage(resultMsg, { status, language_code });
}
