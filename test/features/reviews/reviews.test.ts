/** Reviews over HTTP: who may write one, who decides, who sees it, and how many there may be. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { sendIdea, words } from "#test/factories/ideas";
import { addReview, deliver, orderDelivered } from "#test/factories/reviews";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeShop() {
	const acme = await createTenant({ flags: { ideas_enabled: 1 } });
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

test("[reviews-01] the lists of orders and of ideas tell max_reviews_count and current_reviews_count, and no more reviews are taken; an idea's are by who voted for it, and count once they are approved", async () => {
	const { acme, olga, priya, dan, mug, lamp } = await makeShop();
	const grace = await acme.addMember({ first_name: "Grace" });
	await olga.client.call("settings/save-limits", { max_reviews_count: 1 });
	await putIntoCart(priya, mug.variant_id);
	const order_id = await orderDelivered(acme, priya, lamp.variant_id);
	const ofOrder = async () => {
		const [order] = (await priya.client.call("orders/get-member-orders", {})).table_rows;
		return [order!.id, order!.max_reviews_count, order!.current_reviews_count];
	};
	expect(await ofOrder()).toEqual([order_id, 1, 0]);
	expect((await review(priya, mug.id)).status).toBe(200);
	expect(await ofOrder()).toEqual([order_id, 1, 1]);
	const second = await review(priya, lamp.id);
	expect([second.status, second.body.resultType]).toEqual([409, "reviews_used_up"]);
	expect(String(second.body.resultMsg)).toContain("all 1 reviews");
	const { category_id } = await olga.client.call("ideas/update-idea-category", { name: "Costs" });
	const idea_id = await sendIdea(dan, category_id);
	const ofIdea = async ({ client }: TestMember) => {
		const [idea] = (await client.call("ideas/fetch-ideas", {})).table_rows;
		return [idea!.id, idea!.max_reviews_count, idea!.current_reviews_count];
	};
	const say = ({ client }: TestMember) =>
		client.try("reviews/save-idea-review", { idea_id, stars: "4", text: "Nets last" });
	const read = async ({ client }: TestMember) => ({
		...(await client.call("reviews/get-idea-review-figures", { idea_id })),
		rows: (await client.call("reviews/get-idea-reviews", { filters: { idea_id } })).table_rows.map(({ text }) => text),
	});
	const typeOf = async (person: TestMember) => (await say(person)).body.resultType;
	expect([await typeOf(priya), await typeOf(dan)]).toEqual(["idea_not_voted", "idea_not_voted"]);
	for (const voter of [priya, grace]) await voter.client.call("ideas/toggle-idea-votes", { idea_id });
	expect(await read(priya)).toMatchObject({ may_review: 1, has_room: 1, max_reviews_count: 1, count: 0, own: null });
	const race = await Promise.all([say(priya), say(grace)]);
	expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(race.find(({ status }) => status === 409)?.body.resultType).toBe("idea_reviews_used_up");
	const [author, other] = race[0]!.status === 200 ? [priya, grace] : [grace, priya];
	expect(await ofIdea(dan)).toEqual([idea_id, 1, 0]);
	expect(await read(author)).toMatchObject({ may_review: 0, own: { status: "pending" }, count: 0, rows: [] });
	expect(await read(other)).toMatchObject({ may_review: 0, has_room: 0, own: null, count: 0, rows: [] });
	expect([await typeOf(author), await typeOf(other)]).toEqual(["already_reviewed", "idea_reviews_used_up"]);
	await decide(olga, "reject");
	expect(await read(author)).toMatchObject({ may_review: 1, own: { status: "denied" }, rows: [] });
	author.client.environment = writtenMeanwhile(acme.shard, "update reviews", () =>
		acme.database.write([sql`delete from idea_votes where account_id = ${acme.id} and user_id = ${author.id}`]),
	);
	expect(await typeOf(author)).toBe("idea_not_voted");
	await author.client.call("ideas/toggle-idea-votes", { idea_id, has_voted: 1 });
	expect((await say(author)).status).toBe(200);
	await decide(olga, "approve");
	expect(await ofIdea(dan)).toEqual([idea_id, 1, 1]);
	expect(await read(dan)).toMatchObject({ may_review: 0, own: null, count: 1, average: 4, rows: ["Nets last"] });
	const [told] = (await author.client.call("notifications/get-notifications", {})).table_rows;
	expect([told?.text, told?.to]).toEqual([expect.stringContaining("is approved"), `/ideas/${idea_id}`]);
	await acme.database.write([sql`delete from reviews where account_id = ${acme.id} and user_id = ${author.id}`]);
	expect(await ofIdea(dan)).toEqual([idea_id, 1, 0]);
	const draft = await dan.client.call("ideas/update-idea-details", { ...words, category_id });
	const hidden = await priya.client.try("reviews/get-idea-review-figures", { idea_id: draft.idea_id });
	const stranger = await (await createTenant({ flags: { ideas_enabled: 1 } })).addMember();
	const foreign = await stranger.client.try("reviews/save-idea-review", { idea_id, stars: "4", text: "Mine" });
	expect([hidden.status, foreign.status]).toEqual([404, 404]);
});
