/** Turns the user's menu and the account's switches into the links of the frames. Only what is built is linked. */

import { type MenuEntry, type MenuGroup, menuGroups } from "#workers/kernel/define-menu-entry";
import type { MenuItem } from "#workers/kernel/menu-item";
import { menuEntries } from "#workers/menu.generated";
import type { IconName } from "~/ui/icon";
import { type NavItem, type NavSection, sectionIcon } from "~/ui/rules/navigation";
import type { Lookup } from "~/ui/texts";
import type { FrameLinks } from "./frame-props";

type Flag = 0 | 1;
type Viewer = {
	nav_menu: MenuItem[];
	disable_shop: Flag;
	disable_cart: Flag;
	ots_disabled: Flag;
	is_eligible_to_claim_certs: Flag;
	give_recognition_disabled: Flag;
	ideas_disabled: Flag;
	role: string;
	shows_faq: Flag;
	shows_settings: Flag;
	acting: { until: number | null } | null;
	account_owner_user_id: number | null;
	pending_moderations_count: number;
};
type Switches = Record<string, Flag>;

/** The member's menu bar: the entries that the server named, in its order; what no feature declares has its own label. */
export function memberNav(user: Viewer, t: Lookup<"common">): NavItem[] {
	return user.nav_menu.flatMap((item) => {
		const entry = declaredOf(item);
		return entry ? navItem(entry, t, user) : (ownItem(item, t) ?? []);
	});
}

/** The account owner's left navigation: its headings stay, entries under each come in the menu's order. */
export function ownerNav(user: Viewer, t: Lookup<"common">): NavSection[] {
	const shown = user.nav_menu.flatMap((item) => declaredOf(item) ?? []);
	const own = user.nav_menu.flatMap((item) => (declaredOf(item) ? [] : (ownItem(item, t) ?? [])));
	const groups = menuGroups
		.map((group) => ({
			key: group,
			title: titleOf(group, t),
			items: [
				...shown.filter(({ side }) => side.group === group).map((entry) => navItem(entry, t, user, entry.side.label)),
				...(group === "top" ? own.filter(({ sections }) => !sections) : []),
			],
		}))
		.filter((section) => section.items.length > 0);
	return [...groups, ...own.flatMap(({ sections = [] }) => sections)];
}

/** A declared entry with what the account itself calls it. */
type Declared = MenuEntry & { said?: string };

/** What a feature declares of an entry; nothing of a link of the account's own. */
function declaredOf({ key, label, to }: Pick<MenuItem, "key" | "label" | "to">): Declared | undefined {
	const entry = menuEntries.find((one) => one.key === key && (label === undefined || one.to === to));
	return entry && { ...entry, to: (to ?? entry.to) as MenuEntry["to"], said: label };
}

/** An entry that no feature declares: the account's own link, or sections of links. */
function ownItem(item: MenuItem, t: Lookup<"common">): NavItem | undefined {
	if (item.label === undefined) return undefined;
	return {
		...ownLink(item),
		sections: item.sections?.map((section) => ({
			key: section.key,
			title: section.title,
			items: section.items.map((one) => {
				const entry = declaredOf(one);
				return entry ? navItem(entry, t) : ownLink(one);
			}),
		})),
	};
}

function ownLink({ key, label = key, to, opens_new_tab, opens_dialog }: MenuItem): NavItem {
	return {
		...{ key, label, href: to, icon: ownIcon(key, to) },
		opensNewTab: opens_new_tab === 1,
		opens: opens_dialog === 1 ? "dialog" : undefined,
	};
}

/** The icon of what no feature declares: that of its key, else by where it leads; nowhere itself, it has sections. */
function ownIcon(key: string, to: string | undefined): IconName {
	const elsewhere = to?.startsWith("/") ? "chevron-right" : "external";
	return sectionIcon(key) ?? (to === undefined ? "menu" : elsewhere);
}

/** `label` is what the frame calls it, where that is not what it is called elsewhere; the account's own word goes before both. */
function navItem(
	{ key, to, icon, opensNewTab, counts, said, ...entry }: Declared,
	t: Lookup<"common">,
	user?: Viewer,
	label = entry.label,
): NavItem {
	return { key, label: said ?? t(label), href: to, icon, opensNewTab, count: counts && user?.[counts] };
}

function titleOf(group: MenuGroup, t: Lookup<"common">): string {
	return group === "top" ? "" : t(`shell:nav.groups.${group}`);
}

/** The fixed entries of the bars, by the switches of account and person (topbar-04, topbar-12, topbar-13, topbar-14). */
export function frameLinks(user: Viewer, flags: Switches): FrameLinks {
	const mayRedeem = flags.redemptions_enabled === 1 && user.disable_shop === 0;
	const mayRecognize =
		flags.give_recognition_enabled === 1 && user.give_recognition_disabled === 0 && user.acting?.until == null;
	const maySendIdeas = flags.ideas_enabled === 1 && user.ideas_disabled === 0 && user.acting?.until == null;
	return {
		home: "/",
		recognize: mayRecognize ? "/recognitions/give" : undefined,
		shop: mayRedeem ? "/store" : undefined,
		wishList: mayRedeem ? "/wish_lists" : undefined,
		cart: mayRedeem && user.disable_cart === 0 ? "/store/checkout" : undefined,
		notifications: "/notifications",
		points: flags.hide_points_for_account === 1 ? undefined : "/points",
		newIdea: maySendIdeas ? "/ideas/new" : undefined,
		...certificateLinks(user, flags),
		profile: "/profile",
		admin: user.account_owner_user_id === null ? undefined : `/login/sudo/${user.account_owner_user_id}`,
		settings: user.role === "account_owner" && user.shows_settings === 1 ? "/settings" : undefined,
		faq: user.shows_faq === 1 && flags.hide_faqs !== 1 ? "/faqs" : undefined,
		cookies: "/privacy",
	};
}

/** The certificate of the user's menu, and of the phone's, which asks for one switch more (topbar-07, topbar-23). */
function certificateLinks(
	user: Viewer,
	{ ots_enabled }: Switches,
): Pick<FrameLinks, "redeemCertificate" | "claimOnPhone"> {
	if (ots_enabled !== 1 || user.ots_disabled === 1) return {};
	return { redeemCertificate: "/claim", claimOnPhone: user.is_eligible_to_claim_certs === 1 ? "/claim" : undefined };
}
