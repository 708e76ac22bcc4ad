/** Which part somebody has in sales: their role, or the one that their account calls them by (gaps.md, "Sales roles"). @browser-safe @pure */
import type { Role, User } from "#workers/kernel/identity";

/** The roles of selling (specification §1); sales_rep is the custom name of `widia_sales_rep`, customer is both. */
export const salesRoles = [
	"customer",
	"distributor",
	"distributor_sales_rep",
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const satisfies readonly Role[];

/** One of them. */
export type SalesRole = (typeof salesRoles)[number];

const named: Readonly<Record<string, SalesRole>> = { customer: "customer", sales_rep: "widia_sales_rep" };

/** The person's sales role; null for who has none. A role that the account calls them by goes before the built-in one. */
export function salesRoleOf({ role, settings }: Pick<User, "role" | "settings">): SalesRole | null {
	const custom = settings.custom_role;
	return (typeof custom === "string" && named[custom]) || salesRoles.find((one) => one === role) || null;
}
