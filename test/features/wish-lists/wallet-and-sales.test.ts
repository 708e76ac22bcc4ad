/** Wishes for products of the wallet and for what is on sale, as their owners see them and are told of them; and links that many look at. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openSale } from "#test/factories/flash-sale";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { openPage } from "#test/kit/page";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { tellNews } from "#workers/features/wish-lists/jobs/tell-news";

const wish = (person: TestMember, item_id: number) => person.client.call("wish-lists/save-wish-list-item", { item_id });

async function toldOf(tenant: TestTenant, person: TestMember) {
	await runWorkOf(tenant, tellNews);
	await runWorkOf(tenant, tellNews);
	const { table_rows } = await person.client.call("notifications/get-notifications", {});
	return table_rows.map(({ text }) => text);
}

test("a product of the wallet wears the wallet's name, has no goal in points, and is within reach by the wallet alone", async () => {
	const acme = await createTenant({ flags: walletFlags, labels: { wallet_module_namings: { en: "Wellbeing" } } });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 5_000 });
	const mat = await addItem(acme, {
		...{ name: "Yoga mat", product_type: "wallet_product", variants: [{ points: 400, stock: 5 }] },
	});
	await wish(priya, mat.id);
	const rowOf = async () => (await openPage(priya, "/wish_lists")).part("li", ["class", "wish"]);
	const poor = await rowOf();
	expect(poor.text).toContain("400 Wellbeing");
	expect([
		poor.text.includes("Within reach"),
		poor.html.includes("progress"),
		poor.text.includes("Add to cart"),
	]).toEqual([false, false, false]);
	expect(await toldOf(acme, priya)).toEqual([]);
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	const news = (await toldOf(acme, priya)).filter((text) => text.includes("Yoga mat"));
	expect(news).toEqual(["You can have Yoga mat"]);
	expect((await rowOf()).text).toContain("Add to cart");
	const lists = await priya.client.call("wish-lists/get-wish-lists", {});
	expect(lists).toMatchObject({ wallet_balance: 500, wishes: [{ reached_at: null }] });
	const dan = await acme.addMember();
	await giveWallet(acme, { owner: olga, member: dan, points: 500 });
	await wish(dan, mat.id);
	expect((await toldOf(acme, dan)).filter((text) => text.includes("Yoga mat"))).toEqual([]);
	const { id: wish_list_id, name } = lists.wish_lists[0]!;
	await priya.client.call("wish-lists/update-wish-list", { wish_list_id, name, is_shared: 1 });
	const { wish_lists } = await priya.client.call("wish-lists/get-wish-lists", {});
	const shared = await openPage(priya, `/wish_lists/shared/${wish_lists[0]!.share_token}`);
	expect(shared.text).toContain("400 Wellbeing");
});

test("what is on sale when it is wished for is no news, neither the sale nor that its price is within reach; the next sale is", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 350 });
	const lamp = await addItem(acme, { name: "Lamp", variants: [{ points: 500, stock: 20 }] });
	const bowl = await addItem(acme, { name: "Bowl", variants: [{ points: 500, stock: 20 }] });
	await openSale(olga, lamp.id, { points: 300 });
	await wish(priya, lamp.id);
	await wish(priya, bowl.id);
	expect(await toldOf(acme, priya)).toEqual([]);
	await openSale(olga, bowl.id, { points: 400 });
	expect(await toldOf(acme, priya)).toEqual(["Bowl is in a flash sale"]);
});

test("a shared list is looked at by as many as have its link; wrong links are counted by the network that tries them", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const bowl = await addItem(acme, { name: "Bowl", variants: [{ points: 500, stock: null }] });
	await wish(priya, bowl.id);
	const { id: wish_list_id, name } = (await priya.client.call("wish-lists/get-wish-lists", {})).wish_lists[0]!;
	await priya.client.call("wish-lists/update-wish-list", { wish_list_id, name, is_shared: 1 });
	const { share_token } = (await priya.client.call("wish-lists/get-wish-lists", {})).wish_lists[0]!;
	const visitor = acme.visitor();
	visitor.environment = {
		...visitor.environment,
		LIMITS: JSON.stringify({ link: { max: 3 }, link_network: { max: 3 } }),
	};
	const look = async (token: string) => (await visitor.try("wish-lists/get-shared-wish-list", { token })).status;
	const seen: number[] = [];
	for (let times = 0; times < 6; times += 1) seen.push(await look(share_token!));
	expect(new Set(seen)).toEqual(new Set([200]));
	const wrong: number[] = [];
	for (let times = 0; times < 4; times += 1) wrong.push(await look(`${share_token}${times}`));
	expect(wrong).toEqual([404, 404, 404, 429]);
});
