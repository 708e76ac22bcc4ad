/** How each graph of a sales dashboard is asked for and drawn. */
import type { DashboardGraph } from "#workers/features/sales-dashboard/rules/dashboard-layout";
import type { EarnedType, SalesGraphType } from "#workers/features/sales-dashboard/rules/graph-types";
import type { GraphKind, GraphUnit } from "#workers/kernel/graph-face";
import type { TextKey } from "#workers/kernel/names";

/** Graphs that are drawn; the others are tables. */
export type DrawnGraphName = Exclude<DashboardGraph, "top_items_by_credits" | "top_items_by_quantity">;

/** What is asked of the call: the type, and filters of the graph's own. */
type Payload = {
	graph_data_type: EarnedType | SalesGraphType;
	filters?: {
		select_sum_field?: "external_cost_amount" | "quantity";
		user_field_to_select?: "title";
		aggregate_custom_field?: "supplier_product_number" | "distributor" | "category";
	};
};

/** A graph of the dashboard. */
export type SalesGraphFace = {
	endpoint: "sales-dashboard/get-sales-graphs" | "sales-dashboard/get-sale-points-earned";
	payload: Payload;
	kind: GraphKind;
	unit: GraphUnit;
	/** Heads the first column: months, or the things that the points are. */
	heading: TextKey;
	/** The field of a row that names it; months where it is none. */
	nameField?: "name" | "label" | "company_name";
	/** The metrics that are drawn; where there is none, a line for each that the answer names. */
	metrics: readonly string[];
	height?: 300 | 400 | 600;
	maxKeys?: number;
	/** The whole row belongs to it. */
	isWide?: true;
	empty?: TextKey;
};

/** Keys of a ring of sales, and of that of the items with the most credits (specification §9). */
const salesRingKeys = 10;
const creditRingKeys = 11;

const month = "sales-dashboard:month" as const;
const ring = { kind: "donut", empty: "common:noDataAvailable" } as const;

const graphs = (graph_data_type: SalesGraphType, filters?: Payload["filters"]) =>
	({ endpoint: "sales-dashboard/get-sales-graphs", payload: { graph_data_type, filters } }) as const;
const earned = (graph_data_type: EarnedType) =>
	({ endpoint: "sales-dashboard/get-sale-points-earned", payload: { graph_data_type } }) as const;
const byMonth = (unit: GraphUnit, metric: string) =>
	({ kind: "bar", unit, heading: month, metrics: [metric] }) as const;
const byThing = (
	thing: "brand" | "category" | "item" | "distributor" | "title" | "number",
	unit: GraphUnit,
	metric: string,
) => ({ kind: "bar", unit, heading: `sales-dashboard:thing.${thing}`, nameField: "name", metrics: [metric] }) as const;

/** By the names of the layout. */
export const salesGraphFaces: Record<DrawnGraphName, SalesGraphFace> = {
	spend_per_month: {
		...graphs("sales_sum_per_month"),
		...{ kind: "line", unit: "money", heading: month, metrics: [], height: 400, isWide: true },
	},
	points_issued: {
		...earned("sales_total_points_earned"),
		...{ kind: "stacked", unit: "points", heading: month, metrics: ["points_issued", "points_pending"] },
	},
	quantity_purchased: { ...graphs("sales_total_quantity_purchased"), ...byMonth("number", "quantity") },
	points_redeemed: { ...graphs("points_redeemed"), ...byMonth("points", "points_redeemed") },
	spend_by_brand: { ...graphs("sales_by_brand"), ...byThing("brand", "money", "value") },
	quantity_by_brand: {
		...graphs("sales_by_brand", { select_sum_field: "quantity" }),
		...byThing("brand", "number", "quantity"),
	},
	popular_categories: { ...graphs("sales_most_popular_categories_spent"), ...byThing("category", "money", "value") },
	quantity_per_category: {
		...graphs("sales_by_custom_field", { aggregate_custom_field: "category" }),
		...byThing("category", "number", "quantity"),
		...{ ...ring, maxKeys: salesRingKeys },
	},
	average_categories: {
		...earned("sales_categories_monthly_purchases"),
		...{ kind: "line", unit: "number", heading: month, metrics: ["average_categories", "average_rolling_categories"] },
	},
	categories_by_time: {
		...graphs("sales_categories_purchased_by_time"),
		...{ kind: "line", unit: "number", heading: month, metrics: [], height: 600, isWide: true },
	},
	credits_per_month: { ...earned("widia_qualified_credits_earned"), ...byMonth("number", "credits") },
	credits_by_item: {
		...graphs("sales_widia_top_wqc_items"),
		...byThing("item", "number", "credits"),
		...{ ...ring, maxKeys: creditRingKeys, height: 400 },
	},
	popular_categories_credits: {
		...graphs("sales_widia_most_popular_categories_wqc"),
		...byThing("category", "number", "credits"),
	},
	quantity_by_title: {
		...graphs("sales_items_purchased_by_users", { user_field_to_select: "title" }),
		...byThing("title", "number", "quantity"),
	},
	redeemed_by_category: {
		...graphs("widia_order_points_redeemed_by_category"),
		...byThing("category", "points", "points_redeemed"),
		...ring,
	},
	test_tool_credits: {
		...graphs("widia_order_test_tool_credits_redeemed_by_category"),
		...byThing("category", "number", "test_tool_credits_redeemed"),
		...ring,
	},
	wallet_redeemed: { ...graphs("wallet_points_redeemed"), ...byMonth("points", "points") },
	spend_by_distributor: {
		...graphs("sales_by_custom_field", { aggregate_custom_field: "distributor" }),
		...byThing("distributor", "money", "value"),
	},
	quantity_by_product_number: {
		...graphs("sales_by_custom_field", { aggregate_custom_field: "supplier_product_number" }),
		...byThing("number", "number", "quantity"),
	},
	earned_by_supplier: {
		...graphs("sales_earned_by_supplier"),
		...{ kind: "bar", unit: "points", heading: "sales-dashboard:thing.company", nameField: "company_name" },
		...{ metrics: ["earned_by_supplier"], empty: "sales-dashboard:empty.supplier" },
	},
};

/** The same graph of popular categories by pieces. */
export const popularByPieces: SalesGraphFace = {
	...salesGraphFaces.popular_categories,
	...graphs("sales_most_popular_categories_spent", { select_sum_field: "quantity" }),
	...{ unit: "number", metrics: ["quantity"] },
};

const ownTitled: readonly DashboardGraph[] = [
	...(["spend_per_month", "points_issued", "quantity_purchased", "points_redeemed", "spend_by_brand"] as const),
	...(["popular_categories", "quantity_per_category", "top_items_by_credits", "top_items_by_quantity"] as const),
];

/** Whether the graph's title tells a customer that it is about them. */
export function isOwnTitled(graph: DashboardGraph): boolean {
	return ownTitled.includes(graph);
}
