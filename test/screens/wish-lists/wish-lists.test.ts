/** Wish lists as members meet them without scripts: the heart in the bar, the page, and the page behind a link. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", points: 1_000 });
	const mug = await addItem(acme, { name: "Mug", brand_name: "Kaffa", variants: [{ points: 300, stock: 4 }] });
	const lamp = await addItem(acme, { name: "Lamp", variants: [{ points: 1_400, stock: null }] });
	return { acme, priya, mug, lamp };
}

test("[wish_lists-01] the heart leads to the page of wish lists; wishes are put on it from the item, said more of, put into the cart and taken off", async () => {
	const { acme, priya, mug, lamp } = await makeCompany();
	const bar = (await openPage(priya, "/")).links().map(({ href }) => href);
	expect(bar).toContain("/webapp/wish_lists");
	expect((await openPage(priya, "/wish_lists")).text).toContain("Nothing on your lists yet");
	const item = await openPage(priya, `/store/item/${mug.id}`);
	expect(item.links()).toContainEqual({ text: "Add to wish list", href: `/webapp/wish_lists/add/${mug.id}` });
	const form = "wish-lists/save-wish-list-item";
	const added = await sendForm(priya, `/wish_lists/add/${mug.id}`, form, {
		note: "Blue",
		quantity: "2",
		priority: "3",
	});
	expect(added.location).toBe(`/webapp/store/item/${mug.id}`);
	expect((await openPage(priya, `/store/item/${mug.id}`)).text).toContain("On your list “My wishes”");
	await sendForm(priya, `/wish_lists/add/${lamp.id}`, form, { note: "", quantity: "1", priority: "2" });
	const wrong = await sendForm(priya, `/wish_lists/add/${lamp.id}`, form, {
		note: "x".repeat(201),
		quantity: "0",
		priority: "2",
	});
	expect(wrong.location).toBeNull();
	expect(wrong.html).toContain("x".repeat(201));
	const page = (await openPage(priya, "/wish_lists")).part("main", ["id", "main"]);
	expect(page.text).toContain("2 items. You can afford 1 of them today.");
	expect(page.text).toMatch(/Mug2 × 300 points“Blue”Most wantedOnly 4 leftYou can have it400 left after/);
	expect(page.text).toMatch(/Lamp1,400 points400 to go/);
	const [list] = (await priya.client.call("wish-lists/get-wish-lists", {})).wish_lists;
	const address = `/wish_lists/${list!.id}`;
	const fields = { wish_list_id: String(list!.id) };
	expect(page.texts("button").join()).toContain("Add 2 to cart, Mug");
	const [wished] = page.html.match(/<input[^>]*name="quantity"[^>]*>/) ?? [];
	const quantity = /value="(\d+)"/.exec(wished ?? "")?.[1] ?? "";
	const cart = await sendForm(priya, address, `cart/save-shopping-cart-item#${mug.id}`, {
		...{ ...fields, "data.itemId": String(mug.variant_id), quantity, idempotency_key: "once-0001" },
	});
	expect(cart.location).toBe(`/webapp${address}`);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toMatchObject([
		{ itemId: mug.variant_id, qty: 2 },
	]);
	await sendForm(priya, address, `wish-lists/remove-wish-list-item#${mug.id}`, { ...fields, item_id: String(mug.id) });
	expect((await openPage(priya, address)).part("main", ["id", "main"]).text).not.toContain("Mug");
	const dan = await acme.addMember({ switches: { disable_shop: 1 } });
	expect((await openPage(dan, "/")).links().map(({ href }) => href)).not.toContain("/webapp/wish_lists");
	expect((await openPage(dan, "/wish_lists")).status).toBe(403);
	const olu = await acme.addMember();
	expect((await openPage(olu, address)).status).toBe(404);
});

test("a list is made, named, shared and deleted; who has the link sees items without signing in, and nothing once it is private", async () => {
	const { acme, priya, mug } = await makeCompany();
	const naming = "wish-lists/update-wish-list";
	const empty = await sendForm(priya, "/wish_lists/new", naming, { name: "", idempotency_key: "once-0002" });
	expect(empty.text).toContain("New list");
	expect(empty.location).toBeNull();
	const made = await sendForm(priya, "/wish_lists/new", naming, { name: "For the flat", idempotency_key: "once-0003" });
	const address = made.location!.replace("/webapp", "");
	const wish_list_id = address.split("/").at(-1)!;
	await priya.client.call("wish-lists/save-wish-list-item", { item_id: mug.id, note: "Blue, please" });
	await sendForm(priya, address, `${naming}#is_shared`, { wish_list_id, is_shared: "1", idempotency_key: "once-0004" });
	const page = await openPage(priya, address);
	const link = page.links().find(({ href }) => href.includes("/wish_lists/shared/"))!.href;
	const seen = async () => {
		const answer = await acme.visitor().fetch(link);
		return readPage(answer.status, await answer.text());
	};
	const shared = await seen();
	expect(shared.text).toMatch(/For the flatPriya Example’s wish list\. 1 item, .*KaffaMug300 points“Blue, please”/);
	expect(shared.text).not.toMatch(/1,000|You can have it|left after/);
	expect(shared.links().map(({ text }) => text)).toContain("Sign in");
	await sendForm(priya, address, `${naming}#is_shared`, { wish_list_id, is_shared: "0", idempotency_key: "once-0005" });
	expect((await seen()).status).toBe(404);
	await sendForm(priya, `${address}/remove`, "wish-lists/delete-wish-list", { idempotency_key: "once-0006" });
	expect((await openPage(priya, address)).status).toBe(404);
});

test("a note stands between the quotation marks of whoever reads it", async () => {
	const { acme, mug } = await makeCompany();
	const read = async (language_code: "en" | "es" | "fr") => {
		const member = await acme.addMember({ language_code });
		await member.client.call("wish-lists/save-wish-list-item", { item_id: mug.id, note: "Blue" });
		return (await openPage(member, "/wish_lists")).part("main", ["id", "main"]).text;
	};
	expect(await read("en")).toContain("“Blue”");
	expect(await read("es")).toContain("«Blue»");
	expect(await read("fr")).toMatch(/«\sBlue\s»/);
});

test("as many as are wished for go into the cart; where they are not sold so, not left or too dear, the item's page is the way", async () => {
	const { acme, priya, mug } = await makeCompany();
	const cups = await addItem(acme, {
		name: "Cups",
		variants: [{ points: 10, stock: null }],
		quantity_multiples: { static_multiples: [6, 12] },
	});
	const wish = (item_id: number, quantity: number) =>
		priya.client.call("wish-lists/save-wish-list-item", { item_id, quantity });
	const offered = async (name: string) => {
		const page = (await openPage(priya, "/wish_lists")).part("main", ["id", "main"]);
		const said = [...page.texts("button"), ...page.links().map(({ text }) => text)];
		const all = said.map((words) => words.replace(/Processing\.\.\.$/, ""));
		return all.filter((words) => words.endsWith(`, ${name}`)).filter((words) => !/^(Change|Remove)/.test(words));
	};
	const choosing = async (item: { id: number }, name: string, quantity: number) => {
		await wish(item.id, quantity);
		return offered(name);
	};
	expect(await choosing(cups, "Cups", 12)).toEqual(["Add 12 to cart, Cups"]);
	expect(await choosing(cups, "Cups", 7)).toEqual(["Choose, Cups"]);
	expect(await choosing(mug, "Mug", 3)).toEqual(["Add 3 to cart, Mug"]);
	expect(await choosing(mug, "Mug", 1)).toEqual(["Add to cart, Mug"]);
	expect(await choosing(mug, "Mug", 4)).toEqual(["Choose, Mug"]);
	expect(await choosing(mug, "Mug", 5)).toEqual(["Choose, Mug"]);
});
