/** The menu of a person (specification §2, "Menu bar"): of what features declare, the entries that role and switches allow. */
import { mayCall } from "./authorise";
import type { MenuEntry } from "./define-menu-entry";
import type { Account, User } from "./identity";

let declared: readonly MenuEntry[] = [];

/** Sets the entries that features declare, once when the Worker starts. Throws when two share a key. */
export function loadMenu(entries: readonly MenuEntry[]): void {
	if (new Set(entries.map(({ key }) => key)).size < entries.length) throw new Error("two menu entries share a key");
	declared = [...entries].sort((one, other) => one.place - other.place);
}

/** The person's menu in order; the account's `top_nav_items_order` moves the named keys to the front. */
export function menuOf(account: Account, user: User): { key: string; to: string }[] {
	const order = (account.settings.top_nav_items_order as string[] | undefined) ?? [];
	const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return declared
		.filter(({ access = "signed_in", flags }) => mayCall({ access, flags }, { account, user, actor: null }))
		.map(({ key, to }) => ({ key, to }))
		.sort((one, other) => place(one.key) - place(other.key));
}
