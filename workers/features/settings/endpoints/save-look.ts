/** Sets the account's names, colors and where its logo leads; invariant: the palette that pages use is computed from the colors of the same row. */
import { computePalette, paletteStyle, updateLook } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { lookWithLink } from "../rules/look";

export const saveLook = defineEndpoint({
	name: "settings/save-look",
	path: "/api/accounts/api_save_look",
	summary:
		"Sets the account's names, colors and where its logo leads, home when it is empty or left out; its pages have them from the next request on.",
	access: ["account_owner"],
	input: lookWithLink.partial({ account_logo_url: true }),
	output: lookWithLink,
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { account_logo_url = "", ...names }) => {
		const { account } = scope;
		const chosen = { ...names, account_logo_url: account_logo_url || null };
		return scope.commit({
			statements: [updateLook(account.id, chosen, paletteStyle(computePalette(chosen)))],
			answer: { ...names, account_logo_url },
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(account, chosen) },
		});
	},
});
