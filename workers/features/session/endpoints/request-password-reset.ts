/**
 * Asks for a link by which a forgotten password is replaced; invariant: the answer, by words and time, is the same for
 * every address. Whose it is, and whether anything is sent, is found by the message that follows.
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { sendPasswordLink } from "../jobs/send-password-link";

export const requestPasswordReset = defineEndpoint({
	name: "session/request-password-reset",
	path: "/api/users/api_request_password_reset",
	summary: "Mails a link that sets another password, if the address belongs to somebody who can sign in.",
	access: "anyone",
	input: z.object({ email: z.string().trim().toLowerCase().min(1).max(254) }),
	output: z.object({ resultMsg: z.string() }),
	repetition: { kind: "none" },
	limits: [
		{ name: "password_reset", by: "person", of: ({ email }) => email },
		{ name: "password_reset_network", by: "network" },
	],
	handler: (scope, { email }) =>
		scope.commit({
			statements: [],
			answer: { resultMsg: scope.translate("session:forgot.requested", { email }) },
			follow: [{ job: sendPasswordLink.name, payload: { email } }],
		}),
});
