/** Reading lists cannot fill the database: each person has room for so many kept totals, and so has the account. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addNotifications } from "#test/factories/notifications";
import { planOf } from "#test/kit/plan";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import type { MemberScope } from "#workers/kernel/scope";
import { dropOldest, maxTotalsOfPerson, sweepStoredTotals } from "#workers/kernel/table-totals";

/** Rows as reading would leave them, the oldest first. */
const fill = (acme: TestTenant, user_id: number, count: number, newest = Date.now()) =>
	acme.database.write([
		sql`insert into table_totals (account_id, table_hash, version, total_rows, anchors, as_of, user_id)
			select ${acme.id}, ${user_id} || '-' || value, 1, 0, '[]', ${newest} - ${count} + value, ${user_id}
			from json_each(${JSON.stringify(Array.from({ length: count }, (_, at) => at))})`,
	]);

const countOf = async (acme: TestTenant) => {
	const [row] = await acme.database.read(
		sql<{ count: number }>`select count(*) as count from table_totals where account_id = ${acme.id}`,
	);
	return row!.count;
};

const scopeOf = (acme: TestTenant, id: number) =>
	({ account: { id: acme.id }, user: { id } }) as unknown as MemberScope;

test("a member who asks for one filter after another leaves no more than a person may, and nobody else's rows go", async () => {
	const acme = await createTenant();
	const [priya, olu] = [await acme.addMember(), await acme.addMember()];
	await fill(acme, priya.id, maxTotalsOfPerson);
	await fill(acme, olu.id, 5);
	for (let at = 0; at < 10; at += 1)
		await priya.client.call("orders/get-member-orders", { filters: { searchString: `thing ${at}` } });
	const [own, others] = await acme.database.read(
		sql<{ count: number }>`select count(*) as count from table_totals where account_id = ${acme.id}
			group by user_id order by user_id = ${olu.id}`,
	);
	expect([own!.count, others!.count]).toEqual([maxTotalsOfPerson, 5]);
	const [oldest] = await acme.database.read(
		sql`select 1 from table_totals where account_id = ${acme.id} and table_hash = ${`${priya.id}-0`}`,
	);
	expect(oldest).toBeUndefined();
});

test("a first page with room for more is the whole list: nobody walks along it, and nothing is left behind", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const ask = async (payload: object) => {
		const { table_rows, total_rows, total_pages } = await priya.client.call("notifications/get-notifications", payload);
		return { rows: table_rows.length, total_rows, total_pages };
	};
	expect(await ask({ page: 0, pageSize: 5 })).toEqual({ rows: 0, total_rows: 0, total_pages: 0 });
	await addNotifications(
		acme,
		[1, 2, 3, 4].map((created_at) => ({ user_id: priya.id, created_at })),
	);
	expect(await ask({ page: 0, pageSize: 5 })).toEqual({ rows: 4, total_rows: 4, total_pages: 1 });
	expect(await countOf(acme)).toBe(0);
	expect(await ask({ page: 0, pageSize: 4 })).toEqual({ rows: 4, total_rows: 4, total_pages: 1 });
	expect(await ask({ page: 0, pageSize: 3 })).toEqual({ rows: 3, total_rows: 4, total_pages: 2 });
	expect(await ask({ page: 1, pageSize: 3 })).toEqual({ rows: 1, total_rows: 4, total_pages: 2 });
	expect(await countOf(acme)).toBeGreaterThan(0);
});

test("the sweep takes what is a week old, and what an account holds above its room", async () => {
	const acme = await createTenant();
	const now = Date.now();
	await fill(acme, 1, 3, now - 8 * dayMs);
	for (let person = 2; person < 12; person += 1) await fill(acme, person, 2_001, now - person);
	await acme.database.write(sweepStoredTotals(acme.id, now));
	expect(await countOf(acme)).toBe(20_000);
	await acme.database.write(sweepStoredTotals(acme.id, now));
	expect(await countOf(acme)).toBe(20_000);
});

test("what goes is found by index, of one person or of the account", async () => {
	const acme = await createTenant();
	const plans = await Promise.all(
		[dropOldest(scopeOf(acme, 1)), ...sweepStoredTotals(acme.id, 1)].map((one) => planOf(acme.shard, one)),
	);
	const indexes = plans.map((plan) => /table_totals_(of_user|by_age)/.exec(plan.join("; "))?.[0]);
	expect(indexes).toEqual(["table_totals_of_user", "table_totals_by_age", "table_totals_by_age"]);
	expect(plans.join()).not.toContain("TEMP B-TREE");
});
