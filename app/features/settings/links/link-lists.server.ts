/** The lists of the account's own links by their addresses, and the page of the settings on which each stands. */
import type { LinkList } from "#workers/features/settings/rules/links";

const pages = { menu: "/settings/menu", foot: "/settings/frame" } as const satisfies Record<LinkList, string>;

/** The list that an address or a form names; the menu's where it names none. */
export function listOf(name: string | null): LinkList {
	return name === "foot" ? "foot" : "menu";
}

/** Where the list stands. */
export function pageOf(list: LinkList): string {
	return pages[list];
}
