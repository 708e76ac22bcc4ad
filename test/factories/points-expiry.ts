/** Points that came and went at moments of the past, and an account whose points end. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransaction, reverseTransaction, type Transaction } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";

type Moved = { points: number; daysAgo: number };

function transaction(tenant: TestTenant, kind: Transaction["kind"], daysAgo: number): Transaction {
	const id = newId();
	const created_at = Math.round(Date.now() - daysAgo * dayMs);
	return { account_id: tenant.id, id, kind, idempotency_key: `past-${id}`, actor_id: null, source: "test", created_at };
}

async function accountOf(tenant: TestTenant, kind: string): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = ${kind} and unit = 'points' and owner_id = 0`,
	);
	return row!.id;
}

/** Gives points so many days ago. */
export async function givePast(tenant: TestTenant, member: TestMember, { points, daysAgo }: Moved): Promise<void> {
	const from = await accountOf(tenant, "adjustments");
	const entry = { debit_account_id: from, credit_account_id: member.points_account_id, amount: points };
	await tenant.database.write(postTransaction(transaction(tenant, "Issuance", daysAgo), [entry]));
}

/** Spends points so many days ago; gives the transaction's id. */
export async function spendPast(tenant: TestTenant, member: TestMember, { points, daysAgo }: Moved): Promise<number> {
	const to = await accountOf(tenant, "orders_paid");
	const spent = transaction(tenant, "Redemption", daysAgo);
	const entry = { debit_account_id: member.points_account_id, credit_account_id: to, amount: points };
	await tenant.database.write(postTransaction(spent, [entry]));
	return spent.id;
}

/** Takes a spending back so many days ago. */
export async function giveBackPast(tenant: TestTenant, transaction_id: number, daysAgo: number): Promise<void> {
	const back = transaction(tenant, "Redemption Reversed", daysAgo);
	await tenant.database.write(reverseTransaction({ ...back, reverses_transaction_id: transaction_id }));
}

/** Has points end after so many months, nothing before so many days from now, as if it had been switched on long ago. */
export async function endPointsAfter(tenant: TestTenant, months: number, firstInDays: number): Promise<void> {
	const earliest_at = Math.round(Date.now() + firstInDays * dayMs);
	await tenant.database.write([
		sql`insert into points_expiry_rules (account_id, months, earliest_at, reached) values (${tenant.id}, ${months}, ${earliest_at}, 0)
			on conflict (account_id) do update set months = excluded.months, earliest_at = excluded.earliest_at, reached = 0`,
	]);
}
