/** Who sees customers, and who may do what with them. @browser-safe @pure */
import type { Role } from "#workers/kernel/identity";

/** Those who see customers: distributors and their sales reps their own, all others everybody's. */
export const customerReaders = [
	"account_owner",
	"distributor",
	"distributor_sales_rep",
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const satisfies readonly Role[];

/** Those who say which sales rep looks after a customer. */
export const assigners = ["account_owner", "distributor"] as const satisfies readonly Role[];

/** Those who submit customers for enrollment. */
export const submitters = ["distributor", "distributor_sales_rep"] as const satisfies readonly Role[];

/** Those who approve and reject enrollments. */
export const enrollers = ["account_owner", "widia_sales_rep_manager", "widia_admin"] as const satisfies readonly Role[];

/** States of an enrollment (specification §4). */
export const enrollmentStatuses = ["pending", "approved", "rejected"] as const;

/** Whether somebody of this role is in a list of roles. */
export function isAmong(roles: readonly Role[], { role }: { role: Role }): boolean {
	return roles.includes(role);
}
