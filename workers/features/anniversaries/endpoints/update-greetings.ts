/** Says how one wants one's own days marked; cards whose day is ahead follow in the same batch. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { greetings } from "../rules/anniversary";
import { firstDayAhead } from "../rules/days";
import { saveChoices } from "../store/choices";

export const updateGreetings = defineEndpoint({
	name: "anniversaries/update-greetings",
	path: "/api/anniversary/api_update_greetings",
	summary:
		"Sets how one's own years with the company and birthdays are marked: not at all, before the team, or before everybody.",
	access: "signed_in",
	input: z.object({ work: z.enum(greetings), birthday: z.enum(greetings) }),
	output: z.object({ work: z.enum(greetings), birthday: z.enum(greetings) }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, choices) => {
		const { account, user, clock } = scope;
		const first_day = firstDayAhead(clock.now(), account.time_zone);
		return scope.commit({
			statements: saveChoices(account.id, user.id, choices, first_day),
			answer: choices,
			audit: { subject_kind: "user", subject_id: user.id, details: choices },
		});
	},
});
