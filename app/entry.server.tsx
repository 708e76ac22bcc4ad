/** Renders a page on the server: streamed, in the reader's language, with the nonce of its policy. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";

/** Called by Remix for each page. Robots get the whole page at once. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
) {
	let finalStatus = status;
	const stream = await renderToReadableStream(
		<I18nextProvider i18n={context.texts}>
			<RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
		</I18nextProvider>,
		{
			nonce: context.nonce,
			signal: request.signal,
			onError(error) {
				if (request.signal.aborted) return;
				context.crash(error);
				finalStatus = 500;
			},
		},
	);
	if (isbot(request.headers.get("user-agent") ?? "")) await stream.allReady;
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(stream, { headers, status: finalStatus });
}

/** Called by Remix when a loader or action crashed; answers such as 404 are no crashes. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.crash(error);
}
