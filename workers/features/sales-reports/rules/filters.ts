/** What the reports of sales are grouped, summed and narrowed by (specification §9). @browser-safe @pure */

/** What a row of monthly spend is about. */
export const groupings = ["user", "brand"] as const;

/** What monthly spend sums up. */
export const sums = ["dollar", "quantity"] as const;

/** Whose people: of distributors and their customers, of suppliers, and customers whom no distributor supplies. */
export const accountTypes = ["distributor", "supplier", "buying_group"] as const;

/** Customers who are not enrolled are left out of the second. */
export const customerAccesses = ["all", "authorized_only"] as const;

/** The state of the brand of what was sold. */
export const brandStatuses = ["all", "approved", "pending", "rejected"] as const;

/** Whether people take part. */
export const userStatuses = ["all", "active", "inactive"] as const;

/** The filters that tell people apart: of brands there are no sums for some people. */
export const peopleFilters = ["account_type", "user_status", "customer_access", "role", "user_id"] as const;

/** Whether one of them is more than left out or all. */
export function narrowsPeople(asked: { readonly [Name in (typeof peopleFilters)[number]]?: unknown }): boolean {
	return peopleFilters.some((name) => asked[name] !== "all" && Boolean(asked[name]));
}

/** What points were earned for: a brand that a distributor sold, or the supplier's rules. */
export const earningTypes = ["distributor_brand_earning", "supplier_rules_earning"] as const;

/** The months of a year as they stand in a row's columns. */
export const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

/** So many rows of monthly spend stand on a page, and of a buying group's. */
export const spendPage = { usual: 25, buying_group: 50 } as const;
