/** Who has the reports of spend and earnings. @browser-safe @pure */
import type { Role } from "#workers/kernel/identity";

/** Account owners and those who sell or look after customers: each sees the people whom they see as customers. */
export const reportReaders = [
	"account_owner",
	"distributor",
	"distributor_sales_rep",
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const satisfies readonly Role[];

/** Who sees all people of the account, and so what was sold of each brand. */
export const brandReaders = [
	"account_owner",
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const satisfies readonly Role[];
