/** How menu entries are split, matched with the address and given an icon. */
import type { IconName } from "../icon";

/** An entry of a menu: a link, or a heading over sections. */
export type NavItem = {
	key: string;
	label: string;
	href?: string;
	icon?: IconName;
	/** Opens in a new tab. */
	opensNewTab?: boolean;
	/** Opens over the page, where there is room. */
	opens?: "dialog";
	/** A number beside the label, such as pending moderations. */
	count?: number;
	sections?: NavSection[];
};

/** A titled group of links inside a menu. */
export type NavSection = { key: string; title: string; icon?: IconName; items: NavItem[] };

/** Up to four entries stand in the bar; of more, the first three, and the rest under MORE. */
export function splitNav<Item>(items: readonly Item[]): { inline: Item[]; more: Item[] } {
	const inBar = items.length <= 4 ? 4 : 3;
	return { inline: items.slice(0, inBar), more: items.slice(inBar) };
}

/** Whether an entry stands for the current address or for a page above it. */
export function isCurrent(href: string | undefined, currentPath: string): boolean {
	if (!href) return false;
	const [path, here] = [href.split(/[?#]/)[0] || "/", currentPath || "/"];
	return here === path || (path !== "/" && here.startsWith(`${path}/`));
}

/** The address of the one entry that stands for the current address: of several above each other, the nearest. */
export function currentHref(items: readonly Pick<NavItem, "href" | "sections">[], currentPath: string) {
	const hrefsOf = ({ href, sections = [] }: Pick<NavItem, "href" | "sections">): string[] => [
		...(href ? [href] : []),
		...sections.flatMap((section) => section.items.flatMap(hrefsOf)),
	];
	return items
		.flatMap(hrefsOf)
		.filter((href) => isCurrent(href, currentPath))
		.sort((one, other) => other.length - one.length)[0];
}

/** Whether an entry, or anything inside one, leads to the address. */
export function leadsTo(items: readonly NavItem[], href: string): boolean {
	return items.some((item) => holdsCurrent(item, href));
}

/** Whether an entry or anything inside it is the current one. */
export function holdsCurrent(item: NavItem, current: string | undefined): boolean {
	if (current === undefined) return false;
	return item.href === current || (item.sections ?? []).some(({ items }) => leadsTo(items, current));
}

/** What the menu under MORE shows: entries with sections keep them, loose links share the first section. */
export function moreSections(items: readonly NavItem[]): NavSection[] {
	const loose = items.filter((item) => !item.sections);
	const grouped = items.flatMap((item) => item.sections ?? []);
	return loose.length > 0 ? [{ key: "more", title: "", items: loose }, ...grouped] : grouped;
}

const sectionIcons: Record<string, IconName> = {
	shop: "bag",
	polls: "chart",
	ideas: "bulb",
	edit_profile: "edit",
	moderation: "shield",
	my_account: "user",
	budgets: "wallet",
	my_profile: "user",
	my_team: "users",
	my_wishlists: "heart",
	nominations: "trophy",
	nominations_results: "award",
	photo_albums: "image",
	photo_contest: "image",
	sales: "report",
};

/** The icon of a menu section by its key. */
export function sectionIcon(key: string): IconName | undefined {
	return sectionIcons[key];
}
