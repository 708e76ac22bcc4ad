/** Who manages the orders of an account, where it lets them be managed (navigation-15). @browser-safe */
import { type Account, isOn, type Role, type User } from "#workers/kernel/identity";

/** The roles that see every order of an account with `orders_management_enabled`. */
export const orderManagers: readonly Role[] = ["account_owner", "distributor"];

/** True when the person may open any order of the account: its owner always, others while the account's switch is on. */
export function mayOpenAnyOrder(account: Pick<Account, "flags">, user: Pick<User, "role">): boolean {
	return (
		user.role === "account_owner" || (orderManagers.includes(user.role) && isOn(account, "orders_management_enabled"))
	);
}

/** True when the person may change how orders of the account stand, as the endpoints that do so declare it. */
export function mayManageOrders(account: Pick<Account, "flags">, user: Pick<User, "role">): boolean {
	return orderManagers.includes(user.role) && isOn(account, "orders_management_enabled");
}
