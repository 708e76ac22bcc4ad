/** What the signed-in person's change of address waits for. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findOpenEmailChange } from "../store/email-changes";

export const getEmailChange = defineEndpoint({
	name: "session/get-email-change",
	path: "/api/users/api_get_email_change",
	summary: "The address that the signed-in user asked for and has not confirmed yet; null without one.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ email_change: z.object({ email: z.string(), expires_at: z.int() }).nullable() }),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const [change] = await read(findOpenEmailChange(account.id, user.id, clock.now()));
		return { email_change: change ? { email: change.email, expires_at: change.expires_at } : null };
	},
});
