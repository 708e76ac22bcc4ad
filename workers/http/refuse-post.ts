/** Answers a post that was refused before its screen saw it, in the form that a page's script reads, and leads to sign-in where the session is over. */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Refusal } from "#workers/kernel/errors";
import { perObject } from "#workers/runtime/memo";
import { urlOf } from "#workers/runtime/requests";
import { errorAnswer } from "./answers";
import type { RequestContext } from "./prepare-request-context";
import type { ScreenContext } from "./screen-context";

type Handler = ReturnType<typeof createRequestHandler>;

/** The screens of the address, and what renders them. */
export type Screens = { build: ServerBuild; handler: Handler };

/** The answer; undefined where a plain page says it: without scripts, and to other sites, for which no screen is read. */
export async function refusePost(
	error: unknown,
	request: Request,
	requestContext: RequestContext,
	{ build, handler }: Screens,
	newContext: () => ScreenContext,
): Promise<Response | undefined> {
	if (!(error instanceof Refusal) || error.code === "foreign_origin") return undefined;
	const isSessionOver = error.code === "stale_csrf_token" && requestContext.user === null;
	const page = isSessionOver ? await pageOfVisitor(request, handler, newContext) : undefined;
	// A script's own call: it leads to sign-in by itself.
	if (page?.status === 401) return page;
	const signIn = wayToSignIn(page);
	if (!urlOf(request).pathname.endsWith(".data")) return signIn ? leadTo(signIn) : undefined;
	const { status, body, headers } = errorAnswer(error, undefined, requestContext);
	const context = Object.assign(newContext(), {
		// Remix puts /webapp in front.
		refusal: signIn ? leadTo(signIn.replace(/^\/webapp/, "")) : Response.json(body, { status, headers }),
	});
	const { method, headers: asked } = request;
	return refusingHandler(build)(new Request(request.url, { method, headers: asked, body: "" }), context);
}

/** What the address of a post answers those who are not signed in. */
function pageOfVisitor(request: Request, handler: Handler, newContext: () => ScreenContext): Promise<Response> {
	const page = new URL(request.url);
	page.pathname = page.pathname.replace(/(\/_root)?\.data$/, "");
	return handler(new Request(page, { headers: request.headers }), newContext());
}

/** Where the page of the form leads those who are not signed in; undefined where they may see it. */
function wayToSignIn(page: Response | undefined): string | undefined {
	const location = page?.headers.get("location");
	return location?.endsWith("/login") ? location : undefined;
}

function leadTo(location: string): Response {
	return new Response(null, { status: 302, headers: { location } });
}

/** The same screens with actions that refuse; made when the first post is refused. */
const refusingHandler = perObject((build: ServerBuild): Handler => {
	const routes = Object.entries(build.routes).map(([id, route]) => [
		id,
		route && { ...route, module: { ...route.module, action: refuse } },
	]);
	return createRequestHandler({ ...build, routes: Object.fromEntries(routes) }, "production");
});

async function refuse({ context }: { context: { refusal?: Response } }): Promise<never> {
	throw context.refusal;
}
