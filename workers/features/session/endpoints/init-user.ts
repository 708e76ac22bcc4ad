/** The signed-in person with balances, switches and what their screens need (specification §3, "User"). */
import { z } from "zod";
import { ignored } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { menuOf } from "#workers/kernel/menu";
import { presentUser, userOutput } from "../rules/present-user";
import { personFacts, readPersonFacts } from "../steps/person-facts";

export const initUser = defineEndpoint({
	name: "session/init-user",
	path: "/api/users/api_init_user",
	summary: "The signed-in user.",
	access: "signed_in",
	input: z.object({ redirect_if_logged_out: ignored }),
	output: z.object({ user: userOutput.extend(personFacts.shape) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const person = presentUser(scope, menuOf(scope.account, scope.user));
		return { user: { ...person, ...(await readPersonFacts(scope)) } };
	},
});
