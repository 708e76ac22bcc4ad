/** The mail port: the provider where one is set; locally the letter waits on the page /webapp/dev/mail. */
import type { Scope } from "#workers/kernel/scope";

/** What the provider needs of a letter; it knows the same letter by its id, and delivers it once. */
export type PostedLetter = { id: number; recipient: string; subject: string; body: string };

/** Hands a letter over. Throws unless it was accepted. */
export async function deliver({ account, env }: Pick<Scope, "account" | "env">, letter: PostedLetter): Promise<void> {
	if (!env.MAIL_PROVIDER_URL) {
		if (env.ENVIRONMENT === "production") throw new Error("MAIL_PROVIDER_URL is not set");
		return;
	}
	const answer = await fetch(env.MAIL_PROVIDER_URL, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env.MAIL_PROVIDER_TOKEN ?? ""}`,
			"content-type": "application/json",
			// An id is unique within its account.
			"idempotency-key": `letter-${account.id}-${letter.id}`,
		},
		body: JSON.stringify({ from: env.MAIL_SENDER, to: letter.recipient, subject: letter.subject, text: letter.body }),
		signal: AbortSignal.timeout(10_000),
	});
	if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
}
