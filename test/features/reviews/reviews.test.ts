/** Reviews over HTTP: who may write one, who decides, who sees it, and how many there may be. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addReview, deliver, orderDelivered } from "#test/factories/reviews";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeShop() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", points: 5_000 });
	const dan = await acme.addMember({ first_name: "Dan" });
	const mug = await addItem(acme, { name: "Mug" });
	const lamp = await addItem(acme, { name: "Lamp" });
	await priya.client.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	return { acme, olga, priya, dan, mug, lamp };
}

const review = ({ client }: TestMember, item_id: number, text = "Keeps warm") =>
	client.try("reviews/save-review", { item_id, stars: "4", text });
const seen = async ({ client }: TestMember, item_id: number) => ({
	...(await client.call("reviews/get-review-figures", { item_id })),
	rows: (await client.call("reviews/get-reviews", { filters: { item_id } })).table_rows,
});

async function decide(olga: TestMember, action: "approve" | "reject") {
	const [request] = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	await olga.client.call("moderation/moderate", { request_id: request!.id, action, notes: "" });
}

test("a review is written of what was delivered, once, and is everybody's when an owner has approved it", async () => {
	const { acme, olga, priya, dan, mug, lamp } = await makeShop();
	expect((await review(priya, mug.id)).body).toMatchObject({ resultType: "not_delivered" });
	const cart = await putIntoCart(priya, mug.variant_id);
	const { orders } = await priya.client.call("checkout/checkout", orderOf(cart));
	expect((await review(priya, mug.id)).status).toBe(409);
	await deliver(acme, Number(Object.keys(orders)[0]));
	expect(await seen(priya, mug.id)).toMatchObject({ may_review: 1, own: null, count: 0, average: null, rows: [] });
	expect((await review(priya, mug.id)).status).toBe(200);
	expect(await seen(priya, mug.id)).toMatchObject({
		may_review: 0,
		own: { stars: 4, status: "pending" },
		count: 0,
		rows: [],
	});
	expect(await seen(dan, mug.id)).toMatchObject({ may_review: 0, own: null, count: 0, rows: [] });
	expect((await review(priya, mug.id)).body).toMatchObject({ resultType: "already_reviewed" });
	const [request] = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	expect(request).toMatchObject({ kind: "review" });
	expect(
		(await dan.client.try("moderation/moderate", { request_id: request!.id, action: "approve", notes: "" })).status,
	).toBe(404);
	await decide(olga, "reject");
	expect(await seen(dan, mug.id)).toMatchObject({ count: 0, rows: [] });
	expect(await seen(priya, mug.id)).toMatchObject({ may_review: 1, own: { status: "denied" } });
	expect((await review(priya, mug.id, "Keeps tea warm")).status).toBe(200);
	await decide(olga, "approve");
	await addReview(acme, olga, { item_id: mug.id, stars: 1, status: "approved" });
	expect(await seen(dan, mug.id)).toMatchObject({ count: 2, average: 2.5, own: null });
	expect((await seen(dan, mug.id)).rows.map(({ text, stars }) => [text, stars])).toContainEqual(["Keeps tea warm", 4]);
	expect((await seen(dan, lamp.id)).rows).toEqual([]);
	expect((await dan.client.try("reviews/get-review-figures", { item_id: 1 })).status).toBe(404);
});

test("the list of orders tells how many reviews an order may have and has; no more are taken", async () => {
	const { acme, olga, priya, mug, lamp } = await makeShop();
	await olga.client.call("settings/save-limits", { max_reviews_count: 1 });
	await putIntoCart(priya, mug.variant_id);
	const order_id = await orderDelivered(acme, priya, lamp.variant_id);
	const counts = async () => {
		const [order] = (await priya.client.call("orders/get-member-orders", {})).table_rows;
		return [order!.id, order!.max_reviews_count, order!.current_reviews_count];
	};
	expect(await counts()).toEqual([order_id, 1, 0]);
	expect((await review(priya, mug.id)).status).toBe(200);
	expect(await counts()).toEqual([order_id, 1, 1]);
	const second = await review(priya, lamp.id);
	expect([second.status, second.body.resultType]).toEqual([409, "reviews_used_up"]);
	expect(String(second.body.resultMsg)).toContain("all 1 reviews");
	const rows = await acme.database.read(sql`select id from reviews where account_id = ${acme.id}`);
	expect(rows).toHaveLength(1);
});
