/** Ordering from the wallet, as people meet it without scripts: the store's part, the cart's sums, both orders of one cart, and giving one back. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const checkout = "/store/checkout";

async function makeCompany(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({
		flags: { ...walletFlags, ...flags },
		labels: { wallet_module_namings: { en: "Wellbeing" } },
	});
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 1_000, switches: { buy_points_enabled: 1 } });
	const variants = (points: number) => [{ points, stock: null, delivery: "donation" as const }];
	const mat = await addItem(acme, { name: "Yoga mat", product_type: "wallet_product", variants: variants(400) });
	const well = await addItem(acme, { name: "Well", variants: variants(100) });
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	return { acme, priya, mat, well };
}

async function placeOrder(priya: TestMember, items: string[]) {
	const { cart_version } = await priya.client.call("cart/get-shopping-cart", {});
	const fields = { cart_version: String(cart_version), "shoppingCart.items": items };
	return (await sendForm(priya, checkout, "checkout/checkout", fields)).location!.replace("/webapp", "");
}

const mainOf = async (who: TestMember, address: string) => (await openPage(who, address)).part("main", ["id", "main"]);

test("a cart that both balances pay becomes two orders, and the page after checkout names both and leads to the second", async () => {
	const { acme, priya, mat, well } = await makeCompany();
	await putIntoCart(priya, well.variant_id, 2);
	await putIntoCart(priya, mat.variant_id);
	const cart = await mainOf(priya, checkout);
	const added = await mainOf(priya, `/store/item/${mat.id}?variant=${mat.variant_id}&added=${mat.variant_id}`);
	expect(added.text).toContain("1 item, 400 from Wellbeing. 100 will be left.");
	expect(cart.text).toMatch(/From your points200 points.*From Wellbeing400/);
	const address = await placeOrder(priya, [`${well.variant_id}:2:100`, `${mat.variant_id}:1:400`]);
	expect(address).toMatch(/^\/store\/orders\/\d+\?placed=1&second=\d+$/);
	const page = await mainOf(priya, address);
	const [, first, second] = /Orders (\S+) and (\S+) are placed/.exec(page.texts("h1")[0]!)!;
	expect(first).not.toBe(second);
	const title = page.part("section", ["class", "order-placed"]);
	expect(title.texts("span", ["class", "keep"])).toEqual([first, second, first, second]);
	expect(title.text).toContain(`${first} is paid with points, ${second} from Wellbeing.`);
	const id = new URLSearchParams(address.split("?")[1]).get("second");
	expect(page.links()).toContainEqual({ text: `Order ${second}`, href: `/webapp/store/orders/${id}` });
	// Whose order it is decides, whatever the address names.
	const dan = await acme.addMember({ points: 500 });
	await putIntoCart(dan, well.variant_id);
	const own = await placeOrder(dan, [`${well.variant_id}:1:100`]);
	for (const strange of [id, "0", "x", "9".repeat(15)])
		expect((await mainOf(dan, `${own}&second=${strange}`)).texts("h1")[0]).toMatch(
			/^Thank you\. Order \S+ is placed\.$/,
		);
});

test("what the wallet paid is said to go back to the wallet, before it is cancelled and after", async () => {
	const { priya, mat } = await makeCompany();
	await putIntoCart(priya, mat.variant_id);
	const cart = await mainOf(priya, checkout);
	expect(cart.text).toMatch(/1 item400From Wellbeing400 WellbeingIn Wellbeing500Left in Wellbeing100/);
	expect(cart.text).not.toContain("Your balance");
	const order = (await placeOrder(priya, [`${mat.variant_id}:1:400`])).split("?")[0]!;
	const asked = await mainOf(priya, `${order}?cancel=order`);
	expect(asked.text).toContain("400 go back to “Wellbeing” at once.");
	expect(asked.text).not.toContain("400 points");
	await sendForm(priya, `${order}?cancel=order`, "orders/cancel-order", { reason: "" });
	expect((await openPage(priya, order)).text).toContain("Canceled. What you paid is back in “Wellbeing”.");
});

test("what the wallet lacks can be bought where the account sells it, and is nowhere offered where it does not", async () => {
	const links = async (flags: Record<string, 0 | 1>) => {
		const { priya, mat } = await makeCompany(flags);
		await putIntoCart(priya, mat.variant_id, 2);
		return (await mainOf(priya, checkout)).links();
	};
	const buying = { text: "Buy for the wallet", href: "/webapp/buy_points?pointsType=wallet_product&amount=300" };
	expect(await links({ buy_wallet_points_enabled: 1 })).toContainEqual(buying);
	expect(await links({ buy_points_enabled: 1 })).not.toContainEqual(expect.objectContaining({ text: buying.text }));
});

test("the store's part for the wallet says its name and what is in it", async () => {
	const { priya } = await makeCompany();
	const page = await mainOf(priya, "/store?product_type=wallet_product");
	expect(page.text).toContain("You have 500 in “Wellbeing”.");
	expect(page.text).not.toContain("wallet_product");
	expect(page.text).toMatch(/Wellbeing.*Clear all/);
	expect((await mainOf(priya, "/store?search=well")).text).toContain("You have 1,000 points");
});
