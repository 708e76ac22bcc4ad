/** The SQL of what the demo's owner has done: lines of the audit, corrections, and texts of a client app. */
import { sql } from "drizzle-orm";
import { composeCorrection, insertSavedText, saveCorrections } from "#workers/features/translations";
import type { Account } from "#workers/kernel/identity";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { ownTexts, pastActs, textsOfClients } from "../rules/past-acts";

/** All of it, once: where the account has a correction already, nothing is written. */
export function writePastActs(
	account: Pick<Account, "id" | "accent_color">,
	people: { owner_id: number; member_id: number },
	{ newId, now }: { newId: () => number; now: number },
): Statement[] {
	const account_id = account.id;
	const lines = pastActs({ ...people, account_id }, account.accent_color, now).map(({ details, ...line }) => ({
		...line,
		id: newId(),
		details: JSON.stringify(details),
	}));
	return [
		sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
			select ${account_id}, value ->> 'id', value ->> 'action', value ->> 'user_id', value ->> 'actor_id', value ->> 'subject_kind',
			value ->> 'subject_id', value ->> 'details', 'demo', value ->> 'created_at' from ${rowsOf(lines)}
			where not exists (select 1 from text_corrections where account_id = ${account_id})`,
		saveCorrections(
			account_id,
			ownTexts.map(({ language_code, key, text }) => composeCorrection(language_code, key, text)),
			{ updated_by: people.owner_id, updated_at: now },
		),
		...textsOfClients.map((text) =>
			insertSavedText(account_id, {
				id: newId(),
				text,
				account_specific: 1,
				created_by: people.member_id,
				created_at: now,
			}),
		),
	];
}
