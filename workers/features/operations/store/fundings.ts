/** The SQL of fundings: who asked for one, who confirmed it, and when it was done. */
import { sql } from "drizzle-orm";
import type { directoryFundings } from "#drizzle/directory";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A funding. */
export type FundingRow = RowOf<typeof directoryFundings>;

/** What tells one funding from another. */
export type FundingKey = Pick<FundingRow, "account_id" | "contract" | "points">;

const isOne = ({ account_id, contract, points }: FundingKey) =>
	sql`account_id = ${account_id} and contract = ${contract} and points = ${points}`;

/** The funding under a contract's number, of so many points. */
export function findFunding(key: FundingKey) {
	return sql<FundingRow>`select account_id, contract, points, asked_by, asked_at, confirmed_by, funded_at
		from directory_fundings where ${isOne(key)}`;
}

/** Asks for a funding; one that was asked for stays as it was. */
export function insertFunding({ account_id, contract, points }: FundingKey, asked_by: string, now: number): Statement {
	return sql`insert into directory_fundings (account_id, contract, points, asked_by, asked_at)
		values (${account_id}, ${contract}, ${points}, ${asked_by}, ${now}) on conflict do nothing`;
}

/** Confirms a funding, once; by whoever asked for it, it fails on a check. */
export function confirmFunding(key: FundingKey, confirmed_by: string): Statement {
	return sql`update directory_fundings set confirmed_by = coalesce(confirmed_by, ${confirmed_by}) where ${isOne(key)}`;
}

/** Notes that the points are in the client's ledger. */
export function endFunding(key: FundingKey, now: number): Statement {
	return sql`update directory_fundings set funded_at = coalesce(funded_at, ${now}) where ${isOne(key)}`;
}

/**
 * What one operator's word alone paid in for the client since a moment, or is about to: of what is on its way, what was
 * asked for before this funding and needs no second operator by itself, so that of several at once each counts those before it.
 */
export function sumPaidAlone(key: FundingKey, since: number, limit: number) {
	return sql<{ points: number }>`select coalesce(sum(f.points), 0) as points from directory_fundings f
		where f.account_id = ${key.account_id} and f.confirmed_by is null and (f.funded_at > ${since}
			or (f.funded_at is null and f.asked_at > ${since} and f.points <= ${limit}
				and f.rowid < (select rowid from directory_fundings where ${isOne(key)})))`;
}

/** An operator and all to whom their token goes back: who made it, who made that one's, each as they were in force then. */
export function listMakers(name: string, at: number) {
	return sql<{ name: string }>`with recursive makers (name, at) as (select ${name}, ${at} union
			select t.created_by, t.created_at from makers m join operator_tokens t on t.name = m.name
			and t.created_at <= m.at and (t.revoked_at is null or t.revoked_at >= m.at))
		select distinct name from makers`;
}
