/** The SQL of commitments: making them, and what became of them. */
import { sql } from "drizzle-orm";
import type { commitments } from "#drizzle/recognition-more";
import { badgeOf } from "#workers/features/badges";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import type { Walk } from "#workers/kernel/gathered-summary";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Visibility } from "../rules/split-by-audience";
import type { CommitmentStatus } from "../rules/subtypes";
import { pictureColumn } from "./pictures";

/** A commitment with its people and its program. */
export type CommitmentRow = RowOf<
	typeof commitments,
	| "id"
	| "giver_id"
	| "recipient_id"
	| "program_id"
	| "budget_id"
	| "behavior_ids"
	| "badge_id"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "due_date"
	| "decided_at"
	| "created_at"
> & {
	visibility: Visibility;
	status: CommitmentStatus;
	giver: string;
	giver_status: string;
	recipient: string;
	program: string;
	/** What is kept of its picture, as JSON. */
	picture: string | null;
	/** The ledger account of its budget. */
	paying_account_id: number;
	/** Its badge, for `presentBadge`. */
	badge: string | null;
};

/** The commitment with this id. */
export function findCommitment(account_id: number, id: number) {
	return sql<CommitmentRow>`select c.id, c.giver_id, c.recipient_id, c.program_id, c.budget_id, c.behavior_ids, c.badge_id, c.points, c.message,
		c.justification, c.picture_id, ${pictureColumn("c")}, c.due_date, c.decided_at, c.created_at, c.visibility, c.status, ${personName("g")} as giver,
		g.status as giver_status, ${personName("u")} as recipient, p.name as program, b.ledger_account_id as paying_account_id,
		${badgeOf("c")} as badge
		from commitments c join users g on g.account_id = c.account_id and g.id = c.giver_id
		join users u on u.account_id = c.account_id and u.id = c.recipient_id
		join programs p on p.account_id = c.account_id and p.id = c.program_id
		join budgets b on b.account_id = c.account_id and b.id = c.budget_id
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** What all commitments of one call share. */
export type NewCommitment = RowOf<
	typeof commitments,
	| "giver_id"
	| "program_id"
	| "budget_id"
	| "badge_id"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "visibility"
	| "due_date"
	| "remind_at"
> & { behavior_ids: readonly number[] };

/** Makes one for each of these people. */
export function insertCommitments(
	account_id: number,
	shared: NewCommitment,
	rows: readonly { id: number; recipient_id: number }[],
	now: number,
): Statement {
	return sql`insert into commitments (account_id, id, giver_id, recipient_id, program_id, budget_id, behavior_ids, badge_id, points, message,
			justification, picture_id, visibility, due_date, remind_at, created_at)
		select ${account_id}, e.value ->> 'id', ${shared.giver_id}, e.value ->> 'recipient_id', ${shared.program_id}, ${shared.budget_id},
			${JSON.stringify(shared.behavior_ids)}, ${shared.badge_id}, ${shared.points}, ${shared.message}, ${shared.justification}, ${shared.picture_id}, ${shared.visibility},
			${shared.due_date}, ${shared.remind_at}, ${now} from ${rowsOf(rows)} e`;
}

/** Ends it; what was ended otherwise stays (`commitments_stay`). */
export function updateCommitment(
	account_id: number,
	id: number,
	ended: { status: CommitmentStatus; decided_by: number; decided_at: number },
): Statement {
	return sql`update commitments set status = ${ended.status}, decided_by = ${ended.decided_by}, decided_at = ${ended.decided_at},
		remind_at = null
		where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while a commitment is open. */
export function isCommitmentOpen(account_id: number, id: number): Statement {
	return sql`select count(*) from commitments c where c.account_id = ${account_id} and c.id = ${id} and c.status = 'open'`;
}

/** A commitment of which its giver is to be reminded, with the giver as the one who is told. */
export type ToRemind = {
	commitment_id: number;
	due_date: string;
	remind_at: number;
	message: string;
	recipient: string;
} & Addressee;

/** Those of which it is time, the oldest first. */
export function listToRemind(account_id: number, now: number, max: number) {
	return sql<ToRemind>`select c.id as commitment_id, c.due_date, c.remind_at, c.message, ${personName("r")} as recipient,
		${addresseeColumns("g")} from commitments c
		join users g on g.account_id = c.account_id and g.id = c.giver_id
		join users r on r.account_id = c.account_id and r.id = c.recipient_id
		where c.account_id = ${account_id} and c.remind_at <= ${now} order by c.remind_at, c.id limit ${max}`;
}

/** When the next one is reminded of. */
export const nextReminder = (account_id: number) =>
	sql`coalesce((select c.remind_at from commitments c where c.account_id = ${account_id} and c.remind_at is not null
		order by c.remind_at limit 1), ${never})`;

/** True in SQL while a commitment is open and its reminder stands as it was read. */
export function isStillToRemind(account_id: number, id: number, remind_at: number): Statement {
	return sql`select count(*) from commitments c where c.account_id = ${account_id} and c.id = ${id}
		and c.status = 'open' and c.remind_at = ${remind_at}`;
}

/** Says when its giver is reminded again. */
export function updateReminder(account_id: number, id: number, remind_at: number | null): Statement {
	return sql`update commitments set remind_at = ${remind_at} where account_id = ${account_id} and id = ${id}`;
}

/** The next commitments behind an id with their day and whether they were kept. */
export function listKeptPromises(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		due_date: string;
		status: string;
		points: number;
	}>`select c.id as thing_id, c.due_date, c.status,
		c.points from commitments c where c.account_id = ${account_id} and c.id > ${after} order by c.id limit ${max}`;
}
