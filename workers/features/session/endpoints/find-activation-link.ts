/** Says whose activation link this is, so that its screen can greet the person before the password is set. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { hashToken } from "../rules/secrets";
import { findActivationLink } from "../store";

export const findActivation = defineEndpoint({
	name: "session/find-activation-link",
	path: "/api/users/api_find_activation_link",
	summary: "The person of an activation link that still works.",
	access: "anyone",
	input: z.object({ token: z.string().max(200) }),
	output: z.object({ email: z.string(), first_name: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "read" },
	handler: async (scope, { token }) => {
		const [link] = await scope.read(findActivationLink(scope.account.id, await hashToken(token), scope.clock.now()));
		if (!link) throw refuse("link_not_valid");
		return { email: link.email, first_name: link.first_name };
	},
});
