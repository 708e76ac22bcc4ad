/** The menu of a person (specification §2, "Menu bar"): of what features declare, the entries that role, switches and privileges allow. */
import { mayCall } from "./authorise";
import type { MenuEntry } from "./define-menu-entry";
import type { Account, Localized, Role, User } from "./identity";
import {
	accountMenuOf,
	isShown,
	type MenuItem,
	type MenuLink,
	navigationOf,
	type OwnEntry,
	type OwnLink,
} from "./menu-item";
import type { Translate } from "./scope";

/** So much of an account's own label is shown. */
const maxLabelLength = 60;

let declared: readonly MenuEntry[] = [];

/** Sets the entries that features declare, once when the Worker starts. Throws when two share a key. */
export function loadMenu(entries: readonly MenuEntry[]): void {
	if (new Set(entries.map(({ key }) => key)).size < entries.length) throw new Error("two menu entries share a key");
	declared = [...entries].sort((one, other) => one.place - other.place);
}

/** The entries that some member of this account may have, as its switches stand; whatever owners alone have is none. */
export function entriesOfMembers(account: Account): MenuEntry[] {
	return declared.filter(
		({ access, flags, isForManagers }) =>
			(isForManagers || typeof access !== "object" || access.some((role) => role !== "account_owner")) &&
			areOn(account, flags),
	);
}

/** The entries that name this role, as the account's switches stand; those that name none, for null. */
export function entriesOfRole(account: Account, role: Role | null): MenuEntry[] {
	return declared.filter(
		({ access, flags }) =>
			(typeof access === "object" ? role !== null && access.includes(role) : role === null) && areOn(account, flags),
	);
}

/** Whether the account's switches stand right for an entry; those of a person are left out. */
function areOn(account: Account, flags: MenuEntry["flags"] = []): boolean {
	const ofAccount = flags.filter((flag) => !isOfPerson(flag));
	return mayCall({ access: "anyone", flags: ofAccount }, { account, user: null, actor: null });
}

/**
 * The person's menu in order: their own where they have one, else the declared entries and the account's links, those that
 * the account's `top_nav_items_order` names in front. What the account hides stays with its owners, who look after it.
 */
export function menuOf(account: Account, user: User): MenuItem[] {
	const { top_nav_items_order: order, menu_links, menu_hidden } = accountMenuOf(account);
	const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	const { privileges, top_nav_override } = navigationOf(user);
	const allowed = declared.flatMap((entry) => {
		const to = placeOf(entry, account, user);
		const label = ownLabelOf(entry, account);
		return to ? [{ key: entry.key, to, ...(label && { label }) }] : [];
	});
	const isAllowed = ({ key }: { key: string }) => isShown(privileges.nav, key);
	const say = (words: Localized, key: string) =>
		words[user.language_code] ?? words[account.default_language_code] ?? key;
	if (!top_nav_override) {
		const isHidden = ({ key }: { key: string }) => user.role !== "account_owner" && menu_hidden.includes(key);
		const own = menu_links.map(({ key, to, label, opens_new_tab }) => ({
			key,
			to,
			label: say(label, key),
			...(opens_new_tab ? { opens_new_tab } : {}),
		}));
		return [...allowed, ...own]
			.filter((item) => isAllowed(item) && !isHidden(item))
			.sort((one, other) => place(one.key) - place(other.key));
	}
	return composeMenu(top_nav_override, allowed, say, isAllowed);
}

/** What the account itself calls an entry, where it does. */
function ownLabelOf({ ownLabel }: MenuEntry, { settings }: Pick<Account, "settings">): string | undefined {
	if (!ownLabel) return undefined;
	const [setting, field] = ownLabel;
	const said = (settings[setting] as Record<string, unknown> | null | undefined)?.[field];
	return typeof said === "string" && said.trim() !== "" ? said.trim().slice(0, maxLabelLength) : undefined;
}

/** What an entry is called in this account. */
export function menuLabelOf(entry: MenuEntry, account: Account, translate: Translate): string {
	return ownLabelOf(entry, account) ?? translate(entry.label);
}

/** Where an entry leads this person; nowhere for whom it is not. */
function placeOf(entry: MenuEntry, account: Account, user: User): string | undefined {
	if (isAsked(entry, user) || isOpenTo(entry, account, user) || isOfManager(entry, account, user)) return entry.to;
	return entry.instead?.find(({ access = entry.access, flags = [] }) => {
		const ofAccount = (entry.flags ?? []).filter((flag) => !isOfPerson(flag));
		return isOpenTo({ access, flags: [...ofAccount, ...flags] }, account, user);
	})?.to;
}

const isOfPerson = (flag: string) => /^!?user\./.test(flag);

const isOpenTo = ({ access = "signed_in", flags }: Pick<MenuEntry, "access" | "flags">, account: Account, user: User) =>
	mayCall({ access, flags }, { account, user, actor: null });

const isOfManager = ({ isForManagers, flags }: MenuEntry, account: Account, user: User) =>
	isForManagers === true &&
	user.has_reports === 1 &&
	mayCall({ access: "signed_in", flags }, { account, user, actor: null });

const isAsked = ({ isForWhoeverIsAsked, counts }: MenuEntry, user: User) =>
	isForWhoeverIsAsked === true && counts !== undefined && user[counts] > 0;

/** The links of the person's menu with their labels, those within sections too. */
export function menuLinksOf(account: Account, user: User, translate: Translate): { to: string; label: string }[] {
	const links = menuOf(account, user).flatMap((item) => item.sections?.flatMap(({ items }) => items) ?? [item]);
	return links.flatMap(({ key, to, label }) => {
		const said = label ?? translate(declared.find((one) => one.key === key)!.label);
		return to && said ? [{ to, label: said }] : [];
	});
}

/** The person's own menu; entries that lead nowhere, and those that the person may not open, are left out. */
function composeMenu(
	override: readonly OwnEntry[],
	allowed: readonly MenuLink[],
	say: (words: Localized, key: string) => string,
	isAllowed: (item: { key: string }) => boolean,
): MenuItem[] {
	const linkOf = ({ key, label, to, opens_new_tab, opens_dialog }: OwnLink): MenuLink[] => {
		// What leads somewhere of its own stays as it is when a feature comes to have that key.
		if (!to && declared.some((entry) => entry.key === key)) return allowed.filter((entry) => entry.key === key);
		if (!label || !to) return [];
		return [
			{
				key,
				to,
				label: say(label, key),
				...(opens_new_tab ? { opens_new_tab } : {}),
				...(opens_dialog ? { opens_dialog } : {}),
			},
		];
	};
	return override.filter(isAllowed).flatMap((entry): MenuItem[] => {
		const { key, label = {}, sections } = entry;
		if (!sections) return linkOf(entry);
		const filled = sections.map((section) => ({
			key: section.key,
			title: say(section.title, section.key),
			items: section.items.filter(isAllowed).flatMap(linkOf),
		}));
		return [{ key, label: say(label, key), sections: filled.filter(({ items }) => items.length > 0) }];
	});
}
