/** What a flash sale means for the item that it is about, while it runs. */
import type { LiveSaleColumns } from "#workers/features/flash-sale";

/** The sale as a buyer meets it. `quantity_left` is what the database has; the sale's object also knows what is held. */
export type FlashOffer = {
	sale_id: number;
	points: number;
	points_was: number;
	live_to_date: number;
	quantity_left: number;
	limit_per_member: number;
	/** Units that the person bought in this sale. */
	bought: number;
};

/** The offer of a row; null while no sale runs. A sale exists only when the old price is above the new one and above 0. */
export function offerOf(row: LiveSaleColumns, bought = 0): FlashOffer | null {
	const { sale_id, sale_points, sale_points_was } = row;
	if (sale_id === null || sale_points === null || sale_points_was === null || sale_points_was <= sale_points)
		return null;
	return {
		sale_id,
		points: sale_points,
		points_was: sale_points_was,
		live_to_date: row.sale_live_to_date ?? 0,
		quantity_left: row.sale_stock ?? 0,
		limit_per_member: row.sale_limit ?? 1,
		bought,
	};
}

/** What is left when the item's own stock (null: not counted) and the sale's both end it. */
export function leastLeft(stock: number | null, quantity_left: number): number {
	return stock === null ? quantity_left : Math.min(stock, quantity_left);
}
