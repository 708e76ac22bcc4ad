/** Reads the figures of a sales graph by its type, from the sums of days of sales and of orders. */
import type { MemberScope } from "#workers/kernel/scope";
import type { SalesFilters } from "../rules/filters";
import { type GraphFigures, type GraphRow, withShares } from "../rules/graph-answer";
import { maxCreditItems, maxPopularCategories, maxThings, type SalesGraphType } from "../rules/graph-types";
import { listRedeemedCategories, listRedeemedMonths, type ProductType } from "../store/redeemed";
import { type Dimension, listMonths, listThings, listTitles, type Order, type ThingRow } from "../store/sums";
import { type Asked, readAsked } from "./read-asked";
import { readCategoryLines, readPeopleLines } from "./read-lines";

type Read = (scope: MemberScope, asked: Asked, filters: SalesFilters) => Promise<GraphFigures>;

/** The figures of one type. */
export async function readSalesGraph(
	scope: MemberScope,
	type: SalesGraphType,
	filters: SalesFilters,
): Promise<GraphFigures> {
	return readers[type](scope, await readAsked(scope, filters), filters);
}

const readers: Record<SalesGraphType, Read> = {
	sales_categories_purchased_by_time: readCategoryLines,
	sales_sum_per_month: readPeopleLines,
	sales_items_purchased_by_users: async (scope, asked) => {
		const rows = await scope.read(listTitles({ ...asked, months: asked.whole }, maxThings));
		return shares(rows.map(presentThing).map(named(scope)), "quantity");
	},
	points_redeemed: (scope, asked) => readRedeemed(scope, asked, "standard_product", "points_redeemed"),
	sales_by_custom_field: async (scope, asked, { aggregate_custom_field = "supplier_product_number" }) => {
		const [dimension, by] = dimensionOf[aggregate_custom_field];
		const rows = (await readThings(scope, asked, dimension, { by, max: maxThings })).map(named(scope));
		const isNumber = aggregate_custom_field === "supplier_product_number";
		const things = rows.map((row): GraphRow => (isNumber ? { ...row, name: row.label ?? "" } : row));
		return shares(things, by === "cents" ? "value" : "quantity");
	},
	sales_earned_by_supplier: async (scope, asked) => {
		const rows = await scope.read(
			listThings({ ...asked, months: asked.whole }, "brand", { by: "points_issued", max: maxThings }),
		);
		return {
			rows: rows.map(({ name, points_issued }) => ({ company_name: name, earned_by_supplier: points_issued })),
			drawn: [{ id: "earned_by_supplier" }],
			kind: "bar",
		};
	},
	sales_total_quantity_purchased: async (scope, asked) => {
		const found = new Map((await scope.read(listMonths(asked))).map((row) => [row.month, row]));
		return {
			rows: asked.months.map(({ key }) => ({ year_month_str: key, quantity: found.get(key)?.quantity ?? 0 })),
			drawn: [{ id: "quantity" }],
			kind: "bar",
		};
	},
	widia_order_points_redeemed_by_category: async (scope, asked) => {
		const rows = await readCategories(scope, asked, "standard_product");
		return shares(
			rows.map(({ name, points }) => ({ name, points_redeemed: points })),
			"points_redeemed",
		);
	},
	widia_order_test_tool_credits_redeemed_by_category: async (scope, asked) => {
		const rows = await readCategories(scope, asked, "wallet_product");
		return shares(
			rows.map(({ name, points }) => ({ name, test_tool_credits_redeemed: points })),
			"test_tool_credits_redeemed",
		);
	},
	wallet_points_redeemed: (scope, asked) => readRedeemed(scope, asked, "wallet_product", "points"),
	sales_widia_top_wqc_items: async (scope, asked) =>
		shares(await readThings(scope, asked, "item", { by: "points_issued", max: maxCreditItems }), "credits"),
	sales_widia_most_popular_categories_wqc: async (scope, asked) =>
		shares(await readThings(scope, asked, "category", { by: "points_issued", max: maxPopularCategories }), "credits"),
	sales_by_brand: async (scope, asked, { select_sum_field = "external_cost_amount" }) => {
		const by = orderOf[select_sum_field];
		return shares(await readThings(scope, asked, "brand", { by, max: maxThings }), metricOf[by]);
	},
	sales_most_popular_categories_spent: async (scope, asked, { select_sum_field = "external_cost_amount" }) => {
		const by = orderOf[select_sum_field];
		return shares(await readThings(scope, asked, "category", { by, max: maxPopularCategories }), metricOf[by]);
	},
};

const dimensionOf = {
	supplier_product_number: ["item", "quantity"],
	distributor: ["distributor", "cents"],
	system_brand_name: ["brand", "cents"],
	category: ["category", "quantity"],
} as const satisfies Record<string, [Exclude<Dimension, "person">, Order]>;

const orderOf = { external_cost_amount: "cents", quantity: "quantity", total_points_earned: "points_issued" } as const;
const metricOf = { cents: "value", quantity: "quantity", points_issued: "credits" } as const;

/** Bars of things with their shares. */
function shares(rows: readonly GraphRow[], metric: string): GraphFigures {
	return { rows: withShares(rows, metric), drawn: [{ id: metric }], kind: "bar" };
}

/** Money as cents in `value`. */
function presentThing({ id, name, label, quantity, cents, points_issued }: ThingRow): GraphRow {
	return { id, name, label, quantity, value: cents, credits: points_issued };
}

/** Sales that say no distributor, and people without a title, under the words of a cell of sales that has no value. */
const named =
	({ translate }: MemberScope) =>
	(row: GraphRow): GraphRow =>
		row.name === "" ? { ...row, name: translate("sales:noData"), label: translate("sales:noData") } : row;

async function readThings(
	scope: MemberScope,
	asked: Asked,
	dimension: Exclude<Dimension, "person">,
	order: { by: Order; max: number },
): Promise<GraphRow[]> {
	return (await scope.read(listThings({ ...asked, months: asked.whole }, dimension, order))).map(presentThing);
}

async function readCategories(scope: MemberScope, asked: Asked, product_type: ProductType) {
	const rows = await scope.read(listRedeemedCategories({ ...asked, months: asked.whole, product_type }, maxThings));
	return rows.map((row) => ({ ...row, name: row.name || scope.translate("sales-dashboard:noCategory") }));
}

async function readRedeemed(scope: MemberScope, asked: Asked, product_type: ProductType, metric: string) {
	const rows = await scope.read(listRedeemedMonths({ ...asked, product_type }));
	const found = new Map(rows.map(({ month, points }) => [month, points]));
	return {
		rows: asked.months.map(({ key }) => ({ year_month_str: key, [metric]: found.get(key) ?? 0 })),
		drawn: [{ id: metric }],
		kind: "bar" as const,
	};
}
