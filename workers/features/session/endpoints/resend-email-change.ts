/** Sends the link that confirms a change of address again, and lets it wait for another day; the answer is the same for every address. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { sendEmailConfirmation } from "../jobs/send-email-confirmation";
import { emailChangeLastsMs } from "../rules/email-links";
import { emailChangeStands, findOpenEmailChange, prolongEmailChange } from "../store/email-changes";

export const resendEmailChange = defineEndpoint({
	name: "session/resend-email-change",
	path: "/api/users/api_resend_email_change",
	summary: "Mails the link to the address that the signed-in user asked for again.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ email: z.string(), expires_at: z.int() }),
	errors: { no_email_change: {} },
	repetition: { kind: "key" },
	limits: [{ name: "email_change", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope) => {
		const { account, user } = scope;
		const now = scope.clock.now();
		const [change] = await scope.read(findOpenEmailChange(account.id, user.id, now));
		if (!change) throw refuse("no_email_change");
		const expires_at = now + emailChangeLastsMs;
		return scope.commit({
			statements: [
				assertThat("no_email_change", emailChangeStands(account.id, change.id, now)),
				prolongEmailChange(account.id, change.id, expires_at),
			],
			answer: { email: change.email, expires_at },
			audit: { subject_kind: "user", subject_id: user.id },
			follow: [{ job: sendEmailConfirmation.name, payload: { change_id: change.id } }],
		});
	},
});
