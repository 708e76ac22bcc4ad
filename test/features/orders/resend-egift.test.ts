/** E-gifts: the code reaches their recipient and nobody else, and is sent again three times at most, by whoever may. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { sendForm } from "#test/kit/page";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { makeShop, order, seeOrder } from "./shop";

const code = "7KQM-44XD-PLWN";

/** Priya's gift card for Lee, sent with its code unless another is given. */
async function makeSent(voucher_code = code) {
	const shop = await makeShop();
	const placed = await order(shop.priya, [shop.card], [shop.bottle]);
	const line = placed.lines[0]!;
	await shop.acme.database.write([
		sql`update orders set address = json_set(address, '$.egift_recipient_email', 'lee@example.com',
			'$.egift_message', 'Happy birthday, Lee!') where account_id = ${shop.acme.id} and id = ${placed.id}`,
	]);
	const order_lines = [
		{ id: line.id, voucher_code },
		{ id: placed.lines[1]!.id, voucher_code: "of no use" },
	];
	await shop.olga.client.call("orders/update-order-status", { orders: [{ id: placed.id }], status: "processing" });
	await shop.olga.client.call("orders/update-order-status", { order_lines: [order_lines[0]!], status: "delivered" });
	return { ...shop, id: placed.id, line, bottleLine: placed.lines[1]!, page: `/store/orders/${placed.id}` };
}

const resend = (who: TestMember, order_line_id: number, key?: string) =>
	who.client.try("orders/resend-egift", { order_line_id }, key ? { "idempotency-key": key } : {});

/** Emails to Lee, after all that waits is sent. */
async function emailsToLee(acme: TestTenant) {
	await runOutbox(acme, "orders/send-egift").catch(() => undefined);
	return acme.database.read(
		sql<{ subject: string; body: string; user_id: number | null }>`select subject, body, user_id from emails
			where account_id = ${acme.id} and recipient = 'lee@example.com' order by id`,
	);
}

test("the code goes to its recipient with the buyer's words, and stands on no page and in no answer", async () => {
	const { acme, olga, priya, id, page } = await makeSent();
	const [email, ...others] = await emailsToLee(acme);
	expect(others).toEqual([]);
	expect(email).toMatchObject({ user_id: null, subject: expect.stringContaining("sent you “Gift card”") });
	for (const words of ["Hello lee@example.com,", "Happy birthday, Lee!", code]) expect(email!.body).toContain(words);
	for (const who of [olga, priya]) {
		expect(JSON.stringify(await seeOrder(who, id))).not.toContain(code);
		expect(await (await who.client.fetch(`/webapp${page}`)).text()).not.toContain(code);
	}
	const [{ sent } = { sent: 0 }] = await acme.database.read(
		sql<{
			sent: number;
		}>`select count(*) as sent from order_lines where account_id = ${acme.id} and voucher_code <> ''`,
	);
	expect(sent).toBe(1);
});

test("its buyer sends it again three times, with what is left on the page, and no fourth time", async () => {
	const { acme, priya, line, page } = await makeSent();
	const see = async () => (await priya.client.fetch(`/webapp${page}`)).text();
	expect(await see()).toContain("Send the email again (3 times left)");
	expect((await resend(priya, line.id, "once")).body).toMatchObject({ resent_count: 1 });
	expect((await resend(priya, line.id, "once")).body).toMatchObject({ resent_count: 1 });
	const sent = await sendForm(priya, page, `orders/resend-egift#${line.id}`, { order_line_id: String(line.id) });
	expect(sent.location).toBe(`/webapp${page}`);
	expect(await see()).toContain("Sent again 2 of 3 times");
	const last = await Promise.all([resend(priya, line.id), resend(priya, line.id)]);
	expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
	const fourth = await resend(priya, line.id);
	expect([fourth.status, fourth.body.resultType]).toEqual([409, "not_resendable"]);
	expect(await see()).not.toContain("Send the email again");
	expect((await emailsToLee(acme)).length).toBe(4);
});

test("those who manage the order may send it again; nobody else may, and what is refunded or had no code goes to nobody", async () => {
	const { acme, olga, dan, line, bottleLine, priya } = await makeSent();
	const stranger = await acme.addMember({ first_name: "Olu" });
	const other = await acme.addMember({ role: "distributor", first_name: "Mia" });
	for (const who of [stranger, other]) expect((await resend(who, line.id)).status).toBe(404);
	expect((await resend(dan, line.id)).body).toMatchObject({ resent_count: 1 });
	expect((await resend(olga, line.id)).body).toMatchObject({ resent_count: 2 });
	expect((await resend(priya, bottleLine.id)).body.resultType).toBe("not_resendable");
	await olga.client.call("orders/refund-order-line", { order_line_id: line.id, reason: "Wrong card" });
	expect((await resend(priya, line.id)).body.resultType).toBe("not_resendable");
	const bare = await makeSent("");
	expect((await resend(bare.priya, bare.line.id)).body.resultType).toBe("not_resendable");
	expect(await emailsToLee(bare.acme)).toEqual([]);
});
