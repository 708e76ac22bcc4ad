/** The loaders' data of a page, read to their end before the page is rendered. */
import type { EntryContext } from "@remix-run/cloudflare";

/** Puts what the loaders handed over where RemixServer looks for what it has read already, so that it need not wait. */
export async function readHandedOver(remixContext: EntryContext): Promise<void> {
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
