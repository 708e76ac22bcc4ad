/** Hands a letter to the mail provider; invariant: the letter's id is the provider's idempotency key, so it arrives once. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { deliver, type PostedLetter } from "../store/provider";

type LetterRow = PostedLetter & { sent_at: number | null };

export const sendLetter = defineJob({
	name: "mail/send-letter",
	summary: "Sends a letter through the mail port.",
	payload: z.object({ letter_id: z.int() }),
	handler: async (scope, { letter_id }, run) => {
		const account_id = scope.account.id;
		const [letter] = await scope.read(
			sql<LetterRow>`select id, recipient, subject, body, sent_at from letters where account_id = ${account_id} and id = ${letter_id}`,
		);
		if (!letter || letter.sent_at !== null) return;
		await deliver(scope, letter);
		await scope.commit({
			statements: [
				sql`update letters set sent_at = ${scope.clock.now()} where account_id = ${account_id} and id = ${letter_id}`,
				...run.end(),
			],
			answer: {},
		});
	},
});
