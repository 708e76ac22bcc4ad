/** The SQL of claims: points that people ask a program for, and what became of it. */
import { sql } from "drizzle-orm";
import type { pointClaims } from "#drizzle/recognition-more";
import { isBudgetActive } from "#workers/features/budgets";
import { mayReceive, personName } from "#workers/features/members";
import type { Scope } from "#workers/kernel/scope";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { ClaimStatus } from "../rules/claim-statuses";

/** A claim with its program, and the amounts within which its points may be lowered. */
export type ClaimRow = RowOf<
	typeof pointClaims,
	| "id"
	| "claimant_id"
	| "program_id"
	| "asked_points"
	| "points"
	| "message"
	| "proof_url"
	| "proof_name"
	| "reason"
	| "decided_at"
	| "created_at"
> & {
	status: ClaimStatus;
	claimant: string;
	claimant_image: string | null;
	/** The ledger account that would get the points. */
	points_account_id: number;
	program: string;
	budget_id: number;
	/** The ledger account that would pay. */
	paying_account_id: number;
	is_non_monetary: number;
	min_points: number;
	max_points: number;
	points_increment: number;
	program_points: number;
	decided_by: string | null;
	/** Whose decision it waits for, the first names as JSON. */
	decider_names: string;
	/** 1: the reader is among those. */
	is_theirs: 0 | 1;
};

/** So many of those who decide are named. */
const namesShown = 3;

/** The claims with these ids, for a reader. */
export function findClaims(account_id: number, ids: readonly number[], reader_id: number) {
	return sql<ClaimRow>`select c.id, c.claimant_id, c.program_id, c.asked_points, c.points, c.message, c.proof_url, c.proof_name,
		c.status, c.reason, c.decided_at, c.created_at, ${personName("u")} as claimant, u.image_url as claimant_image,
		l.id as points_account_id, g.name as program, g.budget_id, b.ledger_account_id as paying_account_id, g.is_non_monetary,
		g.min_points, g.max_points, g.points_increment, g.points as program_points, ${personName("d")} as decided_by,
		(select json_group_array(f.name) from (select ${personName("v")} as name from moderation_requests q
			join moderation_deciders e on e.account_id = q.account_id and e.request_id = q.id
			join users v on v.account_id = e.account_id and v.id = e.user_id and v.status = 'active'
			where q.account_id = c.account_id and q.kind = 'point_claim' and q.subject_id = c.id and q.final_status = 'pending'
			order by e.user_id limit ${namesShown}) f) as decider_names,
		exists (select 1 from moderation_requests q join moderation_deciders e on e.account_id = q.account_id and e.request_id = q.id
			where q.account_id = c.account_id and q.kind = 'point_claim' and q.subject_id = c.id and e.user_id = ${reader_id}) as is_theirs
		from ${rowsOf(ids)} i cross join point_claims c on c.account_id = ${account_id} and c.id = i.value
		join users u on u.account_id = c.account_id and u.id = c.claimant_id
		join ledger_accounts l on l.account_id = c.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = c.claimant_id
		join programs g on g.account_id = c.account_id and g.id = c.program_id
		join budgets b on b.account_id = g.account_id and b.id = g.budget_id
		left join users d on d.account_id = c.account_id and d.id = c.decided_by`;
}

/** What is asked. */
export type NewClaim = RowOf<
	typeof pointClaims,
	"id" | "claimant_id" | "program_id" | "points" | "message" | "proof_url" | "proof_name"
>;

/** Asks. */
export function insertClaim(account_id: number, claim: NewClaim, now: number): Statement {
	return sql`insert into point_claims (account_id, id, claimant_id, program_id, asked_points, points, message, proof_url, proof_name, created_at)
		values (${account_id}, ${claim.id}, ${claim.claimant_id}, ${claim.program_id}, ${claim.points}, ${claim.points},
		${claim.message}, ${claim.proof_url}, ${claim.proof_name}, ${now})`;
}

/** What a decision, or taking it back, makes of a claim. */
export type ClaimDecision = {
	status: ClaimStatus;
	points: number;
	reason: string;
	decided_by: number;
	decided_at: number;
};

/** Ends it; what was ended otherwise stays (`point_claims_stay`). */
export function updateClaim(account_id: number, id: number, decision: ClaimDecision): Statement {
	const { status, points, reason, decided_by, decided_at } = decision;
	return sql`update point_claims set status = ${status}, points = ${points}, reason = ${reason}, decided_by = ${decided_by},
		decided_at = ${decided_at} where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while a claim waits. */
export function isClaimWaiting(account_id: number, id: number): Statement {
	return sql`select count(*) from point_claims c where c.account_id = ${account_id} and c.id = ${id} and c.status = 'waiting'`;
}

/** True in SQL while fewer than so many claims of a person wait. */
export function hasFewerClaims(account_id: number, claimant_id: number, count: number): Statement {
	return sql`select count(*) < ${count} from point_claims c
		where c.account_id = ${account_id} and c.claimant_id = ${claimant_id} and c.status = 'waiting'`;
}

/** True in SQL while a program can be asked as it was read: it takes claims, and its budget is the one that was read. */
export function takesClaims(account_id: number, program_id: number): Statement {
	return sql`select count(*) from programs p where p.account_id = ${account_id} and p.id = ${program_id}
		and p.takes_claims = 1 and p.is_active = 1 and p.archived_at is null`;
}

/** True in SQL while a claim can be paid: who asks may receive, and the program's budget is active today and holds as much. */
export function canBePaid(
	scope: Pick<Scope, "account" | "clock">,
	{ claimant_id, budget_id }: ClaimRow,
	points: number,
): Statement {
	const account_id = scope.account.id;
	return sql`select count(*) from users u join budgets b on b.account_id = u.account_id and b.id = ${budget_id}
		join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where u.account_id = ${account_id} and u.id = ${claimant_id} and ${mayReceive} and l.balance >= ${points} and (${isBudgetActive(scope, budget_id)})`;
}

/** A program that takes claims, where the account has one that runs. */
export function findClaimable(account_id: number) {
	return sql<{
		id: number;
	}>`select id from programs where account_id = ${account_id} and takes_claims = 1 and is_active = 1
		and is_non_monetary = 0 and archived_at is null limit 1`;
}
