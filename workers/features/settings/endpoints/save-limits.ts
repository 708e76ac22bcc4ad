/** Sets the account's own bounds; one that is left out gives way to the usual. */
import { z } from "zod";
import { updateLimits, updateSettings } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { boundNames, bounds } from "../rules/limits";
import { ownBounds } from "../steps/read-bounds";

export const saveLimits = defineEndpoint({
	name: "settings/save-limits",
	path: "/api/accounts/api_save_limits",
	summary:
		"Sets how many recognitions and recipients a day, and for how many days items are new, and how many points one owner gives alone; what is left out is as usual.",
	access: ["account_owner"],
	input: bounds,
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, chosen) => {
		const after = Object.fromEntries(boundNames.map((name) => [name, chosen[name] ?? null]));
		const { days_items_are_new = null, max_reviews_count = null, second_confirmation_above = null, ...limits } = after;
		return commit({
			statements: [
				updateLimits(account.id, limits),
				updateSettings(account.id, { days_items_are_new, max_reviews_count, second_confirmation_above }),
			],
			answer: {},
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(ownBounds(account), after) },
		});
	},
});
