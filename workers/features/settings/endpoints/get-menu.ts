/** Everybody's menu as its owner sets it: each entry with its number, and whether members see it; and the account's own links. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { entriesOfMembers, menuLabelOf } from "#workers/kernel/menu";
import { accountMenuOf } from "#workers/kernel/menu-item";
import { labelIn, linksOf, ownLink } from "../rules/links";
import { displayOrderOf, displayOrders } from "../rules/menu-order";

const flag = z.literal([0, 1]);

export const getMenu = defineEndpoint({
	name: "settings/get-menu",
	path: "/api/accounts/api_get_menu",
	summary: "The members' menu in its order, and the account's own links in it and in the foot.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		entries: z.array(
			z.object({
				key: z.string(),
				label: z.string(),
				display_order: z.literal(displayOrders),
				is_shown: flag,
				/** 1: a link of the account's own. */
				is_link: flag,
			}),
		),
		menu_links: z.array(ownLink),
		foot_links: z.array(ownLink),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, request, translate }) => {
		const { top_nav_items_order: order, menu_hidden } = accountMenuOf(account);
		const menu_links = linksOf(account, "menu");
		const languages = [request.language_code, account.default_language_code];
		const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
		const entries = [
			...entriesOfMembers(account).map((entry) => ({
				...{ key: entry.key, label: menuLabelOf(entry, account, translate), is_link: 0 as const },
			})),
			...menu_links.map(({ key, label, to }) => ({ key, label: labelIn(label, languages, to), is_link: 1 as const })),
		].sort((one, other) => place(one.key) - place(other.key));
		return {
			entries: entries.map((entry) => ({
				...entry,
				display_order: displayOrderOf(entry.key, order),
				is_shown: menu_hidden.includes(entry.key) ? (0 as const) : (1 as const),
			})),
			menu_links,
			foot_links: linksOf(account, "foot"),
		};
	},
});
