/** Turns the user's menu and the account's switches into the links of the frames. Only what is built is linked. */

import { textKey } from "#workers/kernel/names";
import type { IconName } from "~/ui/icon";
import type { NavItem, NavSection } from "~/ui/rules/navigation";
import type { Lookup } from "~/ui/texts";
import type { FrameLinks } from "./frame-props";

type Flag = 0 | 1;
type MenuEntry = { key: string; to: string };
type Viewer = { nav_menu: MenuEntry[]; disable_shop: Flag; disable_cart: Flag; give_recognition_disabled: Flag };
type Switches = Record<string, Flag>;

const icons: Record<string, IconName> = {
	home: "home",
	store: "bag",
	recognitions: "award",
	points: "wallet",
	orders: "box",
	orders_management: "truck",
	uploads: "upload",
	reports: "report",
};

/** The member's menu bar. */
export function memberNav(user: Viewer, t: Lookup<"common">): NavItem[] {
	return user.nav_menu.map(({ key, to }) => ({
		key,
		label: t(textKey(`shell:nav.${key}`)),
		href: to,
		icon: icons[key],
	}));
}

/** Under which heading an entry stands in the account owner's left navigation; any other stands on top, under none. */
const ownerGroups: Record<string, string> = {
	recognitions: "engage",
	points: "engage",
	store: "store",
	orders: "store",
	orders_management: "store",
	reports: "insight",
	uploads: "insight",
};

/** The account owner's left navigation: its headings stay, entries under each come in the menu's order. */
export function ownerNav(user: Viewer, t: Lookup<"common">): NavSection[] {
	return ["", "engage", "store", "insight"]
		.map((group) => ({
			key: group || "top",
			title: group ? t(textKey(`shell:nav.groups.${group}`)) : "",
			items: user.nav_menu
				.filter(({ key }) => (ownerGroups[key] ?? "") === group)
				.map(({ key, to }) => ({
					key,
					label: t(key === "home" ? "shell:nav.overview" : textKey(`shell:nav.${key}`)),
					href: to,
					icon: icons[key],
				})),
		}))
		.filter((section) => section.items.length > 0);
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
