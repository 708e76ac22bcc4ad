/** The SQL of a member's timeline: each stream newest first, behind the last of its rows that was shown. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";

/** What the partial index `audit_lines_of_people` holds, word for word, so that it is read by it. */
const ofPeople =
	sql.raw(`l.subject_kind in ('user', 'sign_in_as') and l.action not in ('session/login', 'session/end-session',
	'session/activate', 'member-detail/create-member', 'session/mark-onboarding-system-tip-as-read', 'session/change-language')`);

// What the person's points tell themselves is told once; points that wait are told by the act alone.
const notTwice = sql.raw(`l.action <> 'member-detail/empty-member-balances'
	and (l.action <> 'member-detail/issue-points' or l.details ->> 'waits' = 1)`);

const behind = (column: SQL, key: number) => (key === 0 ? sql`` : sql`and ${column} < ${key}`);

/** A line of the audit about the person. */
export type ActRow = {
	key: number;
	created_at: number;
	action: string;
	details: string;
	who: string | null;
	as_whom: string | null;
};

/** Lines about somebody: of some acts, read by act, of all but some, or all. */
export function listActs(
	account_id: number,
	user_id: number,
	asked: { after: number; max: number; acts: readonly string[] | null; areOthers: boolean },
) {
	const { acts, areOthers } = asked;
	const listed = sql`json_each(${JSON.stringify(acts ?? [])})`;
	const source =
		acts === null || areOthers
			? sql`audit_lines l indexed by audit_lines_of_people`
			: sql`${listed} k cross join audit_lines l indexed by audit_lines_of_people_by_act
				on l.account_id = ${account_id} and l.action = k.value`;
	const narrowed = acts !== null && areOthers ? sql`and l.action not in (select value from ${listed})` : sql``;
	return sql<ActRow>`select l.id as key, l.created_at, l.action, l.details, ${personName("a")} as who,
		iif(l.user_id <> l.actor_id, ${personName("u")}, null) as as_whom
		from ${source}
		left join users a on a.account_id = l.account_id and a.id = l.actor_id
		left join users u on u.account_id = l.account_id and u.id = l.user_id
		where l.account_id = ${account_id} and l.subject_id = ${user_id} and ${ofPeople} and ${notTwice} ${behind(sql`l.id`, asked.after)} ${narrowed}
		order by l.id desc limit ${asked.max}`;
}

/** A movement of the person's points, but for recognitions, which are a stream of their own. */
export type MovementRow = {
	key: number;
	created_at: number;
	kind: string;
	source: string;
	reason: string;
	points: number;
	order_id: number | null;
	who: string | null;
};

/** Movements of somebody's points. */
export function listMovements(account_id: number, user_id: number, { after, max }: { after: number; max: number }) {
	return sql<MovementRow>`select s.id as key, s.created_at, t.kind, t.source, t.reason, s.amount as points, t.order_id,
		(select ${personName("a")} from users a where a.account_id = t.account_id and a.id = t.actor_id) as who
		from ledger_accounts c
		cross join statement_lines s on s.account_id = c.account_id and s.ledger_account_id = c.id
		join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
		where c.account_id = ${account_id} and c.kind = 'member' and c.unit = 'points' and c.owner_id = ${user_id}
		and not (t.kind = 'Issuance' and t.source = 'recognition' and t.order_id is null)
		${behind(sql`s.id`, after)} order by s.id desc limit ${max}`;
}

/** Recognitions that somebody received, or gave, with their points. */
export type ThanksRow = { key: number; created_at: number; points: number; other: string };

/** The newest of them; ids rise with time. */
export function listThanks(
	account_id: number,
	user_id: number,
	side: "received" | "given",
	{ after, max }: { after: number; max: number },
) {
	const [own, other] = side === "received" ? ["recipient_id", "giver_id"] : ["giver_id", "recipient_id"];
	// Those behind the last one that was shown, in the order of the index by time.
	const last = sql`(select x.created_at from recognitions x where x.account_id = ${account_id} and x.id = ${after})`;
	return sql<ThanksRow>`select r.id as key, r.created_at, r.points, ${personName("o")} as other from recognitions r
		join users o on o.account_id = r.account_id and o.id = r.${sql.raw(other!)}
		where r.account_id = ${account_id} and r.${sql.raw(own!)} = ${user_id} and r.status = 'issued'
		${after === 0 ? sql`` : sql`and (r.created_at, r.id) < (${last}, ${after})`}
		order by r.created_at desc, r.id desc limit ${max}`;
}

/** When somebody was added, by whom or by which upload, and when they joined. */
export function findBeginnings(account_id: number, user_id: number) {
	return sql<{
		created_at: number;
		activated_at: number | null;
		upload_id: number | null;
		added_by: string | null;
	}>`select u.created_at, u.activated_at, u.upload_id,
		(select iif(f.action = 'member-detail/create-member', (select ${personName("a")} from users a
			where a.account_id = f.account_id and a.id = f.actor_id), null)
			from audit_lines f where f.account_id = u.account_id and f.subject_kind = 'user' and f.subject_id = u.id
			order by f.id limit 1) as added_by
		from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}
