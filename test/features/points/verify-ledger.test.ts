/** Verification on demand, and the owner's figures of points. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, newId } from "#test/kit/tenant";
import { postTransaction, reverseTransaction } from "#workers/features/points";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";

test("the account owner verifies the ledger; a transaction without entries is a fault until it has one", async () => {
	const acme = await createTenant();
	const ada = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 300 });
	const sound = await ada.client.call("points/verify-ledger", {});
	expect(sound).toMatchObject({ faults: [], account_count: 19, entry_count: 2 });
	const program = await addProgram(acme, { owner: ada });
	const issued = {
		account_id: acme.id,
		id: newId(),
		kind: "Issuance" as const,
		idempotency_key: "half",
		actor_id: null,
		source: "test",
		created_at: 1,
	};
	const entry = { debit_account_id: program.budget_account_id, credit_account_id: priya.points_account_id, amount: 5 };
	const [transaction, entries] = postTransaction(issued, [entry]);
	await acme.database.write([transaction!]);
	const half = await ada.client.call("points/verify-ledger", {});
	expect(half.faults).toEqual([
		{ fault: "transaction without entries", ledger_account_id: null, expected: 1, found: 0 },
	]);
	await acme.database.write([entries!]);
	expect((await ada.client.call("points/verify-ledger", {})).faults).toEqual([]);
	expect((await priya.client.try("points/verify-ledger", {})).status).toBe(403);
});

test("the owner's figures count this month in the account's time zone, less what was taken back", async () => {
	const acme = await createTenant();
	const ada = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner: ada, budget: 1_000 });
	const [{ start }] = stepsUntil(Date.now(), "month", 1, "America/New_York") as [Step];
	const give = (points: number, created_at: number) =>
		addRecognition(acme, { giver: ada, recipients: [priya], program, points, created_at });
	await give(100, start - 1);
	await give(200, start);
	const { transaction_ids } = await give(50, start + 1);
	await acme.database.write(
		reverseTransaction({
			account_id: acme.id,
			id: newId(),
			kind: "Issuance Reversed",
			idempotency_key: "back",
			actor_id: ada.id,
			source: "recognition",
			reverses_transaction_id: transaction_ids[0]!,
			created_at: start + 2,
		}),
	);
	expect(await ada.client.call("points/get-points-summary", {})).toMatchObject({
		month_start: start,
		points_issued: 200,
		points_issued_before: 100,
		points_redeemed: 0,
		points_redeemed_before: 0,
		points_remaining: 700,
		points_budgeted: 1_000,
		active_member_count: 2,
	});
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	expect((await ada.client.call("points/get-points-summary", {})).points_issued).toBeNull();
	expect((await priya.client.try("points/get-points-summary", {})).status).toBe(403);
});

test("months begin at midnight of the account, also where summer time moves the offset", () => {
	const noon = Date.UTC(2026, 10, 15, 12);
	expect(stepsUntil(noon, "month", 2, "America/New_York")).toEqual([
		{ key: "2026-10", start: Date.UTC(2026, 9, 1, 4), end: Date.UTC(2026, 10, 1, 4) },
		{ key: "2026-11", start: Date.UTC(2026, 10, 1, 4), end: Date.UTC(2026, 11, 1, 5) },
	]);
	expect(stepsUntil(noon, "month", 1, "Asia/Kathmandu")[0]?.start).toBe(Date.UTC(2026, 9, 31, 18, 15));
});
