/** What the visitor chose about measuring, for the pages that ask. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { analyticsOf, cookieChoices, readChoice } from "../rules/measuring";
import { isMeasured } from "../steps/measure";

const flag = z.literal([0, 1]);

export const getCookieChoice = defineEndpoint({
	name: "analytics/get-cookie-choice",
	path: "/api/accounts/api_get_cookie_choice",
	summary:
		"Whether this account measures anything, what this browser's visitor chose about it, and whether it is done.",
	access: "anyone",
	input: z.object({}),
	output: z.object({ is_offered: flag, choice: z.enum(cookieChoices).nullable(), is_measured: flag }),
	repetition: { kind: "read" },
	handler: async (scope) => ({
		is_offered: analyticsOf(scope.account) ? (1 as const) : (0 as const),
		choice: readChoice(scope.request.measuring).choice,
		is_measured: isMeasured(scope as MemberScope) ? (1 as const) : (0 as const),
	}),
});
