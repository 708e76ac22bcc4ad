/** What pages that look again need of the flash sales that run. */
import type { AppLoadContext } from "@remix-run/cloudflare";

/** Item and units left, the first to end first. */
export async function leftOfSales(context: AppLoadContext, _input: Record<string, never>) {
	const { items } = await context.call("catalog/get-flash-sale", {});
	return { left: items.map(({ id, quantity_left }) => [id, quantity_left] as const) };
}
