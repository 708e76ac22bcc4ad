/** Keeps what the visitor chose about measuring, in this browser alone. */
import { z } from "zod";
import { measuringCookie } from "#workers/kernel/cookies";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { analyticsOf, cookieChoices, cookieOf, readChoice } from "../rules/measuring";

export const saveCookieChoice = defineEndpoint({
	name: "analytics/save-cookie-choice",
	path: "/api/accounts/api_save_cookie_choice",
	summary: "Accepts or declines, for this browser, that what is done in the store is measured.",
	access: "anyone",
	input: z.object({ choice: z.enum(cookieChoices) }),
	output: z.object({ choice: z.enum(cookieChoices).nullable() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async ({ account, clock, request, setCookie }, { choice }) => {
		// Where nothing is measured nothing is remembered either.
		if (!analyticsOf(account)) return { choice: null };
		const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
		if (readChoice(request.measuring).choice !== choice)
			setCookie(measuringCookie(cookieOf(choice, random, clock.now())));
		return { choice };
	},
});
