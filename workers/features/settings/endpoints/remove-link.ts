/** Takes a link of the account's own away; one that is not there any more is no fault. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { linkLists, linksOf } from "../rules/links";
import { writeLinks } from "../steps/write-links";

export const removeLink = defineEndpoint({
	name: "settings/remove-link",
	path: "/api/accounts/api_remove_link",
	summary: "Takes a link out of the menu or the foot.",
	access: ["account_owner"],
	input: z.object({ list: z.enum(linkLists), key: z.string().max(500) }),
	output: z.object({}),
	errors: { settings_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, { list, key }) => {
		const after = linksOf(account, list).filter((link) => link.key !== key);
		return commit({ ...writeLinks(account, list, after), answer: {} });
	},
});
