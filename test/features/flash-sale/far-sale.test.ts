/** A flash sale ends within a year; one that stands in the database with a farther end slows no page down. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openSale } from "#test/factories/flash-sale";
import { createTenant } from "#test/kit/tenant";
import { constraintFailure } from "#workers/kernel/errors";

const dayMs = 86_400_000;
const farthest = 8_640_000_000_000_000;

async function makeShop() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 1_000 });
	const bottle = await addItem(acme, { name: "Bottle", variants: [{ points: 500, stock: null }] });
	return { acme, owner, priya, bottle };
}

test("an end more than a year ahead is refused at its field, one within it is not", async () => {
	const { acme, owner, bottle } = await makeShop();
	const terms = { item_id: bottle.id, points: 1, quantity: 5 };
	const attempt = (live_to_date: number) => owner.client.try("flash-sale/save-flash-sale", { ...terms, live_to_date });
	for (const live_to_date of [farthest, Date.UTC(2201, 0, 1), Date.now() + 367 * dayMs]) {
		const reply = await attempt(live_to_date);
		expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ["live_to_date"]]);
	}
	const late = await attempt(Date.now() + 367 * dayMs);
	expect(late.body.errors).toEqual({ live_to_date: ["A sale ends within a year. Choose an earlier end."] });
	expect(await acme.database.read(sql`select id from flash_sales where account_id = ${acme.id}`)).toEqual([]);
	expect((await attempt(Date.now() + 365 * dayMs)).status).toBe(200);
});

test("the database takes no sale with such an end, whoever writes it", async () => {
	const { acme, owner, bottle } = await makeShop();
	const now = Date.now();
	const insert = sql`insert into flash_sales (account_id, id, item_id, starts_at, live_to_date, points, points_was, quantity, stock, created_by, created_at)
		values (${acme.id}, ${1}, ${bottle.id}, ${now}, ${now + 367 * dayMs}, 1, 2, 5, 5, ${owner.id}, ${now})`;
	const failure = await acme.database.write([insert]).catch((error: unknown) => constraintFailure(error)?.name);
	expect(failure).toBe("flash_sales_end_in_reach");
});

test("the store, its landing and the item's page of a sale that ends in the year 275760 take no longer than others", async () => {
	const { acme, owner, priya, bottle } = await makeShop();
	const sale = await openSale(owner, bottle.id);
	await acme.database.write([
		sql`update flash_sales set live_to_date = ${farthest} where account_id = ${acme.id} and id = ${sale.id}`,
	]);
	const paths = ["/webapp", "/webapp/store", `/webapp/store/item/${bottle.id}`];
	for (const path of paths) expect([path, (await priya.client.fetch(path)).status]).toEqual([path, 200]);
	// Counting month by month took a second of each page: thirty took more than half a minute.
	const startedAt = Date.now();
	for (let turn = 0; turn < 10; turn += 1) for (const path of paths) await priya.client.fetch(path);
	expect(Date.now() - startedAt).toBeLessThan(15_000);
	expect(await (await priya.client.fetch(paths[2]!)).text()).toContain("Ends in");
}, 120_000);
