/** The SQL that cart and checkout use: what a variant costs and is, and taking it from stock. */
import { type SQL, sql } from "drizzle-orm";
import { boughtInSale, joinLiveSale, type LiveSaleColumns, liveSaleColumns } from "#workers/features/flash-sale";
import type { Statement } from "#workers/kernel/sql";
import { categoryNames } from "../rules/category-path";
import { type FlashOffer, leastLeft, offerOf } from "../rules/flash-offer";
import { type QuantityMultiples, quantitiesAtPrice } from "../rules/quantity";

/** A variant as it lies in the database, joined with its item and the flash sale that runs. */
export type SaleRow = LiveSaleColumns & {
	/** What the reader bought in the sale that runs. */
	sale_bought: number;
	id: number;
	item_id: number;
	name: string;
	brand_name: string;
	options: string;
	sku: string;
	points: number;
	price_cents: number;
	stock: number | null;
	image_url: string | null;
	is_gift_card: 0 | 1;
	delivery: "courier" | "email" | "donation";
	is_for_sale: 0 | 1;
	product_type: "standard_product" | "wallet_product";
	quantity_multiples: string | null;
	category_path: string | null;
};

/**
 * A variant as a buyer meets it: price and stock are those of this moment, which a flash sale makes. `stock` null: not
 * counted. `is_for_sale` 0: hidden, withdrawn, or of a wallet that buys nothing.
 */
export type VariantForSale = Omit<
	SaleRow,
	"options" | "quantity_multiples" | "category_path" | "sale_bought" | keyof LiveSaleColumns
> & {
	/** Option names and values in order. */
	options: [string, string][];
	quantity_multiples: QuantityMultiples;
	/** Names from the root down, up to five. */
	categories: string[];
	/** The flash sale that runs, which makes the price. */
	flash: FlashOffer | null;
};

/** So many units of one variant. */
export type SaleLine = { variant_id: number; quantity: number };

/** Variants by their ids with what selling them to a person now needs; unknown ids are missing from the rows. */
export function findVariantsForSale(
	account_id: number,
	variantIds: readonly number[],
	{ user_id, now }: { user_id: number; now: number },
) {
	return sql<SaleRow>`select v.id, v.item_id, i.name, i.brand_name, v.options, v.sku, v.points, v.price_cents, v.stock,
		coalesce(v.image_url, i.image_url) as image_url, v.is_gift_card, v.delivery, min(v.is_active, i.is_listed, ${isPayable("i")}) as is_for_sale,
		i.product_type, i.quantity_multiples, c.path as category_path, ${liveSaleColumns}, ${boughtInSale(user_id)} as sale_bought
		from variants v
		join items i on i.account_id = v.account_id and i.id = v.item_id
		${joinLiveSale("v", "item_id", now)}
		left join categories c on c.account_id = i.account_id and c.id = i.category_id
		where v.account_id = ${account_id} and v.id in (select value from json_each(${JSON.stringify(variantIds)}))`;
}

/** 1 in SQL for an item that a balance pays: the wallet's only while the account has a wallet that buys. */
export function isPayable(alias: string): SQL {
	const item = sql.raw(alias);
	return sql`iif(${item}.product_type = 'standard_product', 1, coalesce((select
		min(coalesce(a.flags ->> 'wallets_enabled', 0), coalesce(a.flags ->> 'wallets_redemptions_enabled', 0))
		from accounts a where a.account_id = ${item}.account_id), 0))`;
}

/** A row of `findVariantsForSale` with its JSON read. */
export function toVariantForSale(row: SaleRow): VariantForSale {
	const {
		category_path,
		sale_id: _sale,
		sale_points,
		sale_points_was: _was,
		sale_live_to_date: _end,
		sale_stock: _stock,
		sale_limit: _limit,
		sale_bought,
		...rest
	} = row;
	const flash = offerOf(row, sale_bought);
	return {
		...rest,
		points: sale_points ?? row.points,
		stock: flash ? leastLeft(row.stock, flash.quantity_left) : row.stock,
		flash,
		options: JSON.parse(row.options) as [string, string][],
		quantity_multiples: quantitiesAtPrice(
			row.points,
			row.quantity_multiples ? (JSON.parse(row.quantity_multiples) as QuantityMultiples) : null,
		),
		categories: categoryNames(category_path),
	};
}

/**
 * Takes the units from counted stock. `variants_stock_not_below_zero` undoes the whole batch when one line asks for
 * more than there is. Follow it with `refreshQuantityLeft` of the items.
 */
export function takeStock(account_id: number, lines: readonly SaleLine[]): Statement {
	const wanted = JSON.stringify(lines);
	return sql`update variants set stock = stock - (
			select sum(line.value ->> 'quantity') from json_each(${wanted}) as line where line.value ->> 'variant_id' = variants.id)
		where account_id = ${account_id} and stock is not null
		and id in (select line.value ->> 'variant_id' from json_each(${wanted}) as line)`;
}

/**
 * Puts units back into counted stock, as they are for sale at the item's own price: what a flash sale sold stays sold
 * there. Follow it with `refreshQuantityLeft` of the items.
 */
export function returnStock(account_id: number, lines: readonly SaleLine[]): Statement {
	const returned = JSON.stringify(lines);
	return sql`update variants set stock = stock + (
			select sum(line.value ->> 'quantity') from json_each(${returned}) as line where line.value ->> 'variant_id' = variants.id)
		where account_id = ${account_id} and stock is not null
		and id in (select line.value ->> 'variant_id' from json_each(${returned}) as line)`;
}
