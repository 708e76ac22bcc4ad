/** Turns the user's menu and the account's switches into the links of the frames. Only what is built is linked. */

import { type MenuEntry, type MenuGroup, menuGroups } from "#workers/kernel/define-menu-entry";
import { menuEntries } from "#workers/menu.generated";
import type { NavItem, NavSection } from "~/ui/rules/navigation";
import type { Lookup } from "~/ui/texts";
import type { FrameLinks } from "./frame-props";

type Flag = 0 | 1;
type Viewer = {
	nav_menu: { key: string }[];
	disable_shop: Flag;
	disable_cart: Flag;
	give_recognition_disabled: Flag;
};
type Switches = Record<string, Flag>;

/** The member's menu bar: the entries that the server named, in its order. */
export function memberNav(user: Viewer, t: Lookup<"common">): NavItem[] {
	return user.nav_menu
		.flatMap(({ key }) => menuEntries.find((entry) => entry.key === key) ?? [])
		.map((entry) => navItem(entry, t(entry.label)));
}

/** The account owner's left navigation: its headings stay, entries under each come in the menu's order. */
export function ownerNav(user: Viewer, t: Lookup<"common">): NavSection[] {
	const shown = user.nav_menu.flatMap(({ key }) => menuEntries.find((entry) => entry.key === key) ?? []);
	return menuGroups
		.map((group) => ({
			key: group,
			title: titleOf(group, t),
			items: shown
				.filter(({ side }) => side.group === group)
				.map((entry) => navItem(entry, t(entry.side.label ?? entry.label))),
		}))
		.filter((section) => section.items.length > 0);
}

function navItem({ key, to, icon }: MenuEntry, label: string): NavItem {
	return { key, label, href: to, icon };
}

function titleOf(group: MenuGroup, t: Lookup<"common">): string {
	return group === "top" ? "" : t(`shell:nav.groups.${group}`);
}

/** The fixed entries of the bars, by the switches of account and person (topbar-04, 12, 13, 14). */
export function frameLinks(user: Viewer, flags: Switches): FrameLinks {
	const mayRedeem = flags.redemptions_enabled === 1 && user.disable_shop === 0;
	const mayRecognize = flags.give_recognition_enabled === 1 && user.give_recognition_disabled === 0;
	return {
		home: "/",
		recognize: mayRecognize ? "/recognitions/give" : undefined,
		shop: mayRedeem ? "/store" : undefined,
		cart: mayRedeem && user.disable_cart === 0 ? "/store/checkout" : undefined,
		points: flags.hide_points_for_account === 1 ? undefined : "/points",
		cookies: "/privacy",
	};
}
