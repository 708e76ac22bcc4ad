/** Sets the account's names and colors; invariant: the palette that pages use is computed from the colors of the same row. */
import { computePalette, paletteStyle, updateLook } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { changesOf } from "../rules/changes";
import { look } from "../rules/look";

export const saveLook = defineEndpoint({
	name: "settings/save-look",
	path: "/api/accounts/api_save_look",
	summary: "Sets the account's names and colors; its pages have them from the next request on.",
	access: ["account_owner"],
	input: look,
	output: look,
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, chosen) => {
		const { account } = scope;
		return scope.commit({
			statements: [updateLook(account.id, chosen, paletteStyle(computePalette(chosen)))],
			answer: chosen,
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(account, chosen) },
		});
	},
});
