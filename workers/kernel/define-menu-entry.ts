/** An entry of the menus, declared by the feature whose screen it opens: who sees it, and where it stands. @browser-safe @pure */
import type { IconName } from "~/ui/icon";
import type { Access, FlagRule } from "./define-endpoint";
import type { TextKey } from "./names";

/** Groups of the account owner's left navigation, in order; the first has no heading, the others have `shell:nav.groups`. */
export const menuGroups = ["top", "engage", "store", "insight", "account"] as const;

/** One of the groups. */
export type MenuGroup = (typeof menuGroups)[number];

/** An entry of the menus. */
export type MenuEntry = {
	/** The specification's word for it, by which an account orders its menu (`top_nav_items_order`). */
	key: string;
	label: TextKey;
	/** Where the account's settings hold its own label for the entry: a setting, and a field of it. */
	ownLabel?: readonly [setting: string, field: string];
	/** The screen, without /webapp. */
	to: `/${string}`;
	icon: IconName;
	/** Its place in the menu bar, among all entries. */
	place: number;
	/** Its group in the account owner's left navigation; `label` where owners read another one. */
	side: { group: MenuGroup; label?: TextKey };
	/** Who sees it, as with an endpoint: everybody who is signed in, unless roles are named. */
	access?: Exclude<Access, "anyone">;
	/** Switches that must stand right for it to be seen, as with an endpoint. */
	flags?: readonly FlagRule[];
	/** Where it leads those to whom it is not open itself: the first of these that is, under the account's switches of the entry. */
	instead?: readonly { to: `/${string}`; access?: Exclude<Access, "anyone">; flags?: readonly FlagRule[] }[];
	/** The field of the signed-in person that says how much waits behind it. */
	counts?: "pending_moderations_count";
	/** Who does not have it otherwise has it while something waits for them behind it (`counts`). */
	isForWhoeverIsAsked?: true;
	/** Who does not have it otherwise has it when somebody reports to them. */
	isForManagers?: true;
	/** Opens in a tab of its own: what is no screen. */
	opensNewTab?: true;
};

/** Declares an entry, in the feature's `menu.ts`. */
export function defineMenuEntry(entry: MenuEntry): MenuEntry {
	return entry;
}
