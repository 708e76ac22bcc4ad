/** Which graphs somebody's dashboard has, and whose sales they may choose there, by their sales role (specification §2, §6). @browser-safe @pure */
import type { SalesRole } from "#workers/features/members";

/** The graphs and tables of dashboards, by the names under which accounts switch them (`sales_fe_settings.graphs`). */
export const dashboardGraphs = [
	"spend_per_month",
	"points_issued",
	"quantity_purchased",
	"points_redeemed",
	"spend_by_brand",
	"quantity_by_brand",
	"popular_categories",
	"quantity_per_category",
	"average_categories",
	"categories_by_time",
	"credits_per_month",
	"credits_by_item",
	"popular_categories_credits",
	"quantity_by_title",
	"redeemed_by_category",
	"test_tool_credits",
	"wallet_redeemed",
	"spend_by_distributor",
	"quantity_by_product_number",
	"earned_by_supplier",
	"top_items_by_credits",
	"top_items_by_quantity",
] as const;

/** One of them. */
export type DashboardGraph = (typeof dashboardGraphs)[number];

/** Layouts of the dashboard; the generic one is for who has no sales role. */
export const layouts = ["customer", "distributor", "sales_rep", "generic"] as const;
/** One of them. */
export type Layout = (typeof layouts)[number];

/** Whose sales are shown: a role, or one's own points. */
export const roleOptions = ["customer", "distributor", "distributor_sales_rep", "my_points"] as const;
/** One of them. */
export type RoleOption = (typeof roleOptions)[number];

type Viewer = { isOwner: boolean; salesRole: SalesRole | null };

/** The layout of somebody with this sales role. */
export function layoutOf(salesRole: SalesRole | null): Layout {
	if (salesRole === null) return "generic";
	if (salesRole === "distributor" || salesRole === "distributor_sales_rep") return "distributor";
	return salesRole === "widia_sales_rep" || salesRole === "widia_sales_rep_manager" ? "sales_rep" : "customer";
}

/** The options of the role filter, the usual one first; none where there is nothing to choose. */
export function roleOptionsOf({ isOwner, salesRole }: Viewer): RoleOption[] {
	if (isOwner) return ["customer", "distributor"];
	if (salesRole === "distributor") return ["customer", "distributor_sales_rep", "my_points"];
	if (salesRole === "distributor_sales_rep") return ["customer", "my_points"];
	return layoutOf(salesRole) === "sales_rep" ? ["customer"] : [];
}

const tables: DashboardGraph[] = ["top_items_by_credits", "top_items_by_quantity"];

const ofLayout: Record<Exclude<Layout, "generic">, DashboardGraph[]> = {
	customer: [
		...(["spend_per_month", "points_issued", "quantity_purchased", "points_redeemed", "spend_by_brand"] as const),
		...(["popular_categories", "quantity_per_category"] as const),
		...tables,
	],
	distributor: [
		...(["spend_per_month", "points_issued", "spend_by_brand", "popular_categories", "quantity_by_brand"] as const),
		...(["quantity_purchased", "points_redeemed", "average_categories", "quantity_per_category"] as const),
		...tables,
	],
	sales_rep: [
		...(["spend_per_month", "points_issued", "spend_by_brand", "quantity_by_brand", "popular_categories"] as const),
		...(["average_categories", "quantity_per_category", "credits_by_item"] as const),
		...tables,
	],
};

/** What an account of a kind has beside what its people's layout has; a supplier has no stores' brands to compare. */
const ofAccountType: Record<string, { adds: DashboardGraph[]; leaves: DashboardGraph[] }> = {
	supplier: {
		adds: ["earned_by_supplier", "quantity_by_product_number"],
		leaves: ["spend_by_brand", "quantity_by_brand"],
	},
	buying_group: { adds: ["spend_by_distributor"], leaves: [] },
};

/** The graphs of a dashboard in order: those of the layout, or in the generic one those that the account has switched on. */
export function graphsOf(
	layout: Layout,
	{ sale_account_type, flags }: { sale_account_type: string | null; flags: Readonly<Record<string, 0 | 1>> },
): DashboardGraph[] {
	if (layout === "generic") return dashboardGraphs.filter((graph) => flags[graph] === 1);
	const { adds = [], leaves = [] } = ofAccountType[sale_account_type ?? ""] ?? {};
	const own = ofLayout[layout].filter((graph) => !leaves.includes(graph));
	const [first, ...rest] = own;
	return [first!, ...adds, ...rest];
}
