/** Sets the first password through an activation link, once, for whoever was invited and has not left since. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { linkLimits, newPassword, spend, tokenOfLink } from "../steps/spend-link";

export const activate = defineEndpoint({
	name: "session/activate",
	path: "/api/users/api_activate",
	summary: "Sets a password through the link of an activation mail, and signs in.",
	access: "anyone",
	input: z.object({ token: tokenOfLink, password: newPassword }),
	output: z.object({ email: z.string(), role: z.enum(roles) }),
	errors: { link_not_valid: {} },
	repetition: { kind: "natural" },
	limits: linkLimits,
	hashesPassword: true,
	handler: (scope, given) => spend(scope, "activation", given),
});
