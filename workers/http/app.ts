/** The network's side of the door: every declared endpoint and download as a route, then the screens. */

import type { ServerBuild } from "@remix-run/cloudflare";
import { type Context, Hono } from "hono";
import { authorise } from "#workers/kernel/authorise";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { createScope } from "#workers/kernel/create-scope";
import type { Download } from "#workers/kernel/define-download";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import type { Environment } from "#workers/kernel/environment";
import { notFound } from "#workers/kernel/errors";
import { createLog } from "#workers/kernel/log";
import { chooseLanguage, platformLanguages, textsFor, translator } from "#workers/kernel/translate";
import { downloads, endpoints } from "#workers/registry";
import { texts_version, textsFile } from "#workers/texts";
import { errorAnswer, jsonResponse, plainPage, successAnswer } from "./answers";
import { answerScreenCall, isDeveloping } from "./develop";
import type { Memory } from "./find-person";
import { findTenant, type Tenant } from "./find-tenant";
import { openSocket } from "./open-socket";
import { describeApi } from "./openapi";
import { isolateClock, narrowedBy, prepareGround, type RequestGround } from "./prepare-ground";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import { readBody } from "./read-body";
import { serveScreen } from "./screens";
import { setSecurityHeaders } from "./security-headers";
import { serveFile } from "./serve-file";
import { turnAway } from "./turn-away";
import { urlOf } from "./url-of";

type Variables = { tenant: Tenant };
type App = Hono<{ Bindings: Environment; Variables: Variables }>;
type Asked = Context<{ Bindings: Environment; Variables: Variables }>;

const noBody = Promise.resolve({ payload: {}, files: [], role_for_testing: undefined });

/** Calls that need no CSRF token: the one that gives it, and reads by GET. */
const tokenCall = "/api/users/api_csrf_token";

/** Builds the application once an isolate. `loadBuild` gives Remix's server build. */
export function createApp(loadBuild: () => Promise<ServerBuild>): App {
	const app: App = new Hono();
	app.onError((error, context) => crashed(error, context.req.raw));
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.use(async (context, next) => {
		const url = urlOf(context.req.raw);
		if (/^admin1?\./.test(url.hostname)) return context.redirect(context.env.PLATFORM_SITE_URL, 302);
		const tenant = await findTenant(context.env, url.hostname, isolateClock.current.now());
		if (!tenant)
			return new Response("There is nothing at this address. Check the name of your company.", { status: 404 });
		if (tenant.redirects_to) {
			const target = new URL(url);
			target.hostname = tenant.redirects_to;
			return context.redirect(target.href, 301);
		}
		context.set("tenant", tenant);
		await next();
	});
	for (const prefix of ["/locales", "/webapp/locales"])
		app.get(`${prefix}/:lng/:file`, (context) =>
			serveTexts(context.req.param("lng"), context.req.param("file"), context.req.query("v")),
		);
	app.get("/api/openapi.json", (context) => context.json(describeApi()));
	for (const endpoint of Object.values(endpoints) as unknown as Endpoint[]) {
		app.on(endpoint.method, endpoint.path, (context) => serveEndpoint(endpoint, context));
		app.all(endpoint.path, (context) => onGround(context, "all", async (ground) => methodNotAllowed(ground)));
	}
	for (const download of downloads) {
		app.get(download.path, (context) => {
			const parameters = context.req.param() as Record<string, string>;
			return onGround(context, "nothing", (ground) => serveDownload(download, context.req.raw, parameters, ground));
		});
	}
	app.all("/api/*", (context) =>
		onGround(context, "all", async (ground) => refusedCall(notFound("endpoint"), undefined, ground)),
	);
	app.post("/__call/:feature/:name", (context, next) => {
		if (!isDeveloping(context.env)) return next();
		const { feature, name } = context.req.param();
		return onGround(context, "nothing", (ground) => answerScreenCall(context.req.raw, `${feature}/${name}`, ground));
	});
	app.get("/", (context) => context.redirect("/webapp", 302));
	app.all("*", (context) => {
		const isRead = context.req.method === "GET" || context.req.method === "HEAD";
		return onGround(context, isRead ? "all" : "nothing", (ground) => serveScreen(context.req.raw, ground, loadBuild));
	});
	return app;
}

/** Answers one request, whatever happens, with headers and one log line. */
export async function answerRequest(
	app: App,
	request: Request,
	env: Environment,
	context: ExecutionContext,
): Promise<Response> {
	const response = await app.fetch(request, env, context);
	return setSecurityHeaders(response, requestIds.get(request) ?? crypto.randomUUID());
}

/** The ids under which requests are logged, for their answers' header. */
const requestIds = new WeakMap<Request, string>();

/** Answers on the remembered ground, and anew on the database's own when that was out of date (`findPerson`). */
async function onGround(
	{ req, env, executionCtx, get }: Asked,
	memory: Memory,
	answer: (ground: RequestGround) => Promise<Response>,
): Promise<Response> {
	const prepare = async (of: Memory) => {
		const ground = await prepareGround(req.raw, env, executionCtx, get("tenant"), of);
		requestIds.set(req.raw, ground.request.id);
		return ground;
	};
	const ground = await prepare(memory);
	const response = await answer(ground);
	return (await ground.isConfirmed) ? response : answer(await prepare("nothing"));
}

async function serveEndpoint(endpoint: Endpoint, asked: Asked): Promise<Response> {
	const { env, executionCtx: context } = asked;
	const request = asked.req.raw;
	let reading: ReturnType<typeof readBody> | undefined;
	const read = () => {
		reading ??= endpoint.method === "POST" ? readBody(request, endpoint.isMultipart === true) : noBody;
		return reading;
	};
	const late = await turnAway(endpoint, { request, env, context, tenant: asked.get("tenant") }, read);
	if (late) {
		requestIds.set(request, late.ground.request.id);
		return refusedCall(late.refusal, endpoint, late.ground);
	}
	return onGround(asked, endpoint.repetition.kind === "read" ? "all" : "all_but_figures", async (ground) => {
		try {
			if (endpoint.method === "POST") requireOwnOrigin(request);
			if (endpoint.method === "POST" && endpoint.path !== tokenCall)
				await requireCsrfToken(ground, request.headers.get("x-csrf-token"));
			const body = await read();
			const narrowed = narrowedBy(ground, body.role_for_testing);
			if (narrowed !== ground) authorise(endpoint, ground);
			const answer = await callEndpoint(endpoint, narrowed, body.payload, body.files);
			logCall(ground, endpoint.name, 200);
			return jsonResponse(successAnswer(answer, ground.translate), 200, ground.cookies);
		} catch (error) {
			return refusedCall(error, endpoint, ground);
		}
	});
}

async function serveDownload(
	download: Download,
	request: Request,
	parameters: Record<string, string>,
	ground: RequestGround,
): Promise<Response> {
	try {
		if (request.headers.has("upgrade")) requireOwnOrigin(request);
		authorise(download, ground);
		const answer = await download.handler(createScope(ground, download.name), parameters);
		return "socket" in answer ? await openSocket(answer, request) : await serveFile(ground.env.FILES, answer, request);
	} catch (error) {
		return refusedCall(error, undefined, ground);
	}
}

function refusedCall(error: unknown, endpoint: Endpoint | undefined, ground: RequestGround): Response {
	const { status, body } = errorAnswer(error, endpoint, ground.translate, ground.log);
	logCall(ground, endpoint?.name ?? "none", status);
	return jsonResponse(body, status, ground.cookies);
}

/** What broke before anybody knew who asked: no act had begun, so a post changed nothing. */
function crashed(error: unknown, request: Request): Response {
	const nobody = { labels: {}, languages: [...platformLanguages], default_language_code: "en", company_name: "" };
	const language_code = chooseLanguage(nobody, [request.headers.get("accept-language")]);
	const translate = translator(textsFor(nobody, language_code));
	const { pathname } = urlOf(request);
	const log = createLog({ request_id: request.headers.get("cf-ray") ?? crypto.randomUUID(), path: pathname });
	const { status, body } = errorAnswer(error, undefined, translate, log);
	const outcome = request.method === "POST" ? ("nothing_changed" as const) : undefined;
	const resultMsg = [body.resultMsg, ...(outcome ? [translate(`answers:outcomes.${outcome}`)] : [])].join(" ");
	return pathname.startsWith("/api/")
		? jsonResponse({ ...body, resultMsg, outcome }, status)
		: plainPage(resultMsg, status, language_code);
}

function methodNotAllowed(ground: RequestGround): Response {
	const body = {
		resultStatus: "error",
		resultMsg: ground.translate("answers:errors.method_not_allowed"),
		resultType: "method_not_allowed",
	};
	return jsonResponse(body, 405);
}

/** One namespace, or what a page needs in one request (`textsFile`). With its version in the address it is kept for good. */
function serveTexts(language: string, file: string, version: string | undefined): Response {
	const found = textsFile(language, file.replace(/\.json$/, ""));
	if (!found) return new Response("{}", { status: 404, headers: { "content-type": "application/json" } });
	const caching = version === texts_version ? "public, max-age=31536000, immutable" : "public, max-age=300";
	return new Response(JSON.stringify(found), {
		headers: { "content-type": "application/json; charset=utf-8", "cache-control": caching },
	});
}

function logCall(ground: RequestGround, endpoint: string, status: number): void {
	ground.log.info("call", { endpoint, status, ms: Date.now() - ground.startedAt, ...ground.database.cost });
}
