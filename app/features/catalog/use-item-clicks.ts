/** Tells the server which recommended item was clicked, while the page is already on its way to it. */
import type { MouseEvent } from "react";
import { recommendedRows } from "#workers/features/analytics/rules/click";
import type { EndpointInput } from "#workers/registry";
import { sendForm } from "~/call/beacon";
import { useFrame } from "~/shell/use-frame";

type Click = EndpointInput<"analytics/record-item-click">;

const rows: readonly string[] = recommendedRows;

/**
 * What a row of tiles does on a click: nothing, unless its items are recommended and the reader lets it be measured. The
 * click is sent as a form by a beacon, which outlives the page, carries the page's origin and token, and is not waited for.
 */
export function useItemClicks({ context, source }: { context: string; source: string }) {
	const { csrf_token, measuring } = useFrame();
	if (!measuring.is_on || context !== "recommended" || !rows.includes(source)) return undefined;
	return (event: MouseEvent<HTMLElement>) => {
		const link = (event.target as Element).closest("li a");
		const tile = link?.closest("li");
		const item_id = /\/item\/(\d+)/.exec(link?.getAttribute("href") ?? "")?.[1];
		if (!tile?.parentElement || !item_id) return;
		const position = [...tile.parentElement.children].indexOf(tile) + 1;
		const click: Click = { item_id: Number(item_id), context, source: source as Click["source"], position };
		sendForm("/store/click", "analytics/record-item-click", click, csrf_token);
	};
}
