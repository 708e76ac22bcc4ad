/** How the signed-in person wants their days marked. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { greetings } from "../rules/anniversary";
import { findChoices, usualChoices } from "../store/choices";

export const getGreetings = defineEndpoint({
	name: "anniversaries/get-greetings",
	path: "/api/anniversary/api_get_greetings",
	summary:
		"How the signed-in person wants years with the company and birthdays marked: before everybody unless they chose.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ work: z.enum(greetings), birthday: z.enum(greetings) }),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => (await read(findChoices(account.id, user.id)))[0] ?? usualChoices,
});
