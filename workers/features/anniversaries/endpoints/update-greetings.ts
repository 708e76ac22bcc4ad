/** Says how one wants one's own days marked; cards that are being signed follow in the same batch. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { greetings } from "../rules/anniversary";
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
	handler: async (scope, choices) =>
		scope.commit({
			statements: saveChoices(scope.account.id, scope.user.id, choices),
			answer: choices,
			audit: { subject_kind: "user", subject_id: scope.user.id, details: choices },
		}),
});
