/** Hands a request over to Remix: checks posts first, lends the door, and adds cookies and policy to the page. */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { errorAnswer, plainPage } from "./answers";
import { describeScreen, isDeveloping } from "./develop";
import type { RequestGround } from "./prepare-ground";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import { mostUploadBytes, readBytes } from "./read-body";
import { createScreenContext, type ScreenContext } from "./screen-context";
import { buildOfAddress } from "./screen-sections";
import { pagePolicy } from "./security-headers";
import { urlOf } from "./url-of";

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends ScreenContext {}
}

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new Map<string, Handler>();
let partOfBuild: ReturnType<typeof buildOfAddress> | undefined;

/** Renders a screen or runs its action. */
export async function serveScreen(
	request: Request,
	ground: RequestGround,
	loadBuild: () => Promise<ServerBuild>,
): Promise<Response> {
	const nonce = crypto.randomUUID().replaceAll("-", "");
	let made = () => {};
	const isMade = new Promise<void>((resolve) => {
		made = resolve;
	});
	try {
		const checked = request.method === "GET" || request.method === "HEAD" ? request : await checkPost(request, ground);
		if (isDeveloping(ground.env)) return await describeScreen(ground, request);
		const handler = await handlerFor(urlOf(request).pathname, loadBuild);
		return finish(await handler(checked, createScreenContext(ground, request, { nonce, isMade })), ground, nonce);
	} catch (error) {
		// Nothing of the screen ran: a post that was refused says why, and going back keeps what was typed.
		const { status, body } = errorAnswer(error, undefined, ground.translate, ground.log);
		return finish(plainPage(body.resultMsg, status, ground.request.language_code), ground, nonce);
	} finally {
		setTimeout(made, 0);
	}
}

/** One handler for each section of the application. */
async function handlerFor(pathname: string, loadBuild: () => Promise<ServerBuild>): Promise<Handler> {
	partOfBuild ??= buildOfAddress(await loadBuild());
	const { section, build } = partOfBuild(pathname);
	const handler = handlers.get(section) ?? createRequestHandler(build, "production");
	handlers.set(section, handler);
	return handler;
}

/** Reads the form once, checks where it came from and its token, and gives Remix a request with the same body. */
async function checkPost(request: Request, ground: RequestGround): Promise<Request> {
	requireOwnOrigin(request);
	const bytes = await readBytes(request, mostUploadBytes);
	const type = request.headers.get("content-type") ?? "";
	const header = request.headers.get("x-csrf-token");
	const token = header ?? (await tokenOfForm(bytes, type));
	await requireCsrfToken(ground, token);
	return new Request(request.url, {
		method: request.method,
		headers: request.headers,
		body: bytes,
		signal: request.signal,
	});
}

async function tokenOfForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string | undefined> {
	const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => undefined);
	const token = form?.get("csrf_token");
	return typeof token === "string" ? token : undefined;
}

function finish(answer: Response, ground: RequestGround, nonce: string): Response {
	for (const cookie of ground.cookies) answer.headers.append("set-cookie", cookie);
	answer.headers.set("content-security-policy", pagePolicy(nonce));
	if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "private, no-store");
	answer.headers.set("vary", "cookie, accept-language");
	const ms = Date.now() - ground.startedAt;
	ground.log.info("screen", { status: answer.status, ms, ...ground.database.cost });
	return answer;
}
