/** Asking to send an item back: who may, how long, whom it reaches, and that the points come back once and to the balance that paid. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import { figuresOf, makeShop, order, seeOrder } from "./shop";

const ask = (who: TestMember, order_line_id: number, reason = "One lid does not close") =>
	who.client.try("orders/return-order-line", { order_line_id, reason });

/** Priya's bottle, sent and arrived. */
async function makeArrived() {
	const shop = await makeShop();
	const placed = await order(shop.priya, [shop.bottle, 2], [shop.card]);
	const [bottle, card] = placed.lines as [(typeof placed.lines)[0], (typeof placed.lines)[0]];
	const move = (status: "shipped" | "delivered" | "returned" | "refunded", line_id: number, more: object = {}) =>
		shop.olga.client.call("orders/update-order-status", { order_lines: [{ id: line_id }], status, ...more });
	await move("shipped", bottle.id, { carrier: "DHL Express", tracking_number: "JD01 46" });
	return { ...shop, id: placed.id, order_number: placed.order_number, line: bottle, gift: card, move };
}

test("a buyer asks to send back what has arrived; owners hear why, and the points come back when the goods do, once", async () => {
	const { acme, olga, dan, priya, bottle: item, id, order_number, line, gift, move } = await makeArrived();
	await acme.addMember({ role: "distributor" });
	const page = async (who: TestMember, path: string) => (await who.client.fetch(`/webapp${path}`)).text();
	const here = `/store/orders/${id}`;
	const underWay = await page(priya, here);
	expect(underWay).toContain('href="https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD0146"');
	expect(underWay).not.toContain("Send back, until");
	expect((await ask(priya, line.id)).body.resultType).toBe("not_returnable");
	await move("delivered", line.id);
	await move("delivered", gift.id);
	expect((await ask(priya, gift.id)).body.resultType).toBe("not_returnable");
	const arrived = await page(priya, here);
	expect(arrived.match(/Send back, until/g)?.length).toBe(1);
	const asks = await page(priya, `${here}?return=${line.id}`);
	for (const text of ["Send this item back?", "2 × Bottle", "1,000 points come back to the balance that paid"])
		expect(asks).toContain(text);
	const form = new FormData();
	form.set("csrf_token", await priya.client.csrfToken());
	form.set("form", "orders/return-order-line");
	form.set("order_line_id", String(line.id));
	const send = () =>
		priya.client.fetch(`/webapp${here}?return=${line.id}`, {
			method: "POST",
			body: form,
			headers: { host: priya.client.host },
		});
	expect(await (await send()).text()).toContain("Please fill this in.");
	form.set("reason", "One lid does not close");
	expect((await send()).headers.get("location")).toBe(`/webapp${here}`);
	expect(await page(priya, here)).toMatch(/Return asked for on [A-Z][a-z]{2} \d+, \d{4}: One lid does not close/);
	expect((await ask(priya, line.id, "Again")).status).toBe(200);
	await runOutbox(acme, "mail/send-email").catch(() => undefined);
	const { emails, balance } = await figuresOf(acme, priya, item);
	expect(balance).toBe(3_000);
	const told = emails.filter(({ subject }) => subject.includes("wants to send an item"));
	expect(told.map(({ recipient }) => recipient).sort()).toEqual([dan.email, olga.email].sort());
	expect(told[0]!.subject).toContain(order_number);
	expect(told[0]!.body).toContain("One lid does not close");
	const managed = await olga.client.call("orders/get-orders-for-management", {
		filters: { line_status: "return_asked" },
	} as never);
	expect(managed.table_rows.map((row) => row.id)).toEqual([id]);
	expect(managed.table_rows[0]!.line_statuses.map(({ label }) => label)).toEqual(["Delivered", "Return asked for"]);
	const mine = await priya.client.call("orders/get-member-orders", {});
	expect(mine.table_rows[0]!.line_statuses.map(({ label }) => label)).toEqual(["Sent by email", "Return asked for"]);
	const waiting = await openPage(priya, here);
	expect(waiting.text).toContain("You hear from us when it is here. Ask where to send it");
	expect(waiting.links()).toContainEqual({ text: "Ask where to send it", href: "/webapp/contact" });
	const handled = await openPage(dan, `/recognitions/orders_management/${id}`);
	const ticked = (handled.html.match(/<input[^>]*name="line"[^>]*>/g) ?? []).filter((box) => box.includes("checked"));
	expect(ticked.map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual([`${line.id}:delivered`]);
	expect(handled.html).toMatch(/<option value="returned" selected="">/);
	expect(await page(olga, `/recognitions/orders_management/${id}`)).toMatch(/Return asked for on [^:]*: One lid/);
	await move("returned", line.id, { reason: "Arrived back whole" });
	expect(await figuresOf(acme, priya, item)).toMatchObject({ balance: 4_000, stock: 10 });
	expect((await ask(priya, line.id)).status).toBe(200);
	expect((await seeOrder(priya, id)).lines.find((one) => one.id === line.id)).toMatchObject({
		status: "returned",
		may_return: 0,
		return_reason: "One lid does not close",
	});
	expect((await figuresOf(acme, priya, item)).reversals).toHaveLength(1);
});

test("nobody else asks for it, not after 30 days, and not while an administrator acts for the buyer", async () => {
	const { acme, olga, dan, priya, line, move } = await makeArrived();
	await move("delivered", line.id);
	const globex = await createTenant({ shard: acme.shard, flags: { orders_management_enabled: 1 } });
	const stranger = await globex.addMember();
	for (const who of [olga, dan, stranger]) expect((await ask(who, line.id)).status).toBe(404);
	const arrivedDaysAgo = (days: number) =>
		acme.database.write([
			sql`update order_lines set status_at = ${Date.now() - days * dayMs} where account_id = ${acme.id} and id = ${line.id}`,
		]);
	await arrivedDaysAgo(31);
	expect((await ask(priya, line.id)).body.resultType).toBe("not_returnable");
	await arrivedDaysAgo(29);
	await acme.database.write([
		sql`update sessions set actor_id = ${olga.id} where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	expect((await ask(priya, line.id)).status).toBe(403);
	await acme.database.write([
		sql`update sessions set actor_id = null where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	expect((await ask(priya, line.id)).status).toBe(200);
});

test("a return is refused with a reason, once: its buyer hears by bell and email and reads it on the order, and the points stay paid", async () => {
	const { acme, olga, priya, bottle: item, id, order_number, line, move } = await makeArrived();
	const refusing = "orders/refuse-return";
	const input = { order_line_id: line.id, reason: "It was used" };
	const manage = `/recognitions/orders_management/${id}`;
	await move("delivered", line.id);
	const early = await olga.client.try(refusing, input);
	expect([early.status, early.body.resultType]).toEqual([409, "return_not_waiting"]);
	await ask(priya, line.id);
	expect((await priya.client.try(refusing, input)).status).toBe(403);
	const stranger = await (await createTenant({ shard: acme.shard, flags: { orders_management_enabled: 1 } })).addMember(
		{ role: "account_owner" },
	);
	expect((await stranger.client.try(refusing, input)).status).toBe(404);
	const page = await openPage(olga, manage);
	expect(page.links()).toContainEqual({ text: "Refuse the return", href: `/webapp${manage}?refuse=${line.id}` });
	expect((await openPage(olga, `${manage}?refuse=${line.id}`)).text).toContain("One lid does not close");
	const order_line_id = String(line.id);
	const empty = await sendForm(olga, `${manage}?refuse=${line.id}`, refusing, { order_line_id, reason: "" });
	expect(empty.text).toContain("Please fill this in.");
	const sent = await sendForm(olga, `${manage}?refuse=${line.id}`, refusing, { order_line_id, reason: input.reason });
	expect(sent.location).toBe(`/webapp${manage}`);
	expect((await olga.client.try(refusing, input)).status).toBe(200);
	const other = await olga.client.try(refusing, { ...input, reason: "Another one" });
	expect([other.status, other.body.resultType]).toEqual([409, "return_not_waiting"]);

	const buyers = await openPage(priya, `/store/orders/${id}`);
	expect(buyers.text).toMatch(/Return refused on [^:]*: It was used/);
	expect(buyers.text).not.toContain("Send back, until");
	expect((await seeOrder(priya, id)).lines.find((one) => one.id === line.id)).toMatchObject({
		...{ status: "delivered", may_return: 0, return_refusal: "It was used" },
	});
	const { table_rows: bell } = await priya.client.call("notifications/get-notifications", {});
	expect(bell.filter(({ text }) => text.includes(`Your return from ${order_number} is refused`))).toHaveLength(1);
	const { emails, balance, reversals } = await figuresOf(acme, priya, item);
	expect([balance, reversals.length]).toEqual([3_000, 0]);
	const told = emails.filter(({ subject }) => subject.includes("is refused"));
	expect(told).toMatchObject([{ recipient: priya.email }]);
	expect(told[0]!.body).toContain("It was used");
	const managed = await olga.client.call("orders/get-orders-for-management", {
		filters: { line_status: "return_asked" },
	} as never);
	expect(managed.table_rows).toEqual([]);
	expect((await openPage(olga, manage)).text).not.toContain("Refuse the return");
	await move("refunded", line.id, { reason: "Kindness" });
	expect((await figuresOf(acme, priya, item)).balance).toBe(4_000);
});

test("where orders are not managed nobody could take it back: it is not asked for, and the order leads to whoever helps", async () => {
	const { olga, priya, id, line, move } = await makeArrived();
	await move("delivered", line.id);
	expect((await openPage(priya, `/store/orders/${id}`)).text).toContain("Send back, until");
	await olga.client.call("settings/save-switches", { orders_management_enabled: 0 });
	const refused = await ask(priya, line.id);
	expect([refused.status, refused.body.resultType]).toEqual([403, "feature_disabled"]);
	const page = await openPage(priya, `/store/orders/${id}`);
	expect(page.text).not.toContain("Send back, until");
	expect(page.links()).toContainEqual({ text: "Is something wrong with it? Write to us", href: "/webapp/contact" });
});
