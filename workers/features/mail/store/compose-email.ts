/** Composes emails, each in its reader's language, as one insert and the outbox messages that send them, or sends them itself. */

import { type SQL, sql } from "drizzle-orm";
import type { JobRun } from "#workers/kernel/define-job";
import type { TextKey } from "#workers/kernel/names";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { textsFor, translator } from "#workers/kernel/translate";
import { isWrittenTo } from "../rules/written-to";
import { deliver, type SentEmail } from "./provider";

/**
 * An email to be: `subject` and `body` are translation keys. It goes to nobody who is suspended or has left. `link` is the
 * link that it brings: in its values `tokenMark` stands for the token, and it is not sent when the link's time is over.
 */
export type Email = {
	user_id: number;
	recipient: string;
	recipient_status: string;
	language_code: string;
	subject: TextKey;
	body: TextKey;
	values: Record<string, string | number>;
	link?: { id: number; expires_at: number };
};

/** Statements and messages of the caller's batch. */
type ComposedEmails = { statements: Statement[]; follow: OutboxMessage[] };

type EmailScope = Pick<Scope, "account" | "clock" | "newId">;

/** The statements and messages that put an email into the caller's batch. */
export function composeEmail(scope: EmailScope, email: Email): ComposedEmails {
	return composeEmails(scope, [email]);
}

/** The same for many emails: one statement, and a message each, so that none is sent again for another. */
export function composeEmails(scope: EmailScope, emails: readonly Email[]): ComposedEmails {
	const rows = emails
		.filter(isReachable)
		.map((email) => ({ id: scope.newId(), sent_at: null, ...writtenEmail(scope, email) }));
	return { statements: insertEmails(scope, rows), follow: rows.map(({ id }) => sendMessage(id)) };
}

/**
 * The one email of a job, handed over before the job's last batch, which holds it; what is not accepted at once follows
 * as a message of its own. The email has the id of the job's message (negative, so that it is nobody else's): a job that
 * runs again writes and posts no second one (README of mail).
 */
export async function sendAtOnce(
	scope: EmailScope & Pick<Scope, "env" | "log">,
	{ outbox_id }: Pick<JobRun, "outbox_id">,
	email: Email,
): Promise<ComposedEmails> {
	if (!isReachable(email)) return { statements: [], follow: [] };
	const written = { id: -outbox_id, ...writtenEmail(scope, email) };
	const isPosted = await deliver(scope, written).then(
		() => true,
		(error) => {
			scope.log.warn("email-put-off", { email_id: written.id, reason: String(error) });
			return false;
		},
	);
	const row = { ...written, sent_at: isPosted ? scope.clock.now() : null };
	return {
		statements: insertEmails(scope, [row], sql`on conflict (account_id, id) do nothing`),
		follow: isPosted ? [] : [sendMessage(written.id)],
	};
}

/** Somebody who is here, and whose address is known: an import may bring people without one. */
function isReachable({ recipient, recipient_status }: Email): boolean {
	return recipient !== "" && isWrittenTo(recipient_status);
}

type WrittenEmail = Omit<SentEmail, "id"> & { user_id: number; expires_at: number | null };

function writtenEmail(
	{ account }: EmailScope,
	{ user_id, recipient, language_code, values, link, ...keys }: Email,
): WrittenEmail {
	const translate = translator(textsFor(account, language_code));
	return {
		user_id,
		recipient,
		subject: translate(keys.subject, values),
		body: translate(keys.body, values),
		link_id: link?.id ?? null,
		expires_at: link?.expires_at ?? null,
	};
}

function insertEmails(
	{ account, clock }: EmailScope,
	rows: readonly (WrittenEmail & { id: number; sent_at: number | null })[],
	onConflict: SQL = sql``,
): Statement[] {
	if (rows.length === 0) return [];
	return [
		sql`insert into emails (account_id, id, user_id, recipient, subject, body, created_at, sent_at, link_id, expires_at)
			select ${account.id}, value ->> 'id', value ->> 'user_id', value ->> 'recipient', value ->> 'subject',
			value ->> 'body', ${clock.now()}, value ->> 'sent_at', value ->> 'link_id', value ->> 'expires_at' from ${rowsOf(rows)} where true ${onConflict}`,
	];
}

function sendMessage(email_id: number): OutboxMessage {
	return { job: "mail/send-email", payload: { email_id } };
}
