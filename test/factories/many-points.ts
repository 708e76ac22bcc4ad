/** Many lines of a member's statement and of their wallet's history, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransactions } from "#workers/features/points";

const start = Date.parse("2026-01-05T12:00:00Z");
const hour = 3_600_000;

/** Lines of the member's statement, and of their wallet's history. */
export async function addStatementLines(
	tenant: TestTenant,
	many: readonly number[],
	member: TestMember,
): Promise<void> {
	const accounts = await tenant.database.read(
		sql<{ kind: string; unit: string; id: number }>`select kind, unit, id from ledger_accounts
			where account_id = ${tenant.id} and kind in ('adjustments', 'member') and owner_id in (0, ${member.id})`,
	);
	const idOf = (kind: string, unit: string) => accounts.find((row) => row.kind === kind && row.unit === unit)!.id;
	for (const unit of ["points", "wallet"])
		await tenant.database.write(
			postTransactions(
				many.map((at) => ({
					account_id: tenant.id,
					id: newId(),
					kind: "Issuance [Direct Deposit]" as const,
					idempotency_key: `big-${unit}-${at}`,
					actor_id: null,
					source: "test",
					reason: "test",
					created_at: start + at * hour,
					entry: { debit_account_id: idOf("adjustments", unit), credit_account_id: idOf("member", unit), amount: 10 },
				})),
			),
		);
}
