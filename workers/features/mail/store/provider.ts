/** The mail port: the provider where one is set; locally the email waits on the page /webapp/dev/mail. Only here a link gets its token. */
import { isLocal } from "#workers/kernel/environment";
import { withToken } from "#workers/kernel/link-token";
import type { Scope } from "#workers/kernel/scope";

/** What the provider needs of an email; it knows the same email by its id, and delivers it once. */
export type SentEmail = { id: number; recipient: string; subject: string; body: string; link_id: number | null };

/** Hands an email over. Throws unless it was accepted. */
export async function deliver({ account, env }: Pick<Scope, "account" | "env">, email: SentEmail): Promise<void> {
	if (!env.MAIL_PROVIDER_URL) {
		if (!isLocal(env)) throw new Error("MAIL_PROVIDER_URL is not set");
		return;
	}
	const text = withToken(email.body, env.SESSION_SECRET, account.id, email.link_id);
	const answer = await fetch(env.MAIL_PROVIDER_URL, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env.MAIL_PROVIDER_TOKEN ?? ""}`,
			"content-type": "application/json",
			// An id is unique within its account.
			"idempotency-key": `email-${account.id}-${email.id}`,
		},
		body: JSON.stringify({ from: env.MAIL_SENDER, to: email.recipient, subject: email.subject, text }),
		signal: AbortSignal.timeout(10_000),
	});
	if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
}
