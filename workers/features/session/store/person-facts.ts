/** The SQL of what the start-up call tells of a person beside the session's row: wallet, addresses, who reports to them. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";

/** The person's wallet. */
export function findWallet(account_id: number, user_id: number) {
	return sql<{
		balance: number;
		earned: number;
		redeemed: number;
	}>`select l.balance, l.earned, l.redeemed from ledger_accounts l
		where l.account_id = ${account_id} and l.kind = 'member' and l.unit = 'wallet' and l.owner_id = ${user_id}`;
}

/** The addresses in the person's book, the default first. */
export function listAddressMarks(account_id: number, user_id: number) {
	return sql<{ id: number; is_default: 0 | 1 }>`select a.id, a.is_default from addresses a
		where a.account_id = ${account_id} and a.user_id = ${user_id} and a.removed_at is null order by a.is_default desc, a.id desc`;
}

/** Whether anybody reports to the person. */
export function findHierarchy(account_id: number, user_id: number) {
	return sql<{ has_reports: 0 | 1 }>`select exists (select 1 from users u
		where u.account_id = ${account_id} and u.manager_id = ${user_id}) as has_reports`;
}

/** The distributor's sales reps who report to the person. */
export function listSalesReps(account_id: number, user_id: number, max: number) {
	return sql<{
		id: number;
		first_name: string;
		last_name: string;
		participant_id: string;
	}>`select u.id, u.first_name, u.last_name,
		u.participant_id from users u where u.account_id = ${account_id} and u.manager_id = ${user_id}
		and u.role = 'distributor_sales_rep' and u.status = 'active' order by u.id limit ${max}`;
}

/** The owner of the account who has been there longest. */
export function findAccountOwner(account_id: number) {
	return sql<{ id: number; name: string }>`select u.id, ${personName("u")} as name from users u
		where u.account_id = ${account_id} and u.role = 'account_owner' and u.status = 'active' order by u.id limit 1`;
}
