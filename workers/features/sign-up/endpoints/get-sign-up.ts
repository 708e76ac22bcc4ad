/** What somebody who signs up is told beforehand: at which domains their address must be, and whether somebody lets them in. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { signUpDomains } from "../rules/domains";

export const getSignUp = defineEndpoint({
	name: "sign-up/get-sign-up",
	path: "/api/users/api_get_sign_up",
	summary: "The mail domains whose addresses may sign up, and whether somebody has to approve.",
	access: "anyone",
	flags: ["custom_user_sign_up_enabled"],
	input: z.object({}),
	output: z.object({ domains: z.array(z.string()), is_moderated: z.literal([0, 1]) }),
	repetition: { kind: "read" },
	handler: async ({ account }) => ({
		domains: signUpDomains(account),
		is_moderated: isOn(account, "signup_moderation") ? (1 as const) : (0 as const),
	}),
});
