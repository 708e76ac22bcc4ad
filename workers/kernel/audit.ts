/** One line per effect: who did what to which thing, written in the batch of the effect itself. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "./sql";

/** What a call was done to; `by` says who did it where nobody was signed in yet. */
export type AuditSubject = {
	subject_kind: string;
	subject_id: number;
	details?: Record<string, unknown>;
	by?: number;
};

/** Who acted, when, by which endpoint or job. */
export type AuditFacts = {
	account_id: number;
	id: number;
	action: string;
	user_id: number | null;
	actor_id: number | null;
	request_id: string;
	created_at: number;
};

/** The statement that writes an audit line. Lines are never changed or deleted. */
export function auditLine(facts: AuditFacts, subject: AuditSubject): Statement {
	const { by = null } = subject;
	return sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
		values (${facts.account_id}, ${facts.id}, ${facts.action}, ${facts.user_id ?? by}, ${facts.actor_id ?? by}, ${subject.subject_kind},
		${subject.subject_id}, ${JSON.stringify(subject.details ?? {})}, ${facts.request_id}, ${facts.created_at})`;
}

/** A line for each of several subjects, in one statement. */
export function auditLines(
	facts: Omit<AuditFacts, "id">,
	subjects: readonly (AuditSubject & { id: number })[],
): Statement {
	const rows = subjects.map(({ id, subject_kind, subject_id, details = {}, by = null }) => ({
		...{ id, subject_kind, subject_id, details: JSON.stringify(details) },
		...{ user_id: facts.user_id ?? by, actor_id: facts.actor_id ?? by },
	}));
	return sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
		select ${facts.account_id}, value ->> 'id', ${facts.action}, value ->> 'user_id', value ->> 'actor_id', value ->> 'subject_kind',
		value ->> 'subject_id', value ->> 'details', ${facts.request_id}, ${facts.created_at} from ${rowsOf(rows)}`;
}
