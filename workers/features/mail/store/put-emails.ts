/** Puts composed emails into the caller's batch, as one insert and the outbox messages that send them, or sends one itself. */

import { type SQL, sql } from "drizzle-orm";
import type { JobRun } from "#workers/kernel/define-job";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Email } from "../rules/email";
import { writeText } from "../rules/write-text";
import { isWrittenTo } from "../rules/written-to";
import { deliver, type SentEmail } from "./provider";

/** Statements and messages of the caller's batch. */
export type ComposedEmails = { statements: Statement[]; follow: OutboxMessage[] };

type EmailScope = Pick<Scope, "account" | "clock" | "newId">;

/** A statement carries its rows as one value, which may take 2 MB; the longest emails have some 10 KB. */
const rowsAStatement = 150;

/** The statements and messages of emails: a message each, so that none is sent again for another. */
export function putEmails(scope: EmailScope, emails: readonly Email[]): ComposedEmails {
	const rows = emails
		.filter(isReachable)
		.map((email) => ({ id: scope.newId(), sent_at: null, ...writtenEmail(email) }));
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
	const written = { id: -outbox_id, ...writtenEmail(email) };
	const posted = await deliver(scope, written).catch((error) => {
		scope.log.warn("email-put-off", { email_id: written.id, reason: String(error) });
		return undefined;
	});
	const row = { ...written, sent_at: posted ? scope.clock.now() : null };
	return {
		statements: insertEmails(scope, [row], sql`on conflict (account_id, id) do nothing`),
		follow: posted ? posted.follow : [sendMessage(written.id)],
	};
}

/** Somebody who is here, and whose address is known: an import may bring people without one. */
function isReachable({ recipient, recipient_status }: Email): boolean {
	return recipient !== "" && isWrittenTo(recipient_status);
}

type WrittenEmail = Omit<SentEmail, "id"> & { expires_at: number | null };

function writtenEmail({ user_id, recipient, subject, content, link }: Email): WrittenEmail {
	return {
		user_id,
		recipient,
		subject,
		body: writeText(content),
		content: JSON.stringify(content),
		link_id: link?.id ?? null,
		expires_at: link?.expires_at ?? null,
	};
}

type EmailRow = WrittenEmail & { id: number; sent_at: number | null };

function insertEmails({ account, clock }: EmailScope, rows: readonly EmailRow[], onConflict: SQL = sql``): Statement[] {
	const statements: Statement[] = [];
	for (let at = 0; at < rows.length; at += rowsAStatement)
		statements.push(
			sql`insert into emails (account_id, id, user_id, recipient, subject, body, content, created_at, sent_at, link_id, expires_at)
				select ${account.id}, value ->> 'id', value ->> 'user_id', value ->> 'recipient', value ->> 'subject', value ->> 'body',
				value ->> 'content', ${clock.now()}, value ->> 'sent_at', value ->> 'link_id', value ->> 'expires_at'
				from ${rowsOf(rows.slice(at, at + rowsAStatement))} where true ${onConflict}`,
		);
	return statements;
}

function sendMessage(email_id: number): OutboxMessage {
	return { job: "mail/send-email", payload: { email_id } };
}
