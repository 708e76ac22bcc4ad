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

/** Who made the token that is in force for an operator. */
export function findTokenMaker(name: string) {
	return sql<{
		created_by: string;
	}>`select created_by from operator_tokens where name = ${name} and revoked_at is null`;
}
