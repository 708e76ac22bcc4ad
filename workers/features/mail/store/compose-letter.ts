/** Composes letters, each in its reader's language, as one insert and the outbox messages that send them. */
import { sql } from "drizzle-orm";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { textsFor, translator } from "#workers/kernel/translate";

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
	if (letters.length === 0) return { statements: [], follow: [] };
	const rows = letters.map(({ user_id, recipient, ...letter }) => {
		const translate = translator(textsFor(scope.account, letter.language_code));
		const subject = translate(letter.subject, letter.values);
		return { id: scope.newId(), user_id, recipient, subject, body: translate(letter.body, letter.values) };
	});
	return {
		statements: [
			sql`insert into letters (account_id, id, user_id, recipient, subject, body, created_at)
				select ${scope.account.id}, value ->> 'id', value ->> 'user_id', value ->> 'recipient', value ->> 'subject',
				value ->> 'body', ${scope.clock.now()} from ${rowsOf(rows)}`,
		],
		follow: rows.map(({ id }) => ({ job: "mail/send-letter", payload: { letter_id: id } })),
	};
}
