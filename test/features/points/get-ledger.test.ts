/** The statement: every line of one's own account with the reason for it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, newId } from "#test/kit/tenant";
import { postTransactions, reverseTransaction } from "#workers/features/points";
import { getLedger } from "#workers/features/points/lists/get-ledger.query";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsAfter } from "#workers/kernel/table-page";

test("each line says what came or went, why, from whom, and the balance after it", async () => {
	const acme = await createTenant();
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 100, language_code: "es" });
	const program = await addProgram(acme, { owner: marcus, name: "Everyday Thanks" });
	const behavior = await addBehavior(acme, { en: "Owns the outcome", es: "Se hace cargo" });
	const given = await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program,
		points: 250,
		message: "You stayed on the line.",
		behavior_ids: [behavior],
	});
	const page = await priya.client.call("points/get-ledger", {});
	expect(page.total_rows).toBe(2);
	expect(page.table_rows[0]).toMatchObject({
		kind: "Issuance",
		points: 250,
		balance: 350,
		source: "recognition",
		recognizedBy: "Marcus Webb",
		recipient: "Priya Raman",
		program: "Everyday Thanks",
		behaviors: ["Se hace cargo"],
		message: "You stayed on the line.",
		activity_id: given.activity_id,
		recognition_id: given.recognition_ids[0],
		order_id: null,
	});
	expect(page.table_rows[1]).toMatchObject({
		kind: "Issuance [Direct Deposit]",
		points: 100,
		balance: 100,
		source: "deposit",
		reason: "test",
		recognizedBy: null,
		recognition_id: null,
	});
});

test("a reversed recognition shows both lines, and both know the recognition", async () => {
	const acme = await createTenant();
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner: marcus });
	const given = await addRecognition(acme, { giver: marcus, recipients: [priya], program, points: 200 });
	await acme.database.write(
		reverseTransaction({
			account_id: acme.id,
			id: newId(),
			kind: "Issuance Reversed",
			idempotency_key: "reverse-1",
			actor_id: marcus.id,
			source: "recognition",
			reverses_transaction_id: given.transaction_ids[0]!,
			created_at: Date.now(),
		}),
	);
	const { table_rows } = await priya.client.call("points/get-ledger", {});
	expect(
		table_rows.map(({ kind, points, balance, recognition_id }) => ({ kind, points, balance, recognition_id })),
	).toEqual([
		{ kind: "Issuance Reversed", points: -200, balance: 0, recognition_id: given.recognition_ids[0] },
		{ kind: "Issuance", points: 200, balance: 200, recognition_id: given.recognition_ids[0] },
	]);
});

test("the total is right after every new line, also when it was asked for before", async () => {
	const acme = await createTenant();
	const marcus = await acme.addMember();
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner: marcus });
	expect(await priya.client.call("points/get-ledger", {})).toMatchObject({
		total_rows: 0,
		total_pages: 0,
		table_rows: [],
	});
	await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	expect((await priya.client.call("points/get-ledger", {})).total_rows).toBe(1);
	await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	expect((await priya.client.call("points/get-ledger", {})).total_rows).toBe(2);
});

test("pages by number and pages by anchor hold the same lines, each once, newest first", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await depositMany(acme, priya.points_account_id, 25);
	const byNumber: number[] = [];
	const byAnchor: number[] = [];
	let anchor: string | undefined;
	for (const page of [0, 1, 2]) {
		const ten = { page, pageSize: 10 };
		byNumber.push(...(await priya.client.call("points/get-ledger", ten)).table_rows.map(({ points }) => points));
		const next = await priya.client.call("points/get-ledger", { ...ten, anchor });
		byAnchor.push(...next.table_rows.map(({ points }) => points));
		anchor = next.extra_data.anchor ?? undefined;
		expect([next.total_rows, next.total_pages]).toEqual([25, 3]);
	}
	expect(byNumber).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at));
	expect(byAnchor).toEqual(byNumber);
});

test("a page of a long statement reads rows in proportion to the page, sorted by its index", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await depositMany(acme, priya.points_account_id, 1_500);
	const user = { id: priya.id, points_account_id: priya.points_account_id };
	const scope = { account: { id: acme.id }, user } as unknown as MemberScope;
	const query = getLedger.query(scope, {});
	for (const key of [null, [Number.MAX_SAFE_INTEGER, 0] as [number, number]]) {
		const before = acme.database.cost.rows_read;
		const rows = await acme.database.read(rowsAfter(query, { sort: getLedger.sorts.created_at!, desc: true }, key, 10));
		expect(rows).toHaveLength(10);
		expect(acme.database.cost.rows_read - before).toBeLessThanOrEqual(10 * (1 + 5) + 20);
	}
});

test("[session-25] the balance is read anew: what is there, what was earned, what was redeemed", async () => {
	const acme = await createTenant();
	const marcus = await acme.addMember();
	const priya = await acme.addMember({ points: 300 });
	await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program: await addProgram(acme, { owner: marcus }),
		points: 50,
	});
	expect(await priya.client.call("session/refresh-point-balance", {})).toMatchObject({
		point_balance: 350,
		points_earned: 350,
		points_redeemed: 0,
	});
	expect((await marcus.client.call("session/init-user", {})).user.left_to_issue).toBe(950);
});

test("nobody sees another's lines, and an account that hides points refuses", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 70 });
	const olu = await acme.addMember();
	expect((await olu.client.call("points/get-ledger", {})).table_rows).toEqual([]);
	expect((await acme.visitor().try("points/get-ledger", {})).body.resultType).toBe("not_logged_in");
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	const hidden = await priya.client.try("points/get-ledger", {});
	expect([hidden.status, hidden.body.resultType]).toEqual([403, "feature_disabled"]);
});

async function depositMany(tenant: Awaited<ReturnType<typeof createTenant>>, to: number, count: number) {
	const [adjustments] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = 'adjustments' and unit = 'points'`,
	);
	const list = Array.from({ length: count }, (_, at) => ({
		account_id: tenant.id,
		id: newId(),
		kind: "Issuance [Direct Deposit]" as const,
		idempotency_key: `many-${at}`,
		actor_id: null,
		source: "deposit",
		created_at: 1_000 + at,
		entry: { debit_account_id: adjustments!.id, credit_account_id: to, amount: at + 1 },
	}));
	await tenant.database.write(postTransactions(list));
}
