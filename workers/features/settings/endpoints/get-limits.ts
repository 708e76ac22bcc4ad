/** The account's own bounds, and what is usual where it has none. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { bounds } from "../rules/limits";
import { ownBounds, usualBounds } from "../steps/read-bounds";

export const getLimits = defineEndpoint({
	name: "settings/get-limits",
	path: "/api/accounts/api_get_limits",
	summary:
		"How many recognitions and recipients a day, and for how many days items are new, and how many points one owner gives alone: the account's own, and the usual.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		own: bounds,
		usual: z.object({
			recognitions_a_day: z.int(),
			recipients_a_day: z.int(),
			days_items_are_new: z.int(),
			max_reviews_count: z.int(),
			second_confirmation_above: z.null(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => ({ own: ownBounds(scope.account), usual: usualBounds(scope) }),
});
