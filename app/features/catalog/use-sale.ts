/** What is left of an item's flash sale, as it was rendered and then as its open line tells. */
import { useEffect, useState } from "react";
import { loadPart } from "~/shell/lost-chunks";
import type { SaleNews } from "./sale-line";

/** A sale in front of a reader. `left` null: the item's stock is not counted, and it is in no sale. */
export type SaleView = { isOn: boolean; left: number | null; hasEnded: boolean };

/** The item as far as its sale goes; `most` is what the item's own stock leaves. */
export type SaleItem = { id: number; is_flash_sale_item: 0 | 1; quantity_left: number | null; live_to_date?: number };

/** Follows the sale while the page is open; the code for it is fetched only where an item is in a sale. */
export function useSale(item: SaleItem, max: number | null = null): SaleView {
	const [heard, setHeard] = useState<{ of: SaleItem; news: SaleNews }>();
	const isOn = item.is_flash_sale_item === 1;
	useEffect(() => {
		if (!isOn) return;
		let stop: (() => void) | undefined;
		let isOver = false;
		loadPart(() => import("./sale-line")).then(({ followSale }) => {
			if (!isOver) stop = followSale(item.id, (news) => setHeard({ of: item, news }));
		});
		return () => {
			isOver = true;
			stop?.();
		};
	}, [isOn, item]);
	const news = heard?.of === item ? heard.news : undefined;
	const told = news && "left" in news ? news.left : item.quantity_left;
	return {
		isOn,
		left: told === null || max === null ? told : Math.min(told, max),
		hasEnded: news !== undefined && "hasEnded" in news,
	};
}
