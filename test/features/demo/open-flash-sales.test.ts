/** The demo always has two sales: the schedule opens the next one when one ends, and only where a setting asks for it. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItems } from "#test/factories/catalog";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { openFlashSales } from "#workers/features/demo/jobs/open-flash-sales";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";
import type { Scope } from "#workers/kernel/scope";

async function runSchedule(tenant: TestTenant) {
	const context = { waitUntil: () => undefined };
	const requestContext = await prepareJobContext(
		env as unknown as Environment,
		context,
		tenant.id,
		tenant.shard,
		"test",
	);
	await openFlashSales.handler(createScope(requestContext!, openFlashSales.name) as Scope<null>);
}

const salesOf = (tenant: TestTenant) =>
	tenant.database.read(
		sql<{ id: number; item_id: number; live_to_date: number }>`select id, item_id, live_to_date from flash_sales
			where account_id = ${tenant.id} order by live_to_date`,
	);

async function makeStore(settings: Record<string, unknown>) {
	const acme = await createTenant({ settings });
	const owner = await acme.addMember({ role: "account_owner" });
	await addItems(
		acme,
		[400, 500, 600, 700].map((points) => ({ variants: [{ points, stock: 50 }] })),
	);
	return { acme, owner };
}

test("two sales run after the schedule, however often it runs; another opens when one ends", async () => {
	const { acme, owner } = await makeStore({ demo_flash_sales: 2 });
	await runSchedule(acme);
	await runSchedule(acme);
	const [short, long, ...more] = await salesOf(acme);
	expect(more).toEqual([]);
	expect(short!.item_id).not.toBe(long!.item_id);
	expect((await owner.client.call("catalog/get-flash-sale", {})).items.map(({ id }) => id)).toEqual([
		short!.item_id,
		long!.item_id,
	]);
	await acme.database.write([
		sql`update flash_sales set starts_at = 1, live_to_date = ${Date.now() - 1} where account_id = ${acme.id} and id = ${short!.id}`,
	]);
	await runSchedule(acme);
	const { items } = await owner.client.call("catalog/get-flash-sale", {});
	expect(items).toHaveLength(2);
	expect(items.map(({ id }) => id)).not.toContain(short!.item_id);
});

test("an account without the setting gets no sales by itself", async () => {
	const { acme } = await makeStore({});
	await runSchedule(acme);
	expect(await salesOf(acme)).toEqual([]);
});
