/** Cancelling one's own order before anybody prepares it: what comes back, who may, and who is first. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointInput } from "#workers/registry";
import { figuresOf, makeShop, order, seeOrder } from "./shop";

type Cancel = EndpointInput<"orders/cancel-order">;

const cancel = (who: TestMember, input: Cancel) => who.client.call("orders/cancel-order", input);
const tryCancel = (who: TestMember, input: Cancel) => who.client.try("orders/cancel-order", input);

test("a member cancels an order that waits: points and goods are back at once, and an email says so", async () => {
	const { acme, priya, bottle, mug } = await makeShop();
	const { id, order_number, may_cancel } = await order(priya, [bottle, 2], [mug]);
	expect(may_cancel).toBe(1);
	const answer = await cancel(priya, { order_id: id, reason: "Ordered twice" });
	expect(answer).toMatchObject({ status: "cancelled", points_returned: 1_250, orders: [{ id, status: "closed" }] });
	await runOutbox(acme, "checkout/finish-order");
	await runOutbox(acme, "orders/notify-move");
	const figures = await figuresOf(acme, priya, bottle);
	expect(figures).toMatchObject({ balance: 5_000, redeemed: 0, stock: 10, quantity_left: 10, counts: { closed: 1 } });
	expect(figures.reversals).toMatchObject([
		{ reason: "2 × Bottle: Ordered twice", amount: 1_000, actor_id: priya.id },
		{ reason: "Mug: Ordered twice", amount: 250 },
	]);
	const email = figures.emails.find(({ subject }) => subject === `Canceled: your order ${order_number}`);
	expect(email?.body).toContain(
		"2 × Bottle (Moss) · 1,000\n1 × Mug · 250\n\nWhy: Ordered twice\n\n1,250 points are back",
	);
	expect(await seeOrder(priya, id)).toMatchObject({ may_cancel: 0, line_statuses: [{ label: "Canceled" }] });
	expect(await cancel(priya, { order_id: id })).toMatchObject({ order_line_ids: [], points_returned: 0 });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000, stock: 10 });
});

test("one item of several is cancelled alone, a backordered one too; the whole order only while all of it waits", async () => {
	const { acme, olga, priya, bottle, mug, card } = await makeShop();
	const { id, lines } = await order(priya, [bottle], [mug], [card]);
	const [first, second, third] = lines;
	const to = (line: { id: number }, status: "backordered" | "processing", reason = "") =>
		olga.client.call("orders/update-order-status", { order_lines: [{ id: line.id }], status, reason });
	await to(second!, "backordered", "Due on Dec 4");
	await to(third!, "processing");
	const seen = await seeOrder(priya, id);
	expect([seen.may_cancel, seen.lines.find((line) => line.id === second!.id)]).toMatchObject([
		0,
		{ may_cancel: 1, status_reason: "Due on Dec 4" },
	]);
	const whole = await tryCancel(priya, { order_id: id });
	expect([whole.status, whole.body.resultType]).toEqual([409, "being_prepared"]);
	expect(whole.body.resultMsg).toContain("Gift card: Processing");
	expect(whole.body.resultMsg).not.toContain("Mug");
	expect(await cancel(priya, { order_id: id, order_line_ids: [second!.id] })).toMatchObject({
		points_returned: 250,
		orders: [{ id, status: "open" }],
	});
	expect((await tryCancel(priya, { order_id: id, order_line_ids: [third!.id] })).body.resultType).toBe(
		"being_prepared",
	);
	expect((await tryCancel(priya, { order_id: id, order_line_ids: [first!.id, 7] })).status).toBe(404);
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 3_500, stock: 9 });
});

test("of a buyer who cancels and a manager who begins to prepare exactly one is first", async () => {
	const { acme, olga, priya, bottle } = await makeShop();
	let kept = 0;
	for (let run = 0; run < 8; run += 1) {
		const { id, lines } = await order(priya, [bottle]);
		const [cancelled, begun] = await Promise.all([
			tryCancel(priya, { order_id: id }),
			olga.client.try("orders/update-order-status", {
				order_lines: [{ id: lines[0]!.id, status_seen: "accepted" }],
				status: "processing",
			}),
		]);
		expect([cancelled.status, begun.status].sort()).toEqual([200, 409]);
		const lost = cancelled.status === 409 ? cancelled : begun;
		expect(["order_line_moved", "being_prepared"]).toContain(lost.body.resultType);
		const stands = (await seeOrder(priya, id)).lines[0]!;
		expect(lost.body.resultMsg).toContain(`Bottle: ${stands.status_label}`);
		expect(stands.status).toBe(cancelled.status === 200 ? "cancelled" : "processing");
		kept += begun.status === 200 ? 1 : 0;
	}
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000 - kept * 500, stock: 10 - kept });
});

test("a manager who begins between the buyer's reading and writing is first, and so is a buyer before a manager's writing", async () => {
	const { acme, olga, priya, bottle } = await makeShop();
	const real = env as unknown as Environment;
	const begin = (order_id: number) =>
		olga.client.try("orders/update-order-status", { orders: [{ id: order_id }], status: "processing" });
	const one = await order(priya, [bottle]);
	priya.client.environment = interrupted(real, "update order_lines", () => begin(one.id)) as never;
	const late = await tryCancel(priya, { order_id: one.id });
	priya.client.environment = env;
	expect([late.status, late.body.resultType]).toEqual([409, "order_line_moved"]);
	expect(late.body.resultMsg).toContain("Bottle: Processing");
	const other = await order(priya, [bottle]);
	olga.client.environment = interrupted(real, "update order_lines", () =>
		tryCancel(priya, { order_id: other.id }),
	) as never;
	const begun = await begin(other.id);
	olga.client.environment = env;
	expect([begun.status, begun.body.resultType]).toEqual([409, "order_line_moved"]);
	expect(begun.body.resultMsg).toContain("Bottle: Canceled");
	expect((await seeOrder(priya, one.id)).lines[0]!.status).toBe("processing");
	expect((await seeOrder(priya, other.id)).lines[0]!.status).toBe("cancelled");
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 4_500, stock: 9 });
});

test("nobody else cancels it: no colleague, no owner, no other tenant, nobody signed in as the member", async () => {
	const { acme, olga, priya, bottle } = await makeShop();
	const { id } = await order(priya, [bottle]);
	const lee = await acme.addMember();
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember();
	for (const who of [olga, lee, stranger]) expect((await tryCancel(who, { order_id: id })).status).toBe(404);
	await acme.database.write([
		sql`update sessions set actor_id = ${olga.id} where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	const disguised = await tryCancel(priya, { order_id: id });
	expect(disguised.status).toBe(403);
	const page = await priya.client.fetch(`/webapp/store/orders/${id}`);
	expect([page.status, (await page.text()).includes("Cancel order")]).toEqual([200, false]);
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 4_500, stock: 9, reversals: [] });
});

test("what a flash sale sold goes back to the item's own stock, and stays sold in the sale", async () => {
	const { acme, olga, priya, bottle } = await makeShop();
	const now = Date.now();
	await olga.client.call("flash-sale/save-flash-sale", {
		item_id: bottle.id,
		starts_at: now - 60_000,
		live_to_date: now + 3_600_000,
		points: 300,
		quantity: 5,
		limit_per_member: 1,
	} as never);
	const { id } = await order(priya, [bottle]);
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 4_700, stock: 9 });
	await cancel(priya, { order_id: id });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000, stock: 10 });
	const [sale] = await acme.database.read(
		sql<{ stock: number }>`select stock from flash_sales where account_id = ${acme.id}`,
	);
	expect(sale?.stock).toBe(4);
});
