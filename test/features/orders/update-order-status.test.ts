/** Moving orders and their lines to states: what each move reaches, gives back, tells and leaves in the audit, and who may. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import type { TestMember } from "#test/kit/tenant";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput } from "#workers/registry";
import { figuresOf, makeShop, order, seeOrder } from "./shop";

type Move = EndpointInput<"orders/update-order-status">;

const move = (who: TestMember, input: Move) => who.client.call("orders/update-order-status", input);
const tryMove = (who: TestMember, input: Move) => who.client.try("orders/update-order-status", input);

test("an order goes its way from accepted to delivered, and its buyer sees state, reason, date, carrier and number", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const { id, lines } = await order(priya, [bottle, 2], [mug]);
	expect(await seeOrder(priya, id)).toMatchObject({
		status: "placed",
		line_statuses: [{ label: "Waiting to be prepared" }],
	});
	const [first, second] = lines;
	const begun = await move(olga, { order_lines: [{ id: first!.id, status_seen: "accepted" }], status: "processing" });
	expect(begun).toMatchObject({ order_line_ids: [first!.id], points_returned: 0, orders: [{ id, status: "open" }] });
	expect((await seeOrder(priya, id)).line_statuses.map(({ label }) => label)).toEqual([
		"Waiting to be prepared",
		"Being prepared",
	]);
	const today = DateTime.now().setZone("America/New_York");
	const sent = await move(olga, {
		orders: [{ id, tracking_number: "RM 4410 2231 9GB" }],
		status: "shipped",
		carrier: "Royal Mail",
		reason: "Left Leeds",
		date: today.toISODate()!,
	});
	expect(sent.order_line_ids).toEqual([first!.id, second!.id]);
	const shipped = await seeOrder(priya, id);
	expect(shipped.status_label).toBe("In progress");
	for (const line of shipped.lines)
		expect(line).toMatchObject({
			status: "shipped",
			status_label: "Shipped",
			status_reason: "Left Leeds",
			carrier: "Royal Mail",
			tracking_number: "RM 4410 2231 9GB",
		});
	expect(shipped.lines[0]!.status_at).toBeGreaterThanOrEqual(shipped.created_at);
	expect(await move(olga, { orders: [{ id }], status: "delivered" })).toMatchObject({
		orders: [{ id, status: "closed" }],
	});
	const arrived = await seeOrder(priya, id);
	expect(arrived).toMatchObject({ status: "closed", status_label: "Finished", may_cancel: 0 });
	expect(arrived.lines[0]).toMatchObject({ status_reason: "Arrived", carrier: "Royal Mail" });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({
		balance: 3_750,
		stock: 8,
		reversals: [],
		counts: { closed: 1 },
	});
	const audit = await acme.database.read(
		sql<{ subject_id: number; actor_id: number; details: string }>`select subject_id, actor_id, details from audit_lines
			where account_id = ${acme.id} and action = 'orders/update-order-status' order by created_at, id`,
	);
	expect(audit).toHaveLength(3);
	expect(audit[0]).toMatchObject({ subject_id: id, actor_id: olga.id });
	expect(JSON.parse(audit[1]!.details)).toMatchObject({
		status: "shipped",
		reason: "Left Leeds",
		carrier: "Royal Mail",
		lines: [{ id: first!.id, was: "processing", tracking_number: "RM 4410 2231 9GB" }, { was: "accepted" }],
	});
});

test("several orders are sent at once, each with its own number, a line of audit and an email", async () => {
	const { acme, dan, priya, bottle, mug } = await makeShop({ language_code: "fr" });
	const one = await order(priya, [bottle]);
	const other = await order(priya, [mug]);
	await runOutbox(acme, "checkout/finish-order");
	await acme.database.write([sql`delete from emails where account_id = ${acme.id}`]);
	const answer = await move(dan, {
		orders: [{ id: one.id, tracking_number: "JD01 12" }, { id: other.id }],
		status: "shipped",
		carrier: "DHL",
	});
	expect(answer.orders).toEqual([
		{ id: one.id, status: "open" },
		{ id: other.id, status: "open" },
	]);
	expect(await runOutbox(acme, "orders/notify-move")).toBe(2);
	const { emails } = await figuresOf(acme, priya, bottle);
	expect(emails.map(({ subject, recipient }) => [subject, recipient])).toEqual([
		[`En route\u00a0: votre commande ${one.order_number}`, priya.email],
		[`En route\u00a0: votre commande ${other.order_number}`, priya.email],
	]);
	expect(emails[0]!.body).toContain("1 × Bottle (Moss) · 500\n\nColis\u00a0: DHL, JD01 12\n");
	expect(emails[1]!.body).toContain("1 × Mug · 250\n\nColis\u00a0: DHL\n");
	expect(emails[0]!.body).toContain(`/webapp/store/orders/${one.id}`);
	const audit = await acme.database.read(
		sql<{
			subject_id: number;
		}>`select subject_id from audit_lines where account_id = ${acme.id} and action = 'orders/update-order-status' order by subject_id`,
	);
	expect(audit.map(({ subject_id }) => subject_id)).toEqual([one.id, other.id].sort((a, b) => a - b));
});

test("what is cancelled gives its points back to the balance that paid and its goods to the stock, each line once", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop({ language_code: "es" });
	const { id, order_number, lines } = await order(priya, [bottle, 3], [mug]);
	await runOutbox(acme, "checkout/finish-order");
	await acme.database.write([sql`delete from emails where account_id = ${acme.id}`]);
	const cancel: Move = { order_lines: [{ id: lines[0]!.id }], status: "cancelled", reason: "Sin existencias" };
	expect(await move(olga, cancel)).toMatchObject({ points_returned: 1_500, orders: [{ id, status: "placed" }] });
	const after = {
		balance: 4_750,
		redeemed: 250,
		stock: 10,
		quantity_left: 10,
		reversals: [{ reason: "3 × Bottle: Sin existencias", actor_id: olga.id, amount: 1_500 }],
		counts: { placed: 1 },
	};
	expect(await figuresOf(acme, priya, bottle)).toMatchObject(after);
	expect(await move(olga, cancel)).toMatchObject({ order_line_ids: [], points_returned: 0 });
	await runOutbox(acme, "orders/notify-move");
	const figures = await figuresOf(acme, priya, bottle);
	expect(figures).toMatchObject(after);
	expect(figures.emails).toHaveLength(1);
	expect(figures.emails[0]!.subject).toBe(`Cancelado: tu pedido ${order_number}`);
	expect(figures.emails[0]!.body).toContain(
		"3 × Bottle (Moss) · 1,500\n\nMotivo: Sin existencias\n\nHemos devuelto 1,500 puntos",
	);
	const [newest] = (await priya.client.call("points/get-ledger", {})).table_rows;
	expect(newest).toMatchObject({
		kind: "Redemption Reversed",
		points: 1_500,
		balance: 4_750,
		order_id: id,
		reason: "3 × Bottle: Sin existencias",
	});
	await move(olga, { orders: [{ id }], status: "cancelled", reason: "Sin existencias" });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000, redeemed: 0, counts: { closed: 1 } });
});

test("what came back is paid back and in stock again, what is refunded is paid back and stays where it is", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const { id, lines } = await order(priya, [bottle, 2], [mug]);
	await move(olga, { orders: [{ id }], status: "shipped" });
	await move(olga, { orders: [{ id }], status: "delivered" });
	const [first, second] = lines;
	const refund = { order_line_id: second!.id, reason: "Arrived damaged" };
	const refunded = await olga.client.call("orders/refund-order-line", refund);
	expect(refunded).toMatchObject({ status: "refunded", points_returned: 250, order_line_ids: [second!.id] });
	expect(await olga.client.call("orders/refund-order-line", refund)).toMatchObject({ order_line_ids: [] });
	await move(olga, { order_lines: [{ id: first!.id }], status: "returned", reason: "Too small" });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({
		balance: 5_000,
		redeemed: 0,
		stock: 10,
		reversals: [
			{ reason: "Mug: Arrived damaged", amount: 250 },
			{ reason: "2 × Bottle: Too small", amount: 1_000 },
		],
	});
	const lost = await order(priya, [bottle]);
	await move(olga, { orders: [{ id: lost.id }], status: "shipped" });
	await olga.client.call("orders/refund-order-line", { order_line_id: lost.lines[0]!.id, reason: "Lost on the way" });
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000, stock: 9, quantity_left: 9 });
	const seen = await seeOrder(priya, id);
	expect(seen.lines.find((line) => line.id === second!.id)).toMatchObject({
		status: "refunded",
		status_reason: "Arrived damaged",
	});
	const reply = await olga.client.try("orders/refund-order-line", { order_line_id: first!.id, reason: "Twice" });
	expect([reply.status, reply.body.resultType]).toEqual([409, "not_reachable"]);
	expect(reply.body.resultMsg).toMatch(/“Refunded”: .*Bottle: Returned/);
});

test("of two managers who saw the same state one is first, and the other is told what stands", async () => {
	const { acme, olga, dan, priya, bottle } = await makeShop();
	for (let run = 0; run < 5; run += 1) {
		const { id, lines } = await order(priya, [bottle]);
		const line = { id: lines[0]!.id, status_seen: "accepted" as const };
		const replies = await Promise.all([
			tryMove(olga, { order_lines: [line], status: "processing" }),
			tryMove(dan, { order_lines: [line], status: "cancelled", reason: "Sold out" }),
		]);
		const [won, lost] = [...replies].sort((one, other) => one.status - other.status);
		expect([won!.status, lost!.status, lost!.body.resultType]).toEqual([200, 409, "order_line_moved"]);
		const stands = (await seeOrder(priya, id)).lines[0]!;
		expect(stands.status).toBe(won === replies[0] ? "processing" : "cancelled");
		expect(lost!.body.resultMsg).toContain(`Bottle: ${stands.status_label}`);
	}
	const late = await order(priya, [bottle]);
	await move(olga, { orders: [{ id: late.id }], status: "processing" });
	const stale = await tryMove(dan, {
		order_lines: [{ id: late.lines[0]!.id, status_seen: "accepted" }],
		status: "cancelled",
		reason: "Sold out",
	});
	expect([stale.status, stale.body.resultType]).toEqual([409, "order_line_moved"]);
	const { balance, reversals } = await figuresOf(acme, priya, bottle);
	expect(balance).toBe(5_000 - 6 * 500 + reversals.length * 500);
});

test("states that cannot be reached, lines that are unknown and fields that are missing are refused, and nothing changes", async () => {
	const { acme, olga, priya, bottle, card } = await makeShop();
	const goods = await order(priya, [bottle]);
	const gift = await order(priya, [card]);
	const globex = await createTenant({ shard: acme.shard });
	const [line] = goods.lines;
	const refusal = async (input: object) => {
		const { status, body } = await tryMove(olga, input as Move);
		return [status, body.resultType, Object.keys(body.errors ?? {})];
	};
	const of = (status: string, more: object = {}) => refusal({ order_lines: [{ id: line!.id }], status, ...more });
	expect(await of("delivered")).toEqual([409, "not_reachable", []]);
	expect(await of("returned", { reason: "x" })).toEqual([409, "not_reachable", []]);
	expect(await of("accepted")).toEqual([400, "validation", ["status"]]);
	expect(await of("cancelled")).toEqual([400, "validation", ["reason"]]);
	expect(await of("backordered", { reason: "  " })).toEqual([400, "validation", ["reason"]]);
	expect(await of("shipped", { date: "2026-02-31" })).toEqual([400, "validation", ["date"]]);
	expect(await of("shipped", { date: "2999-01-01" })).toEqual([400, "validation", ["date"]]);
	expect(await of("shipped", { date: "2020-01-01" })).toEqual([400, "validation", ["date"]]);
	expect(await refusal({ status: "shipped" })).toEqual([400, "validation", ["orders"]]);
	expect(await refusal({ orders: [{ id: 7 }], status: "shipped" })).toEqual([404, "not_found", []]);
	expect(await refusal({ orders: [{ id: gift.id }], status: "shipped" })).toEqual([409, "not_reachable", []]);
	// One that cannot keeps the others from it too.
	expect(await refusal({ orders: [{ id: goods.id }, { id: gift.id }], status: "shipped" })).toEqual([
		409,
		"not_reachable",
		[],
	]);
	expect((await seeOrder(priya, goods.id)).lines[0]!.status).toBe("accepted");
	expect(await move(olga, { orders: [{ id: gift.id }], status: "delivered" })).toMatchObject({
		orders: [{ id: gift.id, status: "closed" }],
	});
	expect((await seeOrder(priya, gift.id)).lines[0]).toMatchObject({ status_reason: "Sent by email" });
	const stranger = await globex.addMember({ role: "account_owner" });
	await globex.database.write([
		sql`update accounts set flags = json_set(flags, '$.orders_management_enabled', 1) where account_id = ${globex.id}`,
	]);
	const elsewhere = await tryMove(stranger, { orders: [{ id: goods.id }], status: "shipped" });
	expect(elsewhere.status).toBe(404);
});

test("a line that was given back moves no more, whatever writes it", async () => {
	const { acme, olga, priya, bottle } = await makeShop();
	const { id } = await order(priya, [bottle]);
	await move(olga, { orders: [{ id }], status: "cancelled", reason: "Sold out" });
	const again = acme.database.write([sql`update order_lines set status = 'accepted' where account_id = ${acme.id}`]);
	await expect(again).rejects.toThrow("order_line_is_given_back");
	expect((await tryMove(olga, { orders: [{ id }], status: "processing" })).body.resultType).toBe("not_reachable");
});

test("only those who manage orders change them, and only where the account lets them", async () => {
	const { acme, olga, dan, priya, bottle } = await makeShop();
	const { id, lines } = await order(priya, [bottle]);
	const boss = await acme.addMember({ role: "budget_owner" });
	for (const who of [priya, boss]) {
		expect((await tryMove(who, { orders: [{ id }], status: "processing" })).status).toBe(403);
		const refund = { order_line_id: lines[0]!.id, reason: "Please" };
		expect((await who.client.try("orders/refund-order-line", refund)).status).toBe(403);
		expect((await who.client.fetch(`/webapp/recognitions/orders_management/${id}`)).status).toBe(403);
	}
	expect((await seeOrder(priya, id)).lines[0]!.next_statuses).toEqual([]);
	expect((await seeOrder(dan, id)).lines[0]!.next_statuses).toEqual([
		"processing",
		"shipped",
		"backordered",
		"cancelled",
	]);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.orders_management_enabled', 0) where account_id = ${acme.id}`,
	]);
	const off = await tryMove(olga, { orders: [{ id }], status: "processing" });
	expect([off.status, off.body.resultType]).toEqual([403, "feature_disabled"]);
});
