/** What is left of the flash sales that run, as JSON, for pages that look again. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Item and units, the first to end first. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { items } = await context.call("catalog/get-flash-sale", {});
	const left = items.map(({ id, quantity_left }) => [id, quantity_left]);
	return Response.json({ left }, { headers: { "cache-control": "private, no-store" } });
}
