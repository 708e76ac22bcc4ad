/** Which part somebody has in sales: their role, or the one that their account calls them by (gaps.md, "Sales roles"). @browser-safe @pure */
import { isOnFor, type Role, type User } from "#workers/kernel/identity";

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

/** The supplier's own people, whose access to what customers bought is full or rolled up (specification §6). */
export const supplierRoles = [
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const satisfies readonly Role[];

/** What of the sales data somebody of the supplier sees: single customers too, or sums alone. */
export const supplierDataAccesses = ["full", "roll_up"] as const;

/** True of somebody who sees sums of sales alone, and no single customer. */
export function seesSumsAlone(user: Pick<User, "switches">): boolean {
	return isOnFor(user, "supplier_data_roll_up");
}

/** Somebody's access; null of who is none of the supplier's people. */
export function supplierDataAccessOf(user: Pick<User, "role" | "settings" | "switches">) {
	const role = salesRoleOf(user);
	if (!supplierRoles.some((one) => one === role)) return null;
	return seesSumsAlone(user) ? ("roll_up" as const) : ("full" as const);
}
