/** The SQL of the expiry of points: the account's rule with its preview, and when something is due of each person. */
import { sql } from "drizzle-orm";
import type { pointsExpiries, pointsExpiryRules } from "#drizzle/points-expiry";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { ExpiryRule } from "./rules/endings";

/** What an account set, with its preview. */
export type RuleRow = RowOf<
	typeof pointsExpiryRules,
	| "months"
	| "earliest_at"
	| "reached"
	| "preview_months"
	| "preview_reached"
	| "preview_points"
	| "preview_people"
	| "preview_at"
>;

/** The account's rule, if it ever looked at expiry. */
export function findRule(account_id: number) {
	return sql<RuleRow>`select months, earliest_at, reached, preview_months, preview_reached, preview_points, preview_people, preview_at
		from points_expiry_rules where account_id = ${account_id}`;
}

/** 1 in SQL while the rule is the one that was read. */
export function isRule(account_id: number, { months, earliest_at }: ExpiryRule): Statement {
	return sql`select count(*) from points_expiry_rules
		where account_id = ${account_id} and months = ${months} and earliest_at = ${earliest_at}`;
}

/** 1 in SQL while what these months would do has been counted to the end since then. */
export function isPreviewed(account_id: number, months: number, since: number): Statement {
	return sql`select count(*) from points_expiry_rules where account_id = ${account_id}
		and preview_months = ${months} and preview_reached is null and preview_at >= ${since}`;
}

/** Begins to count what these months would do. */
export function beginPreview(account_id: number, months: number, now: number): Statement {
	return sql`insert into points_expiry_rules (account_id, preview_months, preview_reached, preview_at) values (${account_id}, ${months}, 0, ${now})
		on conflict (account_id) do update set preview_months = excluded.preview_months, preview_reached = 0,
			preview_points = 0, preview_people = 0, preview_at = excluded.preview_at`;
}

/** Adds what some people hold to the preview, unless somebody else did so meanwhile, or another one was begun. */
export function updatePreview(
	account_id: number,
	before: Pick<RuleRow, "preview_reached" | "preview_at">,
	part: { reached: number | null; points: number; people: number },
): Statement {
	return sql`update points_expiry_rules set preview_reached = ${part.reached}, preview_points = preview_points + ${part.points},
			preview_people = preview_people + ${part.people}
		where account_id = ${account_id} and preview_at = ${before.preview_at} and preview_reached = ${before.preview_reached}`;
}

/** Sets the months, or switches expiry off; everybody is looked at anew. */
export function updateRule(account_id: number, rule: ExpiryRule | null): Statement {
	return sql`update points_expiry_rules set months = ${rule?.months ?? null}, earliest_at = ${rule?.earliest_at ?? null},
		reached = ${rule ? 0 : null} where account_id = ${account_id}`;
}

/** Makes people with points due, in the order of their ids, so many at once. */
export function gatherPeople(account_id: number, after: number, max: number, now: number): Statement[] {
	const some = sql`select a.owner_id, a.balance from ledger_accounts a where a.account_id = ${account_id} and a.kind = 'member'
		and a.unit = 'points' and a.owner_id > ${after} order by a.owner_id limit ${max}`;
	return [
		sql`insert into points_expiries (account_id, user_id, next_at, looked_at)
			select ${account_id}, s.owner_id, ${now}, ${now} from (${some}) s where s.balance > 0
			on conflict (account_id, user_id) do update set next_at = excluded.next_at`,
		sql`update points_expiry_rules set reached = (select iif(count(*) < ${max}, null, max(s.owner_id)) from (${some}) s)
			where account_id = ${account_id} and reached = ${after}`,
	];
}

/** People of whom something is due, those who wait longest first. */
export function listDuePeople(account_id: number, now: number, max: number) {
	return sql<
		RowOf<typeof pointsExpiries, "user_id" | "looked_at">
	>`select user_id, looked_at from points_expiries indexed by points_expiries_due
		where account_id = ${account_id} and next_at <= ${now} order by next_at limit ${max}`;
}

/** 1 in SQL while nobody else did what was due of a person. */
export function isStillDue(
	account_id: number,
	{ user_id, looked_at }: { user_id: number; looked_at: number },
): Statement {
	return sql`select count(*) from points_expiries
		where account_id = ${account_id} and user_id = ${user_id} and looked_at = ${looked_at} and next_at is not null`;
}

/** Keeps that all was done of a person until now, and when more is due. */
export function updateLooked(account_id: number, user_id: number, next_at: number | null, now: number): Statement {
	return sql`update points_expiries set next_at = ${next_at}, looked_at = ${now}
		where account_id = ${account_id} and user_id = ${user_id}`;
}

/** Whose points they are, to tell them; nobody who has left. */
export function findHolder(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status in ('active', 'pending')`;
}

/** When something is due next: at once while people are still gathered or counted. */
export function nextDue(account_id: number) {
	return sql`coalesce((select case
			when r.preview_reached is not null or r.reached is not null then 0
			when r.months is not null then (select min(e.next_at) from points_expiries e indexed by points_expiries_due
				where e.account_id = ${account_id} and e.next_at is not null)
			end from points_expiry_rules r where r.account_id = ${account_id}), ${never})`;
}
