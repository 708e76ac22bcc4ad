/** An entry of somebody's menu, and what is set for a person's navigation: privileges and a menu of their own. @pure */
import { z } from "zod";
import type { Account, User } from "./identity";

const link = z.object({
	key: z.string(),
	to: z.string(),
	label: z.string().optional(),
	opens_new_tab: z.literal(1).optional(),
	/** Opens over the page on which it stands. */
	opens_dialog: z.literal(1).optional(),
});

/** An entry of somebody's menu; one that no feature declares brings its own label, one with sections leads nowhere itself. */
export const menuItem = link.extend({
	to: z.string().optional(),
	sections: z.array(z.object({ key: z.string(), title: z.string(), items: z.array(link) })).optional(),
});

/** The same, inferred. */
export type MenuItem = z.output<typeof menuItem>;

/** An entry without sections. */
export type MenuLink = z.output<typeof link>;

const privilege = z.object({ mode: z.enum(["include", "exclude"]), items: z.array(z.string()) });

/** By section, what is shown alone, or what is not shown. `nav` is the menu. */
export const privilegesShape = z.record(z.string(), privilege);

const words = z.record(z.string(), z.string());

const ownLink = z.object({
	key: z.string(),
	label: words.optional(),
	to: z
		.string()
		.regex(/^(https:\/\/|\/(?!\/))/)
		.optional(),
	opens_new_tab: z.literal([0, 1]).optional(),
	opens_dialog: z.literal([0, 1]).optional(),
});

/** A menu in the place of the usual one: keys of declared entries, links of the account's own, and sections of both. */
export const overrideShape = z.array(
	ownLink.extend({
		sections: z.array(z.object({ key: z.string(), title: words, items: z.array(ownLink) })).optional(),
	}),
);

/** The person's privileges and their own menu; what was never set, or set wrongly, changes nothing. */
export function navigationOf({ settings }: Pick<User, "settings">) {
	return {
		privileges: privilegesShape.catch({}).parse(settings.privileges),
		top_nav_override: overrideShape
			.nullable()
			.catch(null)
			.parse(settings.top_nav_override ?? null),
	};
}

const accountMenu = z.object({
	top_nav_items_order: z.array(z.string()).catch([]),
	menu_links: z.array(ownLink.extend({ label: words, to: ownLink.shape.to.unwrap() })).catch([]),
	menu_hidden: z.array(z.string()).catch([]),
});

/** What the account sets of everybody's menu: the keys that stand in front, links of its own, and what stands in no member's. */
export function accountMenuOf({ settings }: Pick<Account, "settings">) {
	return accountMenu.parse(settings);
}

/** An entry of a menu of one's own. */
export type OwnEntry = z.output<typeof overrideShape>[number];

/** A link of a menu of one's own. */
export type OwnLink = z.output<typeof ownLink>;

/** Whether a section's privileges show the entry. */
export function isShown(rule: z.output<typeof privilege> | undefined, key: string): boolean {
	if (!rule) return true;
	return rule.items.includes(key) === (rule.mode === "include");
}
