/** Whether people may sign up by themselves, at which domains, and whether somebody lets them in. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { signUpDomains } from "../rules/domains";

const flag = z.literal([0, 1]);

export const getSignUpSettings = defineEndpoint({
	name: "sign-up/get-sign-up-settings",
	path: "/api/accounts/api_get_sign_up_settings",
	summary: "Whether people may sign up, at which mail domains, and whether somebody has to approve.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		custom_user_sign_up_enabled: flag,
		signup_moderation: flag,
		sign_up_domains: z.array(z.string()),
	}),
	repetition: { kind: "read" },
	handler: async ({ account }) => ({
		custom_user_sign_up_enabled: isOn(account, "custom_user_sign_up_enabled") ? (1 as const) : (0 as const),
		signup_moderation: isOn(account, "signup_moderation") ? (1 as const) : (0 as const),
		sign_up_domains: signUpDomains(account),
	}),
});
