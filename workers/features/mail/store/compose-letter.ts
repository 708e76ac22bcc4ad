/** Composes a letter in its reader's language as an insert and the outbox message that sends it. */
import { sql } from "drizzle-orm";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
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

/** The statements and messages that put a letter into the caller's batch. */
export function composeLetter(
	scope: Pick<Scope, "account" | "clock" | "newId">,
	letter: Letter,
): { statements: Statement[]; follow: OutboxMessage[] } {
	const id = scope.newId();
	const now = scope.clock.now();
	const translate = translator(textsFor(scope.account, letter.language_code));
	const subject = translate(letter.subject, letter.values);
	const body = translate(letter.body, letter.values);
	return {
		statements: [
			sql`insert into letters (account_id, id, user_id, recipient, subject, body, created_at)
				values (${scope.account.id}, ${id}, ${letter.user_id}, ${letter.recipient}, ${subject}, ${body}, ${now})`,
		],
		follow: [{ job: "mail/send-letter", payload: { letter_id: id } }],
	};
}
