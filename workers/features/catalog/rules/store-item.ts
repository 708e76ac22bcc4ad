/** A store item on the wire (specification §3, "Store item"): the same for tiles, shelves, listing and details. */
import { z } from "zod";
import type { LiveSaleColumns } from "#workers/features/flash-sale";
import { type Account, isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { categoryNames } from "./category-path";
import { leastLeft, offerOf } from "./flash-offer";
import type { QuantityMultiples } from "./quantity";

/** Quantities on the wire. */
export const quantityMultiples = z
	.object({
		static_multiples: z.array(z.int()).nullable().optional(),
		base_multiplier: z.int().nullable().optional(),
	})
	.nullable();

/**
 * A store item. `created_at` is there only while the item is new, `points_was` only when it was dearer, `live_to_date`
 * only while it is in a flash sale.
 */
export const storeItem = z.object({
	id: z.int(),
	image_url: z.string().nullable(),
	image_alt: z.string(),
	brand_name: z.string(),
	name: z.string(),
	/** Which balance pays it. */
	product_type: z.enum(["standard_product", "wallet_product"]),
	points: z.int(),
	points_was: z.int().optional(),
	minimum_display_cost: z.int(),
	maximum_display_cost: z.int(),
	quantity_multiples: quantityMultiples,
	quantity_left: z.int().nullable(),
	live_to_date: z.int().optional(),
	is_flash_sale_item: z.union([z.literal(0), z.literal(1)]),
	created_at: z.int().optional(),
	source: z.string(),
	sku: z.string(),
	categories: z.array(z.string()),
});

/** A store item. */
export type StoreItem = z.output<typeof storeItem>;

/** An item as the queries of `store/listing.ts` read it. */
export type StoreItemRow = Omit<
	StoreItem,
	"quantity_multiples" | "categories" | "points_was" | "created_at" | "live_to_date" | "is_flash_sale_item"
> &
	LiveSaleColumns & {
		points_was: number;
		created_at: number;
		quantity_multiples: string | null;
		category_path: string | null;
	};

/** How long an item is new, unless the account's setting `days_items_are_new` says otherwise. */
const daysNew = 30;
const dayMs = 86_400_000;

/** The item for the wire, at the moment `nowMs`; a flash sale that runs makes its price and ends its stock. */
export function presentItem(row: StoreItemRow, account: Pick<Account, "settings">, nowMs: number): StoreItem {
	const { category_path, quantity_multiples, created_at, points_was, ...priced } = row;
	const { sale_id: _id, sale_points: _points, sale_points_was: _was, ...timed } = priced;
	const { sale_live_to_date: _end, sale_stock: _stock, sale_limit: _limit, ...rest } = timed;
	return {
		...rest,
		quantity_multiples: quantity_multiples ? (JSON.parse(quantity_multiples) as QuantityMultiples) : null,
		categories: categoryNames(category_path),
		...(points_was > row.points ? { points_was } : {}),
		...(isNew(created_at, account, nowMs) ? { created_at } : {}),
		...flashFields(row),
	};
}

/** Items for the wire at this moment. */
export function presentItems(
	rows: readonly StoreItemRow[],
	{ account, clock }: Pick<MemberScope, "account" | "clock">,
): StoreItem[] {
	const now = clock.now();
	return rows.map((row) => presentItem(row, account, now));
}

/** What a flash sale changes of an item. */
function flashFields(row: StoreItemRow) {
	const offer = offerOf(row);
	if (!offer) return { is_flash_sale_item: 0 as const };
	return {
		is_flash_sale_item: 1 as const,
		points: offer.points,
		points_was: offer.points_was,
		minimum_display_cost: offer.points,
		maximum_display_cost: offer.points,
		live_to_date: offer.live_to_date,
		quantity_left: leastLeft(row.quantity_left, offer.quantity_left),
	};
}

/** True when this account's members see no balance, and so nothing of what they can afford. */
export function isBalanceHidden(account: Pick<Account, "flags">): boolean {
	return isOn(account, "hide_points_for_account");
}

/** How long an item is new in this account. */
export function newForMs(account: Pick<Account, "settings">): number {
	const days = account.settings.days_items_are_new;
	return (typeof days === "number" ? days : daysNew) * dayMs;
}

function isNew(created_at: number, account: Pick<Account, "settings">, nowMs: number): boolean {
	return created_at > nowMs - newForMs(account);
}
