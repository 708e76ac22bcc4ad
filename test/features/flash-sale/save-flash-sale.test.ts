/** Making a sale: what is allowed, what is refused in which words, and that an item has one sale at a time. */

import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { makeSale, openSale, rowsOfSale, statusOf } from "#test/factories/flash-sale";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { endSales } from "#workers/features/flash-sale/jobs/end-sales";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";

const hourMs = 3_600_000;

async function makeOwner() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bottle = await addItem(acme, { name: "Bottle", variants: [{ points: 500, stock: null }] });
	const attempt = (terms: Record<string, unknown>) =>
		owner.client.try("flash-sale/save-flash-sale", {
			item_id: bottle.id,
			points: 300,
			points_was: 500,
			quantity: 5,
			live_to_date: Date.now() + hourMs,
			...terms,
		});
	return { acme, owner, bottle, attempt };
}

test("a sale starts now, at one a person, with the item's own price as the one before, unless told otherwise", async () => {
	const { acme, owner, bottle } = await makeOwner();
	const before = Date.now();
	const live_to_date = before + hourMs;
	const { flash_sale } = await owner.client.call("flash-sale/save-flash-sale", {
		item_id: bottle.id,
		points: 300,
		quantity: 5,
		live_to_date,
	});
	expect(flash_sale).toMatchObject({ points_was: 500, limit_per_member: 1, quantity: 5, live_to_date });
	expect(flash_sale.starts_at).toBeGreaterThanOrEqual(before);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 5 });
	const [audit] = await acme.database.read(
		sql<{
			user_id: number;
			subject_id: number;
		}>`select user_id, subject_id from audit_lines where account_id = ${acme.id} and action = 'flash-sale/save-flash-sale'`,
	);
	expect(audit).toEqual({ user_id: owner.id, subject_id: flash_sale.id });
});

test.each([
	["points_was", { points_was: 300 }, "The price before must be higher than the price in the sale."],
	["live_to_date", { live_to_date: 1_000, starts_at: 500 }, "The end must be in the future."],
	[
		"live_to_date",
		{ live_to_date: Date.now() + hourMs, starts_at: Date.now() + 2 * hourMs },
		"The end must be after the start.",
	],
	["limit_per_member", { limit_per_member: 6 }, "One person cannot buy more than there is."],
	["points", { points: 0 }, "Min value is 1"],
	["quantity", { quantity: 0 }, "Min value is 1"],
	["limit_per_member", { limit_per_member: 0 }, "Min value is 1"],
])("[flash_sale-06] %s: %o is refused at its field", async (field, terms, text) => {
	const { acme, attempt } = await makeOwner();
	const reply = await attempt(terms);
	expect([reply.status, reply.body.errors]).toEqual([400, { [field]: [text] }]);
	expect(await acme.database.read(sql`select id from flash_sales where account_id = ${acme.id}`)).toEqual([]);
});

test("two sales of one item never overlap, not even made at once; one after the other is fine", async () => {
	const { acme, attempt } = await makeOwner();
	const replies = await Promise.all([1, 2, 3, 4].map(() => attempt({})));
	expect(replies.map(({ body }) => body.resultType ?? body.resultStatus).sort()).toEqual([
		"flash_sale_overlap",
		"flash_sale_overlap",
		"flash_sale_overlap",
		"success",
	]);
	expect(replies.find(({ status }) => status === 409)?.body.resultMsg).toBe(
		"This item already has a flash sale at that time. Choose another time or item.",
	);
	const end = replies.find(({ status }) => status === 200)!.body.flash_sale.live_to_date;
	expect((await attempt({ starts_at: end - 1, live_to_date: end + hourMs })).body.resultType).toBe(
		"flash_sale_overlap",
	);
	expect((await attempt({ starts_at: end, live_to_date: end + hourMs })).status).toBe(200);
	const [count] = await acme.database.read(
		sql<{ count: number }>`select count(*) as count from flash_sales where account_id = ${acme.id}`,
	);
	expect(count!.count).toBe(2);
});

test("only a listed item of the own account can be in a sale, and only owners make one", async () => {
	const { acme, attempt } = await makeOwner();
	const draft = await addItem(acme, { status: "draft" });
	const { bottle: foreign } = await makeOwner();
	for (const item_id of [draft.id, foreign.id]) expect((await attempt({ item_id })).status).toBe(404);
	const priya = await acme.addMember();
	const terms = { item_id: draft.id, points: 1, points_was: 2, quantity: 1, live_to_date: Date.now() + hourMs };
	expect((await priya.client.try("flash-sale/save-flash-sale", terms)).status).toBe(403);
});

test("a repeated order to make a sale makes one", async () => {
	const { acme, owner, bottle } = await makeOwner();
	const terms = { item_id: bottle.id, points: 300, quantity: 5, live_to_date: Date.now() + hourMs };
	const key = { "idempotency-key": "sale-1" };
	const first = await owner.client.call("flash-sale/save-flash-sale", terms, key);
	expect(await owner.client.call("flash-sale/save-flash-sale", terms, key)).toMatchObject({
		flash_sale: first.flash_sale,
	});
	expect(await acme.database.read(sql`select id from flash_sales where account_id = ${acme.id}`)).toHaveLength(1);
});

test("what a sale promised is not changed, and how a hold ended is not rewritten", async () => {
	const { acme, sale } = await makeSale();
	const failureOf = (change: Promise<unknown>) => change.catch((error: unknown) => constraintFailure(error)?.name);
	const { database, id } = acme;
	expect(
		await failureOf(
			database.write([sql`update flash_sales set points = 1 where account_id = ${id} and id = ${sale.id}`]),
		),
	).toBe("flash_sales_terms_stay");
	expect(
		await failureOf(
			database.write([sql`update flash_sales set stock = -1 where account_id = ${id} and id = ${sale.id}`]),
		),
	).toBe("flash_sales_stock_not_below_zero");
	expect((await rowsOfSale(acme, sale.id)).stock).toBe(7);
});

/** A sale of a new owner's that no object ended, ended by the schedule, which ran three times; gives the emails. */
async function endOverdueSale(beforeItEnds: (owner: TestMember) => Promise<unknown> = async () => {}) {
	const { acme, owner, bottle } = await makeOwner();
	const sale = await openSale(owner, bottle.id, { quantity: 5 });
	await beforeItEnds(owner);
	const past = Date.now() - 2 * 60_000;
	await acme.database.write([
		sql`update flash_sales set starts_at = ${past - hourMs}, live_to_date = ${past} where account_id = ${acme.id} and id = ${sale.id}`,
	]);
	const environment = env as unknown as Environment;
	const context = { waitUntil: () => undefined };
	const requestContext = await prepareJobContext(environment, context, acme.id, acme.shard, "test");
	const scope = createScope(requestContext!, endSales.name) as Scope<null>;
	await Promise.all([endSales.handler(scope), endSales.handler(scope)]);
	await endSales.handler(scope);
	await runOutbox(acme, "flash-sale/notify-end");
	const emails = await acme.database.read(
		sql<{
			recipient: string;
			subject: string;
			body: string;
		}>`select recipient, subject, body from emails where account_id = ${acme.id}`,
	);
	return { owner, emails };
}

test("a sale that no object ended is ended by the schedule, once, and its owner gets one email", async () => {
	const { owner, emails } = await endOverdueSale();
	expect(emails).toMatchObject([{ recipient: owner.email, subject: "Your flash sale of Bottle has ended" }]);
	expect(emails[0]!.body).toContain("0 of 5 were sold");
});

test("an owner who switched the mail of ended sales off gets none", async () => {
	const { emails } = await endOverdueSale(({ client }) =>
		client.call("notifications/save-notification-settings", { switched_on: ["flash-sale/ended:bell"] }),
	);
	expect(emails).toEqual([]);
});
