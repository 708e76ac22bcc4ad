/** Hands an email to the mail provider; invariant: the email's id is the provider's idempotency key, so it arrives once. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { isWrittenTo } from "../rules/written-to";
import { deliver, type SentEmail } from "../store/provider";

type EmailRow = SentEmail & {
	sent_at: number | null;
	expires_at: number | null;
	dropped_at: number | null;
	recipient_status: string | null;
};

export const sendEmail = defineJob({
	name: "mail/send-email",
	summary: "Sends an email through the mail port, unless nobody should get it any more.",
	payload: z.object({ email_id: z.int() }),
	handler: async (scope, { email_id }, run) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [email] = await scope.read(
			sql<EmailRow>`select l.id, l.user_id, l.recipient, l.subject, l.body, l.content, l.link_id, l.sent_at, l.expires_at, l.dropped_at,
				u.status as recipient_status from emails l left join users u on u.account_id = l.account_id and u.id = l.user_id
				where l.account_id = ${account_id} and l.id = ${email_id}`,
		);
		if (!email || email.sent_at !== null || email.dropped_at !== null) return;
		const isWanted = isStillWanted(email, now);
		const { follow } = isWanted ? await deliver(scope, email) : { follow: [] };
		await scope.commit({
			statements: [
				isWanted
					? sql`update emails set sent_at = ${now} where account_id = ${account_id} and id = ${email_id}`
					: sql`update emails set dropped_at = ${now} where account_id = ${account_id} and id = ${email_id}`,
				...run.end(),
			],
			answer: {},
			follow,
		});
	},
});

/** The reader may have left since the email was written, and its link may be over. */
function isStillWanted({ recipient_status, expires_at }: EmailRow, now: number): boolean {
	return (recipient_status === null || isWrittenTo(recipient_status)) && (expires_at === null || expires_at > now);
}
