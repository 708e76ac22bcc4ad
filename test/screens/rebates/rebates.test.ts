/** Rebates as those who ask and moderators meet them without scripts, and as a client calls them. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { rebateCompany, sendRebate, trySending } from "#test/factories/rebates";
import { pointsOf } from "#test/factories/sales";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { daysAgo } from "#test/kit/days";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { type EndpointName, endpoints } from "#workers/registry";

const sending = "rebates/submit-rebate";
const deciding = "rebates/moderate-rebate";

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const below = (family: string) =>
	(Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].path.startsWith(`/api/${family}/`));
const isRefused = async (person: TestMember, name: EndpointName, input: object) => {
	const { status } = await person.client.try(name as "rebates/get-rebate", input as { rebate_id: number });
	return status === 403 || status === 404;
};

test("[orders-06] orders and rebates are families of calls below /api/orders and /api/rebates: each answers whoever may call it and refuses all others, people of other accounts above all", async () => {
	const { acme, olga, peter, marta, dan, offer_id } = await rebateCompany();
	const stranger = await (await rebateCompany()).acme.addMember({ role: "account_owner" });
	expect(below("orders").sort()).toEqual(
		[
			...["orders/cancel-order", "orders/change-orders", "orders/get-member-orders", "orders/get-order-details"],
			...["orders/get-orders-for-management", "orders/get-packing-list", "orders/refund-order-line"],
			...["orders/refuse-return", "orders/resend-egift", "orders/return-order-line", "orders/update-order-status"],
		].sort(),
	);
	expect(below("rebates").sort()).toEqual(
		[
			...["rebates/cancel-rebate", "rebates/get-offer", "rebates/get-offers", "rebates/get-open-offers"],
			...["rebates/get-rebate", "rebates/get-rebates", deciding, "rebates/save-offer", sending],
		].sort(),
	);
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 1, stock: null }] });
	const buyer = await acme.addMember({ points: 100 });
	await putIntoCart(buyer, mug.variant_id, 1);
	const order_id = Number(Object.keys((await tryCheckout(buyer)).body.orders)[0]);
	expect((await buyer.client.call("orders/get-member-orders", {})).table_rows).toHaveLength(1);
	const { order } = await buyer.client.call("orders/get-order-details", { order_id });
	expect(order.id).toBe(order_id);
	const order_line_id = order.lines[0]!.id;
	for (const person of [marta, stranger]) {
		expect(await isRefused(person, "orders/get-order-details", { order_id })).toBe(true);
		expect(await isRefused(person, "orders/cancel-order", { order_id })).toBe(true);
		expect(await isRefused(person, "orders/resend-egift", { order_line_id })).toBe(true);
		expect((await person.client.call("orders/get-member-orders", {})).table_rows).toEqual([]);
	}
	for (const name of ["orders/get-orders-for-management", "orders/get-packing-list"] as const)
		expect(await isRefused(buyer, name, {})).toBe(true);

	const { status, body } = await trySending(marta, { offer_id });
	const rebate_id = body.rebate_id as number;
	expect([status, body]).toEqual([200, expect.objectContaining({ status: "submitted", points: 200 })]);
	for (const person of [olga, peter, marta]) {
		const { table_rows } = await person.client.call("rebates/get-rebates", {});
		expect(table_rows).toMatchObject([
			{ id: rebate_id, offer: "Fjellband, 8 back", owner_name: "Marta Kowalczyk", amount: 2_500 },
		]);
		const { rebate } = await person.client.call("rebates/get-rebate", { rebate_id });
		expect(rebate).toMatchObject({ invoice_number: "MS-20391", status: "submitted", points: 200 });
	}
	for (const person of [dan, stranger]) {
		expect((await person.client.call("rebates/get-rebates", {})).table_rows).toEqual([]);
		for (const name of ["rebates/get-rebate", "rebates/cancel-rebate"] as const)
			expect(await isRefused(person, name, { rebate_id })).toBe(true);
	}
	for (const person of [dan, marta, stranger])
		expect(await isRefused(person, deciding, { rebate_id, action: "approve" })).toBe(true);
	for (const name of ["rebates/get-offers", "rebates/get-offer", "rebates/save-offer"] as const)
		for (const person of [marta, peter])
			expect(await isRefused(person, name, name === "rebates/get-offers" ? {} : { offer_id, name: "Mine" })).toBe(true);
	expect(await isRefused(stranger, "rebates/get-offer", { offer_id })).toBe(true);
	expect((await olga.client.call("rebates/get-offers", {})).table_rows).toMatchObject([
		{ brand: "Ratchet strap & Co" },
	]);
	await peter.client.call(deciding, { rebate_id, action: "approve" });
	expect(await pointsOf(acme, marta)).toBe(200);
	const other = await createTenant({ flags: { sales_module_enabled: 1 } });
	const off = await other.addMember({ role: "account_owner" });
	for (const name of below("rebates").filter((one) => one.includes("/get-")))
		expect((await off.client.try(name as "rebates/get-rebates", {})).body.resultType).toBe("feature_disabled");
	expect((await openPage(off, "/")).links().map(({ href }) => href)).not.toContain("/webapp/rebates");
});

test("[orders-06] a rebate is written, kept, sent, asked for more, sent again and paid on its screens; what is wrong is said at once and what was typed stays", async () => {
	const { acme, olga, peter, marta, dan, offer_id, brand_id } = await rebateCompany();
	expect((await openPage(marta, "/")).links().map(({ href }) => href)).toContain("/webapp/rebates");
	expect((await mainOf(marta, "/rebates")).text).toContain("No rebates yet");
	const form = await mainOf(marta, "/rebates/new");
	expect(form.text).toContain("Fjellband, 8 back: 8 points back for each dollar");
	expect(form.text).toContain("Send it within 45 days of the invoice.");
	const wrong = await sendForm(marta, "/rebates/new", sending, { offer_id: String(offer_id), invoice_number: "MS-1" });
	expect(wrong.location).toBeNull();
	expect(wrong.text).toContain("Add a picture or a PDF of the invoice.");
	expect(wrong.html).toContain('value="MS-1"');
	const draft = { offer_id: String(offer_id), invoice_number: "MS-1", draft: "1" };
	const kept = await sendForm(marta, "/rebates/new", sending, draft);
	expect(kept.location).toMatch(/^\/webapp\/rebates\/\d+$/);
	const address = kept.location!.replace("/webapp", "");
	const page = await mainOf(marta, address);
	expect(page.html).toContain('value="MS-1"');
	expect(page.texts("button").map((text) => text.replace("Processing...", ""))).toEqual([
		...["Submit rebate", "Keep as a draft", "Take back"],
	]);
	for (const person of [olga, peter, dan]) expect((await openPage(person, address)).status).toBe(404);
	const rebate_id = Number(address.split("/").at(-1));
	await trySending(marta, { offer_id, rebate_id });

	const sent = await mainOf(marta, address);
	expect(sent.text).toMatch(/Submitted.*Sent .*, waits for review\..*Line total\$25\.00.*In points200.*MS-20391\.pdf/);
	expect((await sendForm(marta, address, "rebates/cancel-rebate", {})).text).toContain("Take this rebate back?");
	const inList = await mainOf(peter, "/rebates?stage=on_the_way");
	expect(inList.table().rows).toMatchObject([{ Offer: "Fjellband, 8 back", "Asked by": "Marta Kowalczyk" }]);
	expect((await mainOf(peter, "/rebates?stage=done")).text).toContain("Nothing is done yet");
	const looked = await mainOf(peter, address);
	expect(looked.text).toContain("Sent 1 day after its invoice; 45 are allowed");
	expect(looked.text).toContain("No sale with this distributor and number was logged");
	const { rebate } = await peter.client.call("rebates/get-rebate", { rebate_id });
	const decide = (action: string, more: Record<string, string> = {}) =>
		sendForm(peter, address, `${deciding}#${action}`, { action, version: String(rebate.version), ...more });
	expect((await decide("reject", { notes: "No" })).text).toContain("Reject this rebate?");
	for (const action of ["ask", "reject"]) expect((await decide(action)).text).toContain("Say what is missing or why.");
	expect((await decide("ask", { notes: "The photo is cut." })).location).toBe(`/webapp${address}`);
	const late = await decide("approve");
	expect(late.text).toContain("This rebate changed meanwhile.");
	const asked = await mainOf(marta, address);
	expect(asked.text).toMatch(/The moderator’s words.*The photo is cut\..*Issue found.*Peter Lindqvist asks for more/);
	expect(asked.links().map(({ href }) => href)).toContain(`/webapp${address}?mode=edit`);
	const again = {
		...{ offer_id: String(offer_id), distributor: "Meridian Supply", invoice_number: "MS-20391", amount: "30" },
		...{ invoice_line: "Ratchet strap, 48 pieces", invoice_date: daysAgo(1) },
	};
	const resent = await sendForm(marta, `${address}?mode=edit`, sending, again);
	expect(resent.location).toBe(`/webapp${address}`);

	const inbox = await mainOf(peter, "/moderation");
	expect(inbox.text).toMatch(/Marta Kowalczyk.*Rebate/);
	await peter.client.call(deciding, { rebate_id, action: "approve" });
	expect((await mainOf(marta, address)).text).toMatch(/Paid.*In points240/);
	expect(await pointsOf(acme, marta)).toBe(240);
	expect((await mainOf(marta, "/rebates?stage=done")).table().rows).toHaveLength(1);
	const twice = await sendForm(marta, "/rebates/new", sending, again);
	expect(twice.location).toBeNull();

	const offer = { name: "Winter", brand_id: String(brand_id), points_per_dollar: "5", is_active: "1" };
	const days = { starts_on: daysAgo(5), ends_on: "2199-01-01" };
	const made = await sendForm(olga, "/rebates/offers/new", "rebates/save-offer", { ...offer, ...days });
	expect(made.location).toBe("/webapp/rebates/offers");
	expect((await mainOf(olga, "/rebates/offers")).table().rows.map(({ Name }) => Name)).toEqual([
		...["Fjellband, 8 back", "Winter"],
	]);
	expect((await mainOf(dan, "/rebates/new")).text).toContain("Winter: 5 points back for each dollar");
	for (const person of [peter, marta]) expect((await openPage(person, "/rebates/offers")).status).toBe(403);
	await sendRebate(dan, { offer_id, invoice_number: "MS-7" });
	expect((await mainOf(marta, "/rebates")).table().rows).toHaveLength(1);
	expect((await mainOf(olga, "/rebates")).table().rows).toHaveLength(2);
});
