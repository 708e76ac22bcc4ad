/** Wish lists over HTTP: making and sharing them, what stands on them, what an order takes off, and what owners are told. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openSale } from "#test/factories/flash-sale";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { dueWorkOf, runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { tellNews } from "#workers/features/wish-lists/jobs/tell-news";
import { makeShop } from "../checkout/shop";

const listsOf = async (person: TestMember) => person.client.call("wish-lists/get-wish-lists", {});
const namesOf = async (person: TestMember) => (await listsOf(person)).wish_lists.map(({ name }) => name);
const wishedOf = async (person: TestMember) => (await listsOf(person)).wishes.map(({ item }) => item.name);
const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => at + 1));
const wish = (person: TestMember, item_id: number, more: object = {}) =>
	person.client.call("wish-lists/save-wish-list-item", { item_id, ...more });

test("[wish_lists-03] a list is made, renamed and deleted; names differ, one is the usual one, and others find nothing of it", async () => {
	const { acme, priya, bottle } = await makeShop();
	const dan = await acme.addMember();
	const { wish_list_id } = await priya.client.call("wish-lists/update-wish-list", { name: "For the flat" });
	const birthday = await priya.client.call("wish-lists/update-wish-list", { name: "Birthday" });
	expect((await listsOf(priya)).wish_lists).toMatchObject([
		{ id: wish_list_id, name: "For the flat", is_default: 1, share_token: null },
		{ id: birthday.wish_list_id, name: "Birthday", is_default: 0, share_token: null },
	]);
	const taken = await priya.client.try("wish-lists/update-wish-list", { wish_list_id, name: "Birthday" });
	expect(taken.body).toMatchObject({ resultType: "wish_list_name_taken" });
	await priya.client.call("wish-lists/update-wish-list", { wish_list_id, name: "Kitchen" });
	await priya.client.call("wish-lists/update-wish-list", { wish_list_id: birthday.wish_list_id, is_default: 1 });
	await wish(priya, bottle.id);
	expect(await namesOf(priya)).toEqual(["Birthday", "Kitchen"]);
	expect(await wishedOf(priya)).toEqual(["Bottle"]);
	for (const [call, input] of [
		["wish-lists/get-wish-lists", { wish_list_id }],
		["wish-lists/update-wish-list", { wish_list_id, name: "Mine" }],
		["wish-lists/delete-wish-list", { wish_list_id }],
		["wish-lists/save-wish-list-item", { wish_list_id, item_id: bottle.id }],
		["wish-lists/remove-wish-list-item", { wish_list_id: birthday.wish_list_id, item_id: bottle.id }],
	] as const)
		expect([call, (await dan.client.try(call, input)).status]).toEqual([call, 404]);
	await priya.client.call("wish-lists/delete-wish-list", { wish_list_id: birthday.wish_list_id });
	expect((await listsOf(priya)).wish_lists).toMatchObject([{ id: wish_list_id, is_default: 1, item_count: 0 }]);
	expect(await namesOf(dan)).toEqual([]);
});

test("first wishes make a first list; what is said of one is kept, and at most fifty lists and 200 items are", async () => {
	const { acme, priya, bottle } = await makeShop();
	await wish(priya, bottle.id, { note: "Moss, please", quantity: 2, priority: "3" });
	await wish(priya, bottle.id, { quantity: 3 });
	const { wish_lists, wishes, item_count, covered_count } = await listsOf(priya);
	expect(wish_lists).toMatchObject([{ name: "My wishes", is_default: 1, item_count: 1 }]);
	expect(wishes).toMatchObject([{ note: "Moss, please", quantity: 3, priority: 3, variant_id: bottle.variant_id }]);
	expect([item_count, covered_count]).toEqual([1, 1]);
	const list = wish_lists[0]!.id;
	await acme.database.write([
		sql`insert into wish_lists (account_id, id, user_id, name, is_default, updated_at, created_at)
			select ${acme.id}, value, ${priya.id}, 'List ' || value, 0, 0, 0 from json_each(${numbers(49)})`,
	]);
	const list51 = await priya.client.try("wish-lists/update-wish-list", { name: "One more" });
	expect(list51.body).toMatchObject({ resultType: "too_many_wish_lists", resultMsg: expect.stringContaining("50") });
	await acme.database.write([
		sql`insert into items (account_id, id, handle, name, status, is_listed, points, minimum_display_cost, maximum_display_cost, created_at)
			select ${acme.id}, value, 'h' || value, 'Item ' || value, 'active', 1, 10, 10, 10, 0 from json_each(${numbers(199)})`,
		sql`insert into wish_list_items (account_id, wish_list_id, item_id, user_id, known_points, created_at)
			select ${acme.id}, ${list}, value, ${priya.id}, 10, 0 from json_each(${numbers(199)})`,
	]);
	const more = await addItem(acme, { name: "Mug" });
	const full = await priya.client.try("wish-lists/save-wish-list-item", { item_id: more.id });
	expect(full.body).toMatchObject({ resultType: "too_many_wishes", resultMsg: expect.stringContaining("200") });
	expect((await listsOf(priya)).total_pages).toBe(10);
});

test("a list is private until its link shares it; the link shows items and notes, nothing of points, and ends when sharing does", async () => {
	const { acme, priya, bottle } = await makeShop();
	await wish(priya, bottle.id, { note: "Moss, please" });
	const [list] = (await listsOf(priya)).wish_lists;
	const share = async (is_shared: 0 | 1) => {
		await priya.client.call("wish-lists/update-wish-list", { wish_list_id: list!.id, is_shared });
		return (await listsOf(priya)).wish_lists[0]!.share_token;
	};
	const token = (await share(1))!;
	const seen = await acme.visitor().call("wish-lists/get-shared-wish-list", { token });
	expect(seen).toMatchObject({ name: "My wishes", item_count: 1, items: [{ name: "Bottle", note: "Moss, please" }] });
	expect(JSON.stringify(seen)).not.toMatch(/balance|reached|covered|email/);
	expect(await share(1)).toBe(token);
	expect(await share(0)).toBeNull();
	const statusOf = async (link: string) =>
		(await acme.visitor().try("wish-lists/get-shared-wish-list", { token: link })).status;
	expect(await statusOf(token)).toBe(404);
	const next = (await share(1))!;
	expect(next).not.toBe(token);
	expect([await statusOf(next), await statusOf(token), await statusOf(`${next}0`)]).toEqual([200, 404, 404]);
	const other = await createTenant();
	expect((await other.visitor().try("wish-lists/get-shared-wish-list", { token: next })).status).toBe(404);
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect(await statusOf(next)).toBe(404);
});

test("who changes a list that was deleted meanwhile is told so, and nothing of it comes back", async () => {
	const { acme, priya, bottle } = await makeShop();
	const acts = [
		["wish-lists/update-wish-list", "update wish_lists set name", { name: "Kitchen" }],
		["wish-lists/delete-wish-list", "delete from wish_lists", {}],
		["wish-lists/save-wish-list-item", "insert into wish_list_items", { item_id: bottle.id }],
		["wish-lists/remove-wish-list-item", "delete from wish_list_items", { item_id: bottle.id }],
	] as const;
	for (const [call, words, input] of acts) {
		const { wish_list_id } = await priya.client.call("wish-lists/update-wish-list", { name: "For the flat" });
		priya.client.environment = writtenMeanwhile(acme.shard, words, () =>
			acme.database.write([sql`delete from wish_lists where account_id = ${acme.id} and id = ${wish_list_id}`]),
		);
		const { body } = await priya.client.try(call, { wish_list_id, ...input } as never);
		expect([call, body.resultType]).toEqual([call, "wish_list_gone"]);
		expect(await namesOf(priya)).toEqual([]);
	}
});

test("[wish_lists-02] what was ordered leaves all of the person's lists: by the call, and by every order itself", async () => {
	const { acme, priya, bottle, itemId } = await makeShop();
	const dan = await acme.addMember();
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: null }] });
	const lamp = await addItem(acme, { name: "Lamp", variants: [{ points: 900, stock: null }] });
	for (const item of [bottle, mug, lamp]) await wish(priya, item.id);
	const { wish_list_id } = await priya.client.call("wish-lists/update-wish-list", { name: "Birthday" });
	await wish(priya, mug.id, { wish_list_id });
	await wish(dan, mug.id);
	await priya.client.call("wish-lists/remove-items-from-wish-list-after-check-out", { items: [mug.id] });
	expect((await listsOf(priya)).wish_lists).toMatchObject([{ item_count: 2 }, { item_count: 0 }]);
	expect(await wishedOf(dan)).toEqual(["Mug"]);
	const cart = await putIntoCart(priya, itemId);
	await priya.client.call("checkout/checkout", { ...orderOf(cart), checkoutAddress: addressFields });
	await expect.poll(() => wishedOf(priya)).toEqual(["Lamp"]);
});

/** What the schedule tells the members of a client. */
async function tell(acme: TestTenant, person: TestMember) {
	await runWorkOf(acme, tellNews);
	const { table_rows } = await person.client.call("notifications/get-notifications", {});
	return table_rows.map(({ text }) => text);
}

test("owners are told once of a price that fell, a flash sale, and few that are left", async () => {
	const { acme, priya } = await makeShop({ member: { points: 400 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: 20 }] });
	const lamp = await addItem(acme, { name: "Lamp", variants: [{ points: 900, stock: 20 }] });
	await wish(priya, mug.id);
	await wish(priya, lamp.id);
	expect(await dueWorkOf(acme, Date.now() + 3_700_000)).toContain(tellNews.name);
	expect(await tell(acme, priya)).toEqual([]);
	await acme.database.write([
		sql`update items set points = 250 where account_id = ${acme.id} and id = ${mug.id}`,
		sql`update items set quantity_left = 9 where account_id = ${acme.id} and id = ${lamp.id}`,
	]);
	const first = await tell(acme, priya);
	expect([...first].sort()).toEqual(["Lamp is nearly gone", "Mug costs less now"]);
	expect(await tell(acme, priya)).toEqual(first);
	await openSale(olga, lamp.id, { points: 390, points_was: 900 });
	expect(await dueWorkOf(acme)).toContain(tellNews.name);
	expect((await tell(acme, priya))[0]).toBe("Lamp is in a flash sale");
	const plate = await addItem(acme, { name: "Plate", variants: [{ points: 500, stock: null }] });
	await wish(priya, plate.id);
	expect(await tell(acme, priya)).toHaveLength(3);
	await acme.database.write([sql`update items set points = 600 where account_id = ${acme.id} and id = ${plate.id}`]);
	expect(await tell(acme, priya)).toHaveLength(3);
	await acme.database.write([sql`update items set points = 400 where account_id = ${acme.id} and id = ${plate.id}`]);
	expect((await tell(acme, priya))[0]).toBe("Plate costs less now");
});

test("who can have what they wish for is told once, until it is out of reach again; an item on two lists is told of once", async () => {
	const acme = await createTenant({ available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const bowl = await addItem(acme, { name: "Bowl", variants: [{ points: 500, stock: null }] });
	const { wish_list_id } = await priya.client.call("wish-lists/update-wish-list", { name: "Kitchen" });
	const birthday = await priya.client.call("wish-lists/update-wish-list", { name: "Birthday" });
	await wish(priya, bowl.id, { wish_list_id });
	await wish(priya, bowl.id, { wish_list_id: birthday.wish_list_id });
	const give = (points: number) =>
		olga.client.call("member-detail/issue-points", { user_ids: [priya.id], points, reason: "Well done" });
	await give(499);
	expect(await tell(acme, priya)).toEqual([]);
	await give(1);
	expect(await tell(acme, priya)).toEqual(["You can have Bowl"]);
	expect(await tell(acme, priya)).toHaveLength(1);
	await olga.client.call("member-detail/empty-member-balances", { user_id: priya.id });
	expect(await tell(acme, priya)).toHaveLength(1);
	await give(500);
	expect(await tell(acme, priya)).toEqual(["You can have Bowl", "You can have Bowl"]);
});
