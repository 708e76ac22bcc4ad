/** Renders a page on the server, whole, in the reader's language, with the nonce of its policy. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { cacheFor } from "./markup-cache.server";
import { PageLookContext } from "./shell/page-look";
import { MarkupCacheProvider } from "./ui/cached-markup";
import { TextsProvider } from "./ui/texts";

/**
 * Called by Remix for each page. All data is there before the first element is rendered, so that nothing is gained by
 * streaming, and React's stream costs as much as the rendering itself (docs/performance.md).
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
) {
	await readHandedOver(remixContext);
	const page = renderToString(
		<PageLookContext.Provider value={context}>
			<TextsProvider i18n={context.texts}>
				<MarkupCacheProvider value={cacheFor(context.texts)}>
					<RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
				</MarkupCacheProvider>
			</TextsProvider>
		</PageLookContext.Provider>,
	);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${page}`, { headers, status });
}

/** Reads the loaders' data to its end, where RemixServer looks for what it has read already, so that it need not wait. */
async function readHandedOver(remixContext: EntryContext): Promise<void> {
	if (!remixContext.serverHandoffStream) return;
	const value = await new Response(remixContext.serverHandoffStream).text();
	const [text, end] = [
		{ done: false, value },
		{ done: true, value: "" },
	].map((result) => Object.assign(Promise.resolve(), { result }));
	remixContext.renderMeta = { ...remixContext.renderMeta, streamCache: { 0: text!, 1: end! } };
	// RemixServer only takes a reader of it.
	remixContext.serverHandoffStream = new ReadableStream();
}

/** Called by Remix when a loader or action crashed; answers such as 404 are no crashes. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.crash(error);
}
