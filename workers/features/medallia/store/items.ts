/** The SQL of Medallia items: one with whom it is about, and what editing and deciding write. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personJson, personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { ItemStatus } from "../rules/item";

/** An item. */
export type ItemRow = {
	id: number;
	source_id: string;
	user_id: number;
	/** Whom it is about, as JSON. */
	person: string;
	user_status: string;
	manager_id: number | null;
	score: number;
	comment: string;
	status: ItemStatus;
	version: number;
	decided_by_name: string | null;
	decided_at: number | null;
	activity_id: number | null;
	created_at: number;
};

const columns = sql`i.id, i.source_id, i.user_id, ${personJson("u")} as person, u.status as user_status, u.manager_id, i.score,
	i.comment, i.status, i.version, ${personName("d")} as decided_by_name, i.decided_at, i.activity_id, i.created_at`;

const joined = sql`join users u on u.account_id = i.account_id and u.id = i.user_id
	left join users d on d.account_id = i.account_id and d.id = i.decided_by`;

/** One item. */
export function findItem(account_id: number, id: number) {
	return sql<ItemRow>`select ${columns} from medallia_items i ${joined} where i.account_id = ${account_id} and i.id = ${id}`;
}

/** What approved items say, for their posts. */
export function listApproved(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; score: number; comment: string }>`select i.id, i.score, i.comment from medallia_items i
		where i.account_id = ${account_id} and i.id in (select value from ${rowsOf(ids)}) and i.status = 'approved'`;
}

/** Whom an item is about, to be written to. */
export function findAddressee(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** True in SQL while an item waits, as it was read. */
export function waitsAsRead(account_id: number, id: number, version: number): SQL {
	return sql`exists (select 1 from medallia_items i where i.account_id = ${account_id} and i.id = ${id}
		and i.status = 'pending' and i.version = ${version})`;
}

/** Changes the customer's words. */
export function updateComment(account_id: number, id: number, comment: string): Statement {
	return sql`update medallia_items set comment = ${comment}, version = version + 1
		where account_id = ${account_id} and id = ${id}`;
}

/** Decides an item. */
export function updateDecided(
	account_id: number,
	id: number,
	decided: { status: "approved" | "rejected"; decided_by: number; activity_id: number | null },
	now: number,
): Statement {
	return sql`update medallia_items set status = ${decided.status}, decided_by = ${decided.decided_by}, decided_at = ${now},
		activity_id = ${decided.activity_id}, version = version + 1 where account_id = ${account_id} and id = ${id}`;
}

/** An item that is new. */
export type NewItem = { id: number; source_id: string; user_id: number; score: number; comment: string };

/** Adds items; one whose number is there already fails on the key. */
export function insertItems(account_id: number, items: readonly NewItem[], now: number): Statement {
	return sql`insert into medallia_items (account_id, id, source_id, user_id, score, comment, created_at)
		select ${account_id}, value ->> 'id', value ->> 'source_id', value ->> 'user_id', value ->> 'score', value ->> 'comment', ${now}
		from ${rowsOf(items)}`;
}

/** Those of these numbers that are there. */
export function listKnownSources(account_id: number, source_ids: readonly string[]) {
	return sql<{ source_id: string }>`select i.source_id from medallia_items i where i.account_id = ${account_id}
		and i.source_id in (select value from ${rowsOf(source_ids)})`;
}

/** True in SQL while none of these numbers is there. */
export function areNew(account_id: number, source_ids: readonly string[]): SQL {
	return sql`not exists (select 1 from medallia_items i where i.account_id = ${account_id}
		and i.source_id in (select value from ${rowsOf(source_ids)}))`;
}

/** What an item is called in other places: the number that the survey tool gave it. */
export function itemName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select i.source_id as name from medallia_items i
		where i.account_id = ${account_id} and i.id = ${id}`;
}
