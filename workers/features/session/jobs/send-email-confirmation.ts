/**
 * Sends the link that confirms a change of address to the new one, unless somebody has it already: then nobody is told
 * anything. Invariant: email and the end of the message are one batch.
 */
import { z } from "zod";
import { notifyAtOnce } from "#workers/features/notifications";
import { defineJob } from "#workers/kernel/define-job";
import { tokenMark } from "#workers/kernel/link-token";
import { emailScreens } from "../rules/email-links";
import { findWaitingEmailChange } from "../store/email-changes";

export const sendEmailConfirmation = defineJob({
	name: "session/send-email-confirmation",
	summary: "Mails the link that confirms another address, if nobody has it.",
	payload: z.object({ change_id: z.int() }),
	handler: async (scope, { change_id }, run) => {
		const [change] = await scope.read(findWaitingEmailChange(scope.account.id, change_id, scope.clock.now()));
		if (!change || change.is_taken === 1) return;
		const link = { id: change.id, expires_at: change.expires_at, path: `/${emailScreens.confirm}/${tokenMark}` };
		const person = { ...change, id: change.user_id, link };
		const notice = await notifyAtOnce(scope, run, "session/confirm-email", [person], {});
		await scope.commit({
			statements: [...notice.statements, ...run.end()],
			answer: {},
			audit: { subject_kind: "user", subject_id: change.user_id },
			follow: notice.follow,
		});
	},
});
