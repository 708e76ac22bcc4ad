/** Hands a request over to Remix: checks posts first, lends the dispatcher, and adds cookies and policy to the page. */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { matchPath } from "react-router-dom";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { recordCall } from "#workers/metrics/record-call";
import { findEndpoint } from "#workers/registry";
import { urlOf } from "#workers/runtime/requests";
import { errorAnswer, plainPage } from "./answers";
import { checkPost } from "./check-post";
import { describeScreen, isDeveloping } from "./develop";
import type { RequestContext } from "./prepare-request-context";
import { refusePost, type Screens } from "./refuse-post";
import { createScreenContext, type ScreenContext } from "./screen-context";
import { buildOfAddress } from "./screen-sections";
import { pagePolicy } from "./security-headers";
import { frameText, showTextOf } from "./text-in-place";

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends ScreenContext {}
}

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new Map<string, Handler>();
let partOfBuild: ReturnType<typeof buildOfAddress> | undefined;

/** Renders a screen or runs its action. */
export async function serveScreen(
	request: Request,
	requestContext: RequestContext,
	loadBuild: () => Promise<ServerBuild>,
): Promise<Response> {
	const nonce = crypto.randomUUID().replaceAll("-", "");
	let made = () => {};
	const isMade = new Promise<void>((resolve) => {
		made = resolve;
	});
	const { pathname } = urlOf(request);
	let done = () => {};
	try {
		let checked = request;
		if (request.method !== "GET" && request.method !== "HEAD")
			({ request: checked, done } = await checkPost(request, requestContext, () =>
				fileEndpointOf(pathname, loadBuild),
			));
		if (isDeveloping(requestContext)) return await describeScreen(requestContext, request);
		const { handler } = await screensFor(pathname, loadBuild);
		const shown = showTextOf(requestContext, request);
		const context = createScreenContext(shown ?? requestContext, request, { nonce, isMade });
		const answer = await handler(checked, context);
		const page = finish(answer, requestContext, pagePolicy(nonce, context.frameHosts), pathname);
		return shown ? frameText(page, shown, nonce) : page;
	} catch (error) {
		// Nothing of the screen ran: a post that was refused says why, and going back keeps what was typed.
		const refused = await refusePost(error, request, requestContext, await screensFor(pathname, loadBuild), () =>
			createScreenContext(requestContext, request, { nonce, isMade }),
		);
		if (refused) return finish(refused, requestContext, pagePolicy(nonce), pathname);
		const { status, body, headers } = errorAnswer(error, undefined, requestContext);
		const title = requestContext.translate("shell:errors.refused");
		return messagePage(requestContext, { title, text: body.resultMsg, status, nonce, headers, pathname });
	} finally {
		done();
		setTimeout(made, 0);
	}
}

/** The page for addresses of which no screen can be. */
export function serveNowhere(requestContext: RequestContext): Response {
	const { translate } = requestContext;
	const said = { title: translate("shell:errors.notFound"), text: translate("shell:errors.notFoundText") };
	return messagePage(requestContext, { ...said, status: 404, nonce: crypto.randomUUID().replaceAll("-", "") });
}

type Message = {
	title: string;
	text: string;
	status: number;
	nonce: string;
	headers?: Record<string, string>;
	pathname?: string;
};

function messagePage(
	requestContext: RequestContext,
	{ text, nonce, headers = {}, pathname, ...said }: Message,
): Response {
	const { language_code } = requestContext.request;
	const home = requestContext.translate("shell:errors.home");
	const page = plainPage(text, { ...said, language_code, home, nonce });
	for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
	return finish(page, requestContext, pagePolicy(nonce), pathname);
}

/** One handler for each part of the application. */
async function screensFor(pathname: string, loadBuild: () => Promise<ServerBuild>): Promise<Screens> {
	partOfBuild ??= buildOfAddress(await loadBuild());
	const { name, build } = partOfBuild(pathname);
	const handler = handlers.get(name) ?? createRequestHandler(build, "production");
	handlers.set(name, handler);
	return { build, handler };
}

/** The call to which a screen hands files: what its own route names in its handle. */
async function fileEndpointOf(pathname: string, loadBuild: () => Promise<ServerBuild>): Promise<Endpoint | undefined> {
	partOfBuild ??= buildOfAddress(await loadBuild());
	const { section, build } = partOfBuild(pathname);
	if (section === "*") return undefined;
	// What a script sends goes to the screen's address with this ending.
	const address = pathname.replace(/\.data$/, "");
	const handles = Object.values(build.routes)
		.filter((route) => route?.path && matchPath(`/webapp/${route.path}`, address))
		.map((route) => route?.module.handle as { takesFiles?: string } | undefined);
	const name = handles.find((handle) => handle?.takesFiles)?.takesFiles;
	return name === undefined ? undefined : findEndpoint(name);
}

function finish(answer: Response, requestContext: RequestContext, policy: string, pathname?: string): Response {
	for (const cookie of requestContext.cookies) answer.headers.append("set-cookie", cookie);
	answer.headers.set("content-security-policy", policy);
	if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "private, no-store");
	answer.headers.set("vary", "cookie, accept-language");
	const ms = Date.now() - requestContext.startedAt;
	requestContext.log.info("screen", { status: answer.status, ms, ...requestContext.database.cost });
	recordCall(requestContext, { endpoint: `screen /${sectionOf(pathname)}`, status: answer.status, ms });
	return answer;
}

/** The section of an address, of which there are as many as routes; * where it has none. */
function sectionOf(pathname: string | undefined): string {
	return pathname === undefined || !partOfBuild ? "*" : partOfBuild(pathname).section;
}
