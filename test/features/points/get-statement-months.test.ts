/** The months of a statement: each is whole whatever page it is asked for from, in the account's time zone. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransaction, type TransactionKind } from "#workers/features/points";
import { sumMonths } from "#workers/features/points/rules/sum-months";
import { listMonthLines } from "#workers/features/points/store/statement";

type Line = [kind: TransactionKind, points: number, at: number];

const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

/** Moves points to or from a person, in this order. */
async function move(tenant: TestTenant, person: TestMember, lines: Line[]) {
	const [adjustments] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = 'adjustments' and unit = 'points'`,
	);
	const own = person.points_account_id;
	const statements = lines.flatMap(([kind, points, created_at]) => {
		const [debit_account_id, credit_account_id] = points > 0 ? [adjustments!.id, own] : [own, adjustments!.id];
		const entry = { debit_account_id, credit_account_id, amount: Math.abs(points) };
		const id = newId();
		const made = { account_id: tenant.id, id, kind, idempotency_key: `line-${id}`, actor_id: null, source: "test" };
		return postTransaction({ ...made, created_at }, [entry]);
	});
	await tenant.database.write(statements);
}

/** The months of a page of the person's list. */
async function monthsOfPage(person: TestMember, page: number, pageSize: number) {
	const { table_rows } = await person.client.call("points/get-ledger", { page, pageSize });
	const [newest, oldest] = [table_rows[0]!, table_rows.at(-1)!].map(({ id, created_at }) => ({ id, created_at }));
	const { months } = await person.client.call("points/get-statement-months", { newest: newest!, oldest: oldest! });
	return months.map(({ month, received, spent, balance }) => [month, received, spent, balance]);
}

test("each page has its months whole: what was taken back is not received, what came back from orders not spent", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await move(acme, priya, [
		["Issuance", 300, noon(8, 3)],
		["Issuance", 200, noon(9, 1)],
		["Issuance", 100, noon(9, 2)],
		["Redemption", -250, noon(9, 20)],
		["Redemption Reversed", 50, noon(9, 21)],
		["Issuance Reversed", -100, noon(10, 1)],
		["Issuance [Direct Deposit]", 400, noon(10, 9)],
	]);
	const [october, september, august] = [
		["2026-10", 300, 0, 700],
		["2026-09", 300, 200, 400],
		["2026-08", 300, 0, 300],
	];
	expect(await monthsOfPage(priya, 0, 7)).toEqual([october, september, august]);
	// Pages of three: the second begins and ends within September, the first and the third share it with others.
	expect(await monthsOfPage(priya, 0, 3)).toEqual([october, september]);
	expect(await monthsOfPage(priya, 1, 3)).toEqual([september]);
	expect(await monthsOfPage(priya, 2, 3)).toEqual([august]);
});

test("a month is that of the account's time zone", async () => {
	const acme = await createTenant();
	await acme.database.write([sql`update accounts set time_zone = 'America/Mexico_City' where account_id = ${acme.id}`]);
	const priya = await acme.addMember();
	// Six in the morning of October 1 in UTC is midnight in Mexico City.
	await move(acme, priya, [
		["Issuance", 10, Date.UTC(2026, 9, 1, 5, 59, 59, 999)],
		["Issuance", 20, Date.UTC(2026, 9, 1, 6)],
	]);
	expect(await monthsOfPage(priya, 0, 5)).toEqual([
		["2026-10", 20, 0, 30],
		["2026-09", 10, 0, 10],
	]);
});

test("a line that brings an old date stands where it was written, in a month of its own", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await move(acme, priya, [
		["Issuance", 10, noon(9, 5)],
		["Issuance", 7, noon(3, 5)],
		["Issuance", 20, noon(9, 6)],
	]);
	expect(await monthsOfPage(priya, 0, 5)).toEqual([
		["2026-09", 20, 0, 37],
		["2026-03", 7, 0, 17],
		["2026-09", 10, 0, 10],
	]);
});

test("another's lines are never among them, whatever ids are sent", async () => {
	const acme = await createTenant();
	const [priya, olu] = [await acme.addMember(), await acme.addMember()];
	await move(acme, priya, [["Issuance", 10, noon(9, 5)]]);
	const { table_rows } = await priya.client.call("points/get-ledger", {});
	const line = { id: table_rows[0]!.id, created_at: table_rows[0]!.created_at };
	expect(await olu.client.call("points/get-statement-months", { newest: line, oldest: line })).toMatchObject({
		months: [],
	});
});

test("whatever ends are sent, the newest 36 months that have lines are told, each of them whole", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	// Every other month has two lines, so that 80 months have 40 with lines.
	const lines = Array.from({ length: 40 }, (_, at): Line[] => [
		["Issuance", 5, Date.UTC(2019, at * 2, 5, 12)],
		["Issuance", 6, Date.UTC(2019, at * 2, 6, 12)],
	]).flat();
	await move(acme, priya, lines);
	const { months } = await priya.client.call("points/get-statement-months", {
		newest: { id: Number.MAX_SAFE_INTEGER, created_at: Date.now() },
		oldest: { id: 0, created_at: 0 },
	});
	expect(months).toHaveLength(36);
	expect(months.map(({ received }) => received)).toEqual(months.map(() => 11));
	expect([months[0]?.month, months.at(-1)?.month]).toEqual(["2025-07", "2019-09"]);
});

test("where more lines follow than are read, the last month is left out, since it may not be whole", () => {
	const lines = [3, 2, 1].map((id) => ({
		...{ id, kind: "Issuance" as const, amount: 10, balance: id * 10 },
		created_at: noon(id === 1 ? 8 : 9, id),
	}));
	expect(sumMonths(lines, "UTC", true).map(({ month }) => month)).toEqual(["2026-09"]);
	expect(sumMonths(lines.slice(0, 2), "UTC", true)).toMatchObject([{ month: "2026-09", received: 20 }]);
	expect(sumMonths(lines, "UTC").map(({ month }) => month)).toEqual(["2026-09", "2026-08"]);
});

test("the lines of the page's months are read, and not the statement", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const days = Array.from({ length: 400 }, (_, at): Line => ["Issuance", 1, noon(1, 1) + at * 86_400_000]);
	await move(acme, priya, days);
	const { table_rows } = await priya.client.call("points/get-ledger", { page: 20, pageSize: 10 });
	const { id, created_at } = table_rows[0]!;
	const date = new Date(created_at);
	const end = {
		id,
		from: Date.UTC(date.getUTCFullYear(), date.getUTCMonth()),
		to: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1),
	};
	const before = acme.database.cost.rows_read;
	const lines = await acme.database.read(
		listMonthLines(acme.id, priya.points_account_id, { newest: end, oldest: end }),
	);
	expect(lines.length).toBeGreaterThanOrEqual(28);
	expect(acme.database.cost.rows_read - before).toBeLessThanOrEqual(3 * 31 + 4);
});
