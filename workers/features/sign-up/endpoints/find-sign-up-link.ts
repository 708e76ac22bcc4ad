/** Says whose sign-up a link is, so that its screen can greet the person before anything is made. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { hashToken } from "#workers/kernel/tokens";
import { findSignUp } from "../store";

export const findSignUpLink = defineEndpoint({
	name: "sign-up/find-sign-up-link",
	path: "/api/users/api_find_sign_up_link",
	summary: "The person of a sign-up whose link still works.",
	access: "anyone",
	flags: ["custom_user_sign_up_enabled"],
	input: z.object({ token: z.string().max(200) }),
	output: z.object({ email: z.string(), first_name: z.string(), is_moderated: z.literal([0, 1]) }),
	errors: { link_not_valid: { told_by: "session" } },
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: async (scope, { token }) => {
		const { account, clock } = scope;
		const [asked] = await scope.read(findSignUp(account.id, await hashToken(token), clock.now()));
		if (!asked || asked.confirmed_at !== null) throw refuse("link_not_valid");
		await scope.remember(scope.takeBackUses());
		const is_moderated = isOn(account, "signup_moderation") ? (1 as const) : (0 as const);
		return { email: asked.email, first_name: asked.first_name, is_moderated };
	},
});
