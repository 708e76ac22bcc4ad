/** The lists of the account's own links by their addresses, and the page of the settings on which each stands. */
import type { LinkList } from "#workers/features/settings/rules/links";

const pages = { menu: "/settings/menu", foot: "/settings/frame" } as const satisfies Record<LinkList, string>;

/** The list that an address names. Throws 404 for one that is none. */
export function listOf(name: string | undefined): LinkList {
	if (name === "menu" || name === "foot") return name;
	throw Response.json({ resultType: "not_found" }, { status: 404 });
}

/** Where the list stands. */
export function pageOf(list: LinkList): string {
	return pages[list];
}
