/** Renders a page on the server, whole, in the reader's language, with the nonce of its policy. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { MarkupCacheProvider } from "./remix-internals/cached-markup";
import { readHandedOver } from "./remix-internals/handed-over.server";
import { cacheFor } from "./remix-internals/markup-cache.server";
import { PageThemeContext } from "./shell/page-theme";
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
		<PageThemeContext.Provider value={context}>
			<TextsProvider i18n={context.texts}>
				<MarkupCacheProvider value={cacheFor(context.texts)}>
					<RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
				</MarkupCacheProvider>
			</TextsProvider>
		</PageThemeContext.Provider>,
	);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${page}`, { headers, status });
}

/** Called by Remix when a loader or action crashed; answers such as 404 are no crashes. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.crash(error);
}
