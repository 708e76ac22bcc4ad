/** Writes a link of the account's own, in the menu or in the foot; invariant: it leads to a site outside by https, or to a screen. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { linkFields, linkLists, linksOf, maxLinks } from "../rules/links";
import { writeLinks } from "../steps/write-links";

export const saveLink = defineEndpoint({
	name: "settings/save-link",
	path: "/api/accounts/api_save_link",
	summary: "Adds a link to the menu or the foot, or changes one; its label by language, the account's own at least.",
	access: ["account_owner"],
	input: z.object({
		list: z.enum(linkLists),
		/** Left out for a new one. */
		key: z.string().max(500).optional(),
		...linkFields,
	}),
	output: z.object({ key: z.string() }),
	errors: { settings_changed: {}, too_many_links: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { list, key, label, to, opens_new_tab }) => {
		const { account } = scope;
		const links = linksOf(account, list);
		const language = account.default_language_code;
		const said = Object.fromEntries(Object.entries(label).filter(([, words]) => words !== ""));
		if (!said[language]) throw invalid({ [`label.${language}`]: [scope.translate("answers:validation.required")] });
		if (key !== undefined && !links.some((link) => link.key === key)) throw notFound("link");
		if (key === undefined && links.length >= maxLinks) throw refuse("too_many_links", { count: maxLinks });
		const saved = { key: key ?? `link-${scope.newId()}`, label: said, to, opens_new_tab };
		const after = key === undefined ? [...links, saved] : links.map((link) => (link.key === key ? saved : link));
		return scope.commit({ ...writeLinks(account, list, after), answer: { key: saved.key } });
	},
});
