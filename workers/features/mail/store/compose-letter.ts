/** Composes letters, each in its reader's language, as one insert and the outbox messages that send them, or sends them itself. */
import { type SQL, sql } from "drizzle-orm";
import type { JobRun } from "#workers/kernel/define-job";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { textsFor, translator } from "#workers/kernel/translate";
import { deliver, type PostedLetter } from "./provider";

/** A letter to be: `subject` and `body` are translation keys. */
export type Letter = {
	user_id: number | null;
	recipient: string;
	language_code: string;
	subject: string;
	body: string;
	values: Record<string, string | number>;
};

/** Statements and messages of the caller's batch. */
type ComposedLetters = { statements: Statement[]; follow: OutboxMessage[] };

type LetterScope = Pick<Scope, "account" | "clock" | "newId">;

/** The statements and messages that put a letter into the caller's batch. */
export function composeLetter(scope: LetterScope, letter: Letter): ComposedLetters {
	return composeLetters(scope, [letter]);
}

/** The same for many letters: one statement, and a message each, so that none is sent again for another. */
export function composeLetters(scope: LetterScope, letters: readonly Letter[]): ComposedLetters {
	const rows = letters.map((letter) => ({ id: scope.newId(), sent_at: null, ...writtenLetter(scope, letter) }));
	return { statements: insertLetters(scope, rows), follow: rows.map(({ id }) => sendMessage(id)) };
}

/**
 * The one letter of a job, handed over before the job's last batch, which holds it; what is not accepted at once follows
 * as a message of its own. The letter has the id of the job's message (negative, so that it is nobody else's): a job that
 * runs again writes and posts no second one (decision 079).
 */
export async function postLetter(
	scope: LetterScope & Pick<Scope, "env" | "log">,
	{ outbox_id }: Pick<JobRun, "outbox_id">,
	letter: Letter,
): Promise<ComposedLetters> {
	const written = { id: -outbox_id, ...writtenLetter(scope, letter) };
	const isPosted = await deliver(scope, written).then(
		() => true,
		(error) => {
			scope.log.warn("letter-put-off", { letter_id: written.id, reason: String(error) });
			return false;
		},
	);
	const row = { ...written, sent_at: isPosted ? scope.clock.now() : null };
	return {
		statements: insertLetters(scope, [row], sql`on conflict (account_id, id) do nothing`),
		follow: isPosted ? [] : [sendMessage(written.id)],
	};
}

type WrittenLetter = Omit<PostedLetter, "id"> & { user_id: number | null };

function writtenLetter(
	{ account }: LetterScope,
	{ user_id, recipient, language_code, values, ...keys }: Letter,
): WrittenLetter {
	const translate = translator(textsFor(account, language_code));
	return { user_id, recipient, subject: translate(keys.subject, values), body: translate(keys.body, values) };
}

function insertLetters(
	{ account, clock }: LetterScope,
	rows: readonly (WrittenLetter & { id: number; sent_at: number | null })[],
	onConflict: SQL = sql``,
): Statement[] {
	if (rows.length === 0) return [];
	return [
		sql`insert into letters (account_id, id, user_id, recipient, subject, body, created_at, sent_at)
			select ${account.id}, value ->> 'id', value ->> 'user_id', value ->> 'recipient', value ->> 'subject',
			value ->> 'body', ${clock.now()}, value ->> 'sent_at' from ${rowsOf(rows)} where true ${onConflict}`,
	];
}

function sendMessage(letter_id: number): OutboxMessage {
	return { job: "mail/send-letter", payload: { letter_id } };
}
