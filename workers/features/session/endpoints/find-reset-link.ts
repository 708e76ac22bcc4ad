/** Says whose reset link this is, so that its screen can name the person before the password is set. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { greet } from "../steps/spend-link";

export const findReset = defineEndpoint({
	name: "session/find-reset-link",
	path: "/api/users/api_find_reset_link",
	summary: "The person of a reset link that still works.",
	access: "anyone",
	input: z.object({ token: z.string().max(200) }),
	output: z.object({ email: z.string(), first_name: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: (scope, { token }) => greet(scope, "reset", token),
});
