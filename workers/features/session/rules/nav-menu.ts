/** The menu of a person (specification §2, "Menu bar"): entries that account, role and switches allow, of what is built. */
import { type Account, isOn, isOnFor, type User } from "#workers/kernel/identity";

/** An entry of the menu: its key names text and icon, `to` the screen without /webapp. */
export type MenuEntry = { key: string; to: string };

/** The person's menu in order; the account's `top_nav_items_order` moves the named keys to the front. */
export function navMenu(
	account: Pick<Account, "flags" | "settings">,
	user: Pick<User, "role" | "switches">,
): MenuEntry[] {
	const isOwner = user.role === "account_owner";
	const mayManageOrders = isOn(account, "orders_management_enabled") && (isOwner || user.role === "distributor");
	const mayRedeem = isOn(account, "redemptions_enabled") && !isOnFor(user, "disable_shop");
	const entries: (MenuEntry & { isShown: boolean })[] = [
		{ key: "home", to: "/", isShown: true },
		{ key: "store", to: "/store", isShown: mayRedeem },
		{ key: "recognitions", to: "/recognitions", isShown: true },
		{ key: "points", to: "/points", isShown: !isOn(account, "hide_points_for_account") },
		{ key: "orders", to: "/store/orders", isShown: mayRedeem },
		{ key: "orders_management", to: "/recognitions/orders_management", isShown: mayManageOrders },
		{ key: "uploads", to: "/uploads", isShown: isOwner },
		{ key: "reports", to: "/reports", isShown: isOwner || user.role === "budget_owner" },
	];
	const order = (account.settings.top_nav_items_order as string[] | undefined) ?? [];
	const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return entries
		.filter((entry) => entry.isShown)
		.map(({ key, to }) => ({ key, to }))
		.sort((a, b) => place(a.key) - place(b.key));
}
