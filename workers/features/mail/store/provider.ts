/** The mail port: the provider where one is set; locally the email waits on the page /webapp/dev/mail. Only here a link gets its token. */
import { isLocal } from "#workers/kernel/environment";
import { withToken } from "#workers/kernel/link-token";
import type { Scope } from "#workers/kernel/scope";
import { drawEmail } from "../rules/draw-email";
import type { EmailContent } from "../rules/email";
import { themeOf } from "./theme";

/** What the provider needs of an email; it knows the same email by its id, and delivers it once. `content` is JSON. */
export type SentEmail = {
	id: number;
	recipient: string;
	subject: string;
	body: string;
	content: string | null;
	link_id: number | null;
};

/** Hands an email over. Throws unless it was accepted. */
export async function deliver(scope: Pick<Scope, "account" | "env">, email: SentEmail): Promise<void> {
	const { account, env } = scope;
	if (!env.MAIL_PROVIDER_URL) {
		if (!isLocal(env)) throw new Error("MAIL_PROVIDER_URL is not set");
		return;
	}
	const answer = await fetch(env.MAIL_PROVIDER_URL, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env.MAIL_PROVIDER_TOKEN ?? ""}`,
			"content-type": "application/json",
			// An id is unique within its account.
			"idempotency-key": `email-${account.id}-${email.id}`,
		},
		body: JSON.stringify({
			from: env.MAIL_SENDER,
			to: email.recipient,
			subject: email.subject,
			...partsOf(scope, email),
		}),
		signal: AbortSignal.timeout(10_000),
	});
	if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
}

/** An email's plain text and its HTML, with the token of its link; one that was written before there was HTML has none. */
export function partsOf(
	{ account, env }: Pick<Scope, "account" | "env">,
	{ subject, body, content, link_id }: Pick<SentEmail, "subject" | "body" | "content" | "link_id">,
): { text: string; html?: string } {
	const complete = (part: string) => withToken(part, env.SESSION_SECRET, account.id, link_id);
	const text = complete(body);
	if (content === null) return { text };
	return { text, html: complete(drawEmail(themeOf(account), subject, JSON.parse(content) as EmailContent)) };
}
