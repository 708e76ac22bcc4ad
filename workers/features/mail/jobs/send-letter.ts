/** Hands a letter to the mail provider; invariant: the letter's id is the provider's idempotency key, so it arrives once. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import type { Environment } from "#workers/kernel/environment";

type LetterRow = { id: number; recipient: string; subject: string; body: string; sent_at: number | null };

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
		await deliver(scope.env, letter);
		await scope.commit({
			statements: [
				sql`update letters set sent_at = ${scope.clock.now()} where account_id = ${account_id} and id = ${letter_id}`,
				...run.end(),
			],
			answer: {},
		});
	},
});

/** Posts to the provider. Without one (locally) the letter waits on the page /webapp/dev/mail. Throws unless it was accepted. */
async function deliver(env: Environment, letter: LetterRow): Promise<void> {
	if (!env.MAIL_PROVIDER_URL) {
		if (env.ENVIRONMENT === "production") throw new Error("MAIL_PROVIDER_URL is not set");
		return;
	}
	const answer = await fetch(env.MAIL_PROVIDER_URL, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env.MAIL_PROVIDER_TOKEN ?? ""}`,
			"content-type": "application/json",
			"idempotency-key": `letter-${letter.id}`,
		},
		body: JSON.stringify({ from: env.MAIL_SENDER, to: letter.recipient, subject: letter.subject, text: letter.body }),
		signal: AbortSignal.timeout(10_000),
	});
	if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
}
