/** The account's own links, in the menu and in the foot: their shape, and finding one by its key. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { type Account, type Localized, platformLanguages } from "#workers/kernel/identity";
import { accountMenuOf } from "#workers/kernel/menu-item";
import { linkAddress } from "./addresses";

/** Where links of the account's own stand. */
export const linkLists = ["menu", "foot"] as const;

/** One of these. */
export type LinkList = (typeof linkLists)[number];

/** The most links of each list. */
export const maxLinks = 12;

const word = text(40);

/** What a link is called, by language. */
export const linkLabels = z
	.object(
		Object.fromEntries(platformLanguages.map((language) => [language, word])) as Record<PlatformLanguage, typeof word>,
	)
	.partial();

type PlatformLanguage = (typeof platformLanguages)[number];

/** What an owner says of a link. */
export const linkFields = {
	label: linkLabels,
	to: linkAddress,
	opens_new_tab: z.literal([0, 1]).default(0),
};

/** A link under its key. */
export const ownLink = z.object({
	key: z.string(),
	label: z.record(z.string(), z.string()),
	to: z.string(),
	opens_new_tab: z.literal([0, 1]),
});

/** The same, inferred. */
export type OwnLink = z.output<typeof ownLink>;

/** The links of a list as they stand; one of the foot that has no key yet is known by its address. */
export function linksOf(account: Pick<Account, "settings" | "footer_links">, list: LinkList): OwnLink[] {
	if (list === "menu")
		return accountMenuOf(account).menu_links.map(({ opens_new_tab = 0, ...link }) => ({ ...link, opens_new_tab }));
	return account.footer_links.map(({ key, label, url, opens_new_tab = 0 }) => ({
		key: key ?? url,
		label,
		to: url.replace(/^\/webapp(?=\/)/, ""),
		opens_new_tab,
	}));
}

/** What a link is called for somebody who reads this language. */
export function labelIn(label: Localized, languages: readonly string[], otherwise: string): string {
	return languages.map((language) => label[language]).find(Boolean) ?? otherwise;
}
