/** The mail port: the provider where one is set; locally the email waits on the page /webapp/dev/mail. Only here a link gets its token. */
import { isLocal } from "#workers/kernel/environment";
import { stopToken, withToken } from "#workers/kernel/link-token";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { sendersOf } from "#workers/kernel/sender";
import { drawEmail } from "../rules/draw-email";
import type { EmailContent } from "../rules/email";
import { writeText } from "../rules/write-text";
import { themeOf } from "./theme";

/** What the provider needs of an email; it knows the same email by its id, and delivers it once. `content` is JSON. */
export type SentEmail = {
	id: number;
	user_id: number | null;
	recipient: string;
	subject: string;
	body: string;
	content: string | null;
	link_id: number | null;
};

/** Answers that say that the provider took no email, for whatever is wrong with it; its sender may be. */
const refusals = [400, 403, 422];

/**
 * Hands an email over. Throws unless it was accepted. One whose own sender the provider refuses goes out from the
 * platform's in the same try; what follows then has that sender's domain looked at.
 */
export async function deliver(
	scope: Pick<Scope, "account" | "env">,
	email: SentEmail,
): Promise<{ follow: OutboxMessage[] }> {
	const { account, env } = scope;
	if (!env.MAIL_PROVIDER_URL) {
		if (!isLocal(env)) throw new Error("MAIL_PROVIDER_URL is not set");
		return { follow: [] };
	}
	const { own, platform } = sendersOf(account, env);
	// An id is unique within its account; each sender has a key of its own, since a key goes with one body.
	const key = `email-${account.id}-${email.id}`;
	const message = { to: email.recipient, subject: email.subject, ...partsOf(scope, email) };
	const first = await post(env, own ? `${key}-own` : key, { from: own?.from ?? platform, ...message });
	if (first.ok) return { follow: [] };
	const isRefused = own !== undefined && platform !== undefined && refusals.includes(first.status);
	const second = isRefused ? await post(env, key, { from: platform, ...message }) : first;
	if (!second.ok) throw new Error(`the mail provider answered ${second.status}`);
	return { follow: [{ job: "sender-domains/look-again", payload: { host: own!.host } }] };
}

async function post(env: Scope["env"], key: string, body: object): Promise<Pick<Response, "ok" | "status">> {
	const { ok, status } = await fetch(env.MAIL_PROVIDER_URL!, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env.MAIL_PROVIDER_TOKEN ?? ""}`,
			"content-type": "application/json",
			"idempotency-key": key,
		},
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(10_000),
	});
	return { ok, status };
}

/**
 * An email's plain text and its HTML, with its headers. Tokens go into the addresses of its own links alone, before
 * anything is written: whatever people typed stays as they typed it. One that was written before there was HTML has none.
 */
export function partsOf(
	{ account, env }: Pick<Scope, "account" | "env">,
	{ subject, body, content, link_id, user_id }: Omit<SentEmail, "id" | "recipient">,
): { text: string; html?: string; headers?: Record<string, string> } {
	const linked = (address: string) => withToken(address, env.SESSION_SECRET, account.id, link_id);
	if (content === null) return { text: withLastAddress(body, linked) };
	const { stop: stored, action, ...words } = JSON.parse(content) as EmailContent;
	const token =
		stored && user_id !== null ? stopToken(env.SESSION_SECRET, account.id, { user_id, kind: stored.kind }) : undefined;
	const stop = stored && { ...stored, token };
	const complete = { ...words, action: { ...action, address: linked(action.address) }, stop };
	const headers = {
		...(words.reply_to ? { "Reply-To": words.reply_to } : {}),
		...(stop?.token ? stopHeaders(stop.origin, stop.token) : {}),
	};
	return {
		text: writeText(complete),
		html: drawEmail(themeOf(account), subject, complete),
		...(Object.keys(headers).length > 0 ? { headers } : {}),
	};
}

/** The text with its last line that is an address changed: the one of its button, below all that people wrote. */
function withLastAddress(text: string, change: (address: string) => string): string {
	const lines = text.split("\n");
	const at = lines.map((line) => /^https?:\/\/\S+$/.test(line)).lastIndexOf(true);
	return lines.map((line, position) => (position === at ? change(line) : line)).join("\n");
}

/** What lets a mail program stop such emails by one press, without a page (RFC 2369 and RFC 8058). */
function stopHeaders(origin: string, token: string): Record<string, string> {
	return {
		"List-Unsubscribe": `<${origin}/api/users/api_unsubscribe?token=${token}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
