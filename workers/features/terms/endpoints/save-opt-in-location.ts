/** Sets where people are asked to accept the terms: when they sign in, with an order, or nowhere. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { optInLocationOf, optInLocations } from "../rules/terms";

export const saveOptInLocation = defineEndpoint({
	name: "terms/save-opt-in-location",
	path: "/api/accounts/api_save_opt_in_location",
	summary: "Sets where people are asked to accept the terms.",
	access: ["account_owner"],
	input: z.object({ standard_tnc_opt_in_location: z.enum(optInLocations) }),
	output: z.object({ standard_tnc_opt_in_location: z.enum(optInLocations) }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, chosen) => {
		const before = optInLocationOf(account);
		const after = chosen.standard_tnc_opt_in_location;
		return commit({
			statements: [updateSettings(account.id, chosen)],
			answer: chosen,
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: before === after ? {} : { standard_tnc_opt_in_location: { before, after } },
			},
		});
	},
});
