/** Which roles a message names to an account: those that any account has, and those of selling where it manages orders. */
import { type Account, isOn } from "#workers/kernel/identity";

const anywhere = ["member", "budget_owner", "moderator", "account_owner"];
/** sales_rep is the custom name of a built-in role; other built-in names of selling are of single clients. */
const whereOrdersAreManaged = ["customer", "distributor", "distributor_sales_rep", "sales_rep"];

/** The roles in words; a file may use others too, as far as the platform knows them. */
export function rolesToName(account: Pick<Account, "flags">): string {
	const roles = isOn(account, "orders_management_enabled") ? [...anywhere, ...whereOrdersAreManaged] : anywhere;
	return roles.join(", ");
}
