/** The numbers that people see: running within the account, each once whoever orders at once, the same wherever an order is shown. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { makeShop, order } from "./shop";

test("orders of one account are numbered without gap or twice, though many are placed at once; another account has its own", async () => {
	const { acme, mug } = await makeShop();
	const buyers = await Promise.all(Array.from({ length: 12 }, () => acme.addMember({ points: 1_000 })));
	await Promise.all(buyers.map((buyer) => putIntoCart(buyer, mug.variant_id)));
	const replies = await Promise.all(buyers.map(tryCheckout));
	expect(replies.map(({ status }) => status)).toEqual(buyers.map(() => 200));
	const rows = await acme.database.read(
		sql<{ number: number }>`select number from orders where account_id = ${acme.id} order by number`,
	);
	expect(rows.map(({ number }) => number)).toEqual(buyers.map((_buyer, at) => 100_001 + at));
	const told = replies.map(({ body }) => Number(/-(\d+) is placed/.exec(String(body.msg))?.[1]));
	expect(told.sort()).toEqual(rows.map(({ number }) => number));
	const globex = await makeShop({ shard: acme.shard });
	expect((await order(globex.priya, [globex.mug])).order_number).toMatch(/-100001$/);
});

test("page, lists, answer, email and report of an order show its number, and never its id", async () => {
	const { acme, olga, priya, mug } = await makeShop();
	const { id, order_number } = await order(priya, [mug]);
	await runOutbox(acme, "checkout/finish-order");
	const [email] = await acme.database.read(
		sql<{ subject: string; body: string }>`select subject, body from emails where account_id = ${acme.id}`,
	);
	const texts = [
		email!.subject,
		email!.body.replace(/https?:\S+/, ""),
		await visibleText(priya, `/store/orders/${id}`),
		await visibleText(priya, "/store/orders"),
		await visibleText(olga, "/recognitions/orders_management"),
	];
	for (const text of texts) {
		expect(text).toContain(order_number);
		expect(text).not.toContain(String(id));
	}
	const report = await olga.client.post("/api/reports/api_get_orders_report", {});
	expect(JSON.stringify(report.body)).toContain(`"order_number":"${order_number}"`);
});

/** What a person reads of a page: no addresses, no data for scripts. */
async function visibleText(who: { client: { fetch(path: string): Promise<Response> } }, path: string): Promise<string> {
	const html = await (await who.client.fetch(`/webapp${path}`)).text();
	return html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " ");
}
