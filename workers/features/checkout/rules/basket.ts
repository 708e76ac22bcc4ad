/** What is about to be ordered: the cart's lines with what is sold, and the first thing that stands in the way. */
import { isSold, readDetails, type StoredCart, unitsMayBuy } from "#workers/features/cart";
import { amountOf, type FlashOffer, isQuantityAllowed, totalOf, type VariantForSale } from "#workers/features/catalog";

/** A line of the cart as it would be ordered. `points_seen` is the price of one unit that its buyer saw. */
export type BasketLine = { variant: VariantForSale; quantity: number; points_seen: number; recipient: object | null };

/** A line as a caller names it; without points the price that the cart remembers counts as seen. */
export type AskedLine = { itemId: number; qty: number; item?: { points?: number } };

/** Why lines cannot be ordered, by declared error code. */
export type LineProblem = {
	code:
		| "item_not_available"
		| "flash_sale_sold_out"
		| "flash_sale_limit"
		| "flash_sale_ended"
		| "quantity_not_allowed"
		| "out_of_stock"
		| "price_changed";
	lines: BasketLine[];
};

/** What a basket takes of one flash sale: units of all variants of its item. */
export type SaleUnits = { sale: FlashOffer; item_id: number; quantity: number; lines: BasketLine[] };

type Quantities = readonly { item_id: number; quantity: number }[];

/** Units by variant, however the lines are cut. */
function unitsOf(lines: Quantities): Map<number, number> {
	const units = new Map<number, number>();
	for (const { item_id, quantity } of lines) units.set(item_id, (units.get(item_id) ?? 0) + quantity);
	return units;
}

/** True when both name the same units of the same variants. */
export function areSameLines(one: Quantities, other: Quantities): boolean {
	const [left, right] = [unitsOf(one), unitsOf(other)];
	return left.size === right.size && [...left].every(([id, units]) => right.get(id) === units);
}

/** The cart's lines ready to be ordered; those whose variant this catalogue never had are left out. */
export function makeBasket(
	stored: StoredCart,
	asked: readonly AskedLine[],
	variants: ReadonlyMap<number, VariantForSale>,
): BasketLine[] {
	const seen = new Map(asked.map(({ itemId, item }) => [itemId, item?.points]));
	return stored.lines.flatMap(({ item_id, quantity, details }) => {
		const variant = variants.get(item_id);
		if (!variant) return [];
		const { points, custom_quantity_chosen: _chosen, ...recipient } = readDetails(details);
		const isForOther = Object.values(recipient).some((value) => value !== "" && value !== null);
		return [{ variant, quantity, points_seen: seen.get(item_id) ?? points, recipient: isForOther ? recipient : null }];
	});
}

/** The flash sales of a basket with the units that it takes of each. */
export function unitsOfSales(basket: readonly BasketLine[]): SaleUnits[] {
	const sales = new Map<number, SaleUnits>();
	for (const line of basket) {
		const { flash: sale, item_id } = line.variant;
		if (!sale) continue;
		const units = sales.get(sale.sale_id) ?? { sale, item_id, quantity: 0, lines: [] };
		units.quantity += line.quantity;
		units.lines.push(line);
		sales.set(sale.sale_id, units);
	}
	return [...sales.values()];
}

/** The gravest problem with every line that has it; undefined when all may be ordered. */
export function findProblem(basket: readonly BasketLine[]): LineProblem | undefined {
	const sales = new Map(unitsOfSales(basket).map((units) => [units.sale.sale_id, units.quantity]));
	const unitsOf = ({ flash }: VariantForSale) => (flash ? (sales.get(flash.sale_id) ?? 0) : 0);
	const checks: [LineProblem["code"], (line: BasketLine) => boolean][] = [
		["item_not_available", ({ variant }) => !isSold(variant)],
		["flash_sale_sold_out", ({ variant }) => variant.flash !== null && variant.flash.quantity_left < unitsOf(variant)],
		["flash_sale_limit", ({ variant }) => unitsOf(variant) > unitsMayBuy(variant)],
		["out_of_stock", ({ variant, quantity }) => variant.stock !== null && variant.stock < quantity],
		["quantity_not_allowed", ({ variant, quantity }) => !isQuantityAllowed(quantity, variant.quantity_multiples)],
		["price_changed", ({ variant, points_seen }) => variant.points !== points_seen],
	];
	for (const [code, has] of checks) {
		const lines = basket.filter(has);
		if (lines.length > 0) return { code, lines };
	}
	return undefined;
}

/** The lines that each balance pays, the standard one first; one that pays nothing is left out. */
export function byProductType(
	basket: readonly BasketLine[],
): { product_type: VariantForSale["product_type"]; lines: BasketLine[] }[] {
	return (["standard_product", "wallet_product"] as const).flatMap((product_type) => {
		const lines = basket.filter(({ variant }) => variant.product_type === product_type);
		return lines.length > 0 ? [{ product_type, lines }] : [];
	});
}

/** What a basket takes of either balance. */
export function sumsOf(basket: readonly BasketLine[]): Record<VariantForSale["product_type"], number> {
	const sums = { standard_product: 0, wallet_product: 0 };
	for (const { product_type, lines } of byProductType(basket)) sums[product_type] = totalsOf(lines).total_points;
	return sums;
}

/** Points and cents of all lines. */
export function totalsOf(basket: readonly BasketLine[]): { total_points: number; total_cents: number } {
	return {
		total_points: totalOf(basket.map(({ variant, quantity }) => amountOf(variant.points, quantity))),
		total_cents: totalOf(basket.map(({ variant, quantity }) => amountOf(variant.price_cents, quantity))),
	};
}

/** '2 × Steel bottle, 1 × Coffee set', for messages that show what is meant. */
export function describeLines(lines: Quantities, variants: ReadonlyMap<number, Pick<VariantForSale, "name">>): string {
	return [...unitsOf(lines)].map(([id, units]) => `${units} × ${variants.get(id)?.name ?? `#${id}`}`).join(", ");
}
