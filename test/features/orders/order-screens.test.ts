/** The pages of orders as the Worker serves them, without scripts: cancelling, managing one, changing several, in three languages. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPage } from "#test/kit/page";
import type { TestMember } from "#test/kit/tenant";
import { figuresOf, makeShop, order, seeOrder } from "./shop";

const page = async (who: TestMember, path: string) => (await who.client.fetch(`/webapp${path}`)).text();

/** Posts a form as a browser without scripts does; gives where it leads, or the page with what was wrong. */
async function post(who: TestMember, path: string, fields: readonly (readonly [string, string])[]) {
	const form = new FormData();
	form.set("csrf_token", await who.client.csrfToken());
	for (const [name, value] of fields) form.append(name, value);
	const answer = await who.client.fetch(`/webapp${path}`, {
		method: "POST",
		body: form,
		headers: { host: who.client.host },
	});
	return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

test("[orders-01] the order's page shows each line's state, reason, date, carrier and number, and what was given back", async () => {
	const { acme, olga, priya, bottle, mug, card } = await makeShop();
	const { id, order_number, lines } = await order(priya, [bottle, 2], [mug], [card]);
	const move = (status: "shipped" | "delivered" | "backordered", line: number, more: object = {}) =>
		olga.client.call("orders/update-order-status", { order_lines: [{ id: lines[line]!.id }], status, ...more });
	await move("shipped", 0, { carrier: "Royal Mail", tracking_number: "RM 4410", reason: "Left Leeds" });
	await move("backordered", 1, { reason: "Due on Dec 4" });
	const html = await page(priya, `/store/orders/${id}`);
	for (const text of [
		`Order ${order_number}`,
		"On its way</span>",
		": Left Leeds",
		"Parcel: Royal Mail, RM 4410",
		"Waiting for the supplier</span>",
		": Due on Dec 4",
		"Waiting to be sent</span>",
	])
		expect(html).toContain(text);
	expect(html).toContain("By email to priya@example.com");
	expect(html).toContain("What happens now");
	expect(html.match(/Cancel this item/g)?.length).toBe(2);
	expect(html).not.toContain("?cancel=order");
	const list = await page(priya, "/store/orders");
	for (const text of [order_number, "Waiting to be sent<", "Waiting for the supplier<", "On its way<"])
		expect(list).toContain(text);
	await olga.client.call("orders/update-order-status", {
		order_lines: [{ id: lines[1]!.id }],
		status: "cancelled",
		reason: "Never came",
	});
	await move("delivered", 0);
	await move("delivered", 2);
	const done = await page(priya, `/store/orders/${id}`);
	expect(done).toContain("How it went");
	expect(done).not.toMatch(/What happens now|Cancel this item/);
	expect(done).toMatch(/Given back<\/dt><dd>−(<!-- -->)?250/);
	expect(done).toMatch(/Paid<\/dt><dd>2,000 points/);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	expect(await page(priya, `/store/orders/${id}`)).not.toContain("Balance now");
});

test("a member cancels on the order's page without scripts: it asks first, keeps what was typed, and says what stands", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const { id, lines } = await order(priya, [bottle], [mug]);
	const here = `/store/orders/${id}`;
	expect(await page(priya, here)).toContain(`${here}?cancel=order`);
	const asks = await page(priya, `${here}?cancel=order`);
	for (const text of ["Cancel this order?", "750 points go back to your balance at once.", "Bottle", "Mug"])
		expect(asks).toContain(text);
	const one = await page(priya, `${here}?cancel=${lines[1]!.id}`);
	expect(one).toContain("250 points go back");
	const cancelled = await post(priya, `${here}?cancel=${lines[1]!.id}`, [
		["form", "orders/cancel-order"],
		["order_line_ids", String(lines[1]!.id)],
		["reason", "Two already"],
	]);
	expect([cancelled.status, cancelled.location]).toEqual([302, `/webapp${here}`]);
	expect(await page(priya, here)).toContain("Canceled. The points are back on your balance.");
	await olga.client.call("orders/update-order-status", { orders: [{ id }], status: "processing" });
	const late = await post(priya, `${here}?cancel=order`, [
		["form", "orders/cancel-order"],
		["reason", "Too slow"],
	]);
	expect(late.html).toContain("This can no longer be canceled");
	expect(late.html).toContain("Bottle: Processing");
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 4_500, stock: 9 });
	const foreign = await post(olga, here, [["form", "orders/cancel-order"]]);
	expect([foreign.status, foreign.location]).not.toEqual([302, `/webapp${here}`]);
	expect((await seeOrder(priya, id)).lines.find(({ name }) => name === "Bottle")?.status).toBe("processing");
});

test("[orders-03] a manager changes one order's lines on its page without scripts, and several orders at once", async () => {
	const { dan, priya, bottle, mug } = await makeShop();
	const one = await order(priya, [bottle], [mug]);
	const other = await order(priya, [mug]);
	const list = await page(dan, "/recognitions/orders_management");
	for (const { id, order_number } of [one, other]) {
		expect(list).toContain(`/webapp/recognitions/orders_management/${id}"`);
		expect(list).toContain(order_number);
	}
	expect(list).toContain("Packing list");
	const here = `/recognitions/orders_management/${one.id}`;
	const shown = await page(dan, here);
	for (const text of [one.order_number, priya.email.split("@")[0]!, "Change status", "14 Calder Street", "Shipped"])
		expect(shown).toContain(text);
	const [first] = one.lines;
	const move = ["form", "orders/update-order-status"] as const;
	const line = ["line", `${first!.id}:accepted`] as const;
	const refused = await post(dan, here, [move, line, ["status", "cancelled"], ["carrier", "Kept"]]);
	expect(refused.html).toContain("Please fill this in.");
	expect(refused.html).toContain('value="Kept"');
	const nothing = await post(dan, here, [move, ["status", "processing"]]);
	expect(nothing.html).toContain("Choose at least one.");
	const begun = await post(dan, here, [move, line, ["status", "processing"]]);
	expect([begun.status, begun.location]).toEqual([302, `/webapp${here}`]);
	expect(await page(dan, here)).toContain("The status of 1 item is changed.");
	const stale = await post(dan, here, [move, line, ["status", "cancelled"], ["reason", "Sold out"]]);
	expect(stale.html).toContain("Somebody changed this meanwhile.");
	expect(stale.html).toContain("Bottle: Processing");
	const change = `/recognitions/orders_management/packing?order=${one.id}&order=${other.id}`;
	const several = readPage(200, await page(dan, change)).text;
	for (const text of ["Change status of 2 orders", one.order_number, `Tracking number of ${other.order_number}`])
		expect(several).toContain(text);
	const sent = await post(dan, change, [
		["order", String(one.id)],
		["order", String(other.id)],
		["status", "shipped"],
		["carrier", "DHL"],
		[`tracking_${other.id}`, "JD01 4600"],
	]);
	expect([sent.status, sent.location]).toEqual([302, "/webapp/recognitions/orders_management"]);
	expect((await seeOrder(priya, other.id)).lines[0]).toMatchObject({ carrier: "DHL", tracking_number: "JD01 4600" });
	expect((await seeOrder(priya, one.id)).lines.map(({ status }) => status)).toEqual(["shipped", "shipped"]);
	expect(await page(dan, "/recognitions/orders_management/packing")).toContain("Nothing is to be packed");
	for (const [language_code, title] of [
		["es", "Cambiar el estado"],
		["fr", "Changer le statut"],
	] as const) {
		await dan.client.call("session/change-language", { language_code });
		expect(await page(dan, here)).toContain(title);
		expect(await page(dan, change)).toContain(title);
	}
});
