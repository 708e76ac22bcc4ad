/** The kinds of figures that clients of sales graphs ask for by name (specification §7), and the bounds of what they get. @browser-safe @pure */

/** What `get-sale-points-earned` gives. */
export const earnedTypes = [
	"sales_total_points_earned",
	"sales_categories_monthly_purchases",
	"widia_qualified_credits_earned",
] as const;

/** What `get-sales-graphs` gives. */
export const salesGraphTypes = [
	"sales_categories_purchased_by_time",
	"sales_sum_per_month",
	"sales_items_purchased_by_users",
	"points_redeemed",
	"sales_by_custom_field",
	"sales_earned_by_supplier",
	"sales_total_quantity_purchased",
	"widia_order_points_redeemed_by_category",
	"widia_order_test_tool_credits_redeemed_by_category",
	"wallet_points_redeemed",
	"sales_widia_top_wqc_items",
	"sales_widia_most_popular_categories_wqc",
	"sales_by_brand",
	"sales_most_popular_categories_spent",
] as const;

/** One of the first. */
export type EarnedType = (typeof earnedTypes)[number];
/** One of the second. */
export type SalesGraphType = (typeof salesGraphTypes)[number];

/** What sales are summed by, other than money. */
export const sumFields = ["external_cost_amount", "quantity", "total_points_earned"] as const;
/** The field of a person by which what they bought is told apart. */
export const userFields = ["title"] as const;
/** The fields of what was sold by which sales are told apart. */
export const customFields = ["supplier_product_number", "distributor", "system_brand_name", "category"] as const;
/** Where earnings come from (specification §9, "Supplier earning types"). */
export const earningSubTypes = ["distributor_brand_earning", "supplier_rules_earning"] as const;
/** One of them. */
export type EarningSubType = (typeof earningSubTypes)[number];

/** Lines of a graph with one for each person or brand at most; the last is the sum of all others. */
export const maxLines = 10;
/** Lines of categories at most: a graph of more than ten has no legend. */
export const maxCategoryLines = 30;
/** Categories that the graph of the most popular ones shows. */
export const maxPopularCategories = 7;
/** Items of the graph of credits. */
export const maxCreditItems = 11;
/** Rows of a table of top items, and of its page. */
export const topItems = 10;
/** Named things of any other graph. */
export const maxThings = 50;
/** Months that a graph spans at most. */
export const maxMonths = 36;
