/** The wallet as people meet it without scripts: its page, a member's page for owners, the item, cart and checkout. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { fundWallets, giveWallet, walletFlags } from "#test/factories/wallets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function makeCompany(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({
		flags: { ...walletFlags, ...flags },
		labels: { wallet_module_namings: { en: "Wellbeing" } },
		settings: { wallet_expiry_months: 6 },
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 1_000 });
	return { acme, olga, priya };
}

test("[wallets-03] the wallet's page has both balances and that they never mix, what ends when, what it buys in its own name, and what moved", async () => {
	const { acme, olga, priya } = await makeCompany();
	const mat = await addItem(acme, {
		...{ name: "Yoga mat", product_type: "wallet_product", variants: [{ points: 400, stock: null }] },
	});
	await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: null }] });
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	const bar = (await openPage(priya, "/")).links();
	expect(bar).toContainEqual({ text: "Wellbeing", href: "/webapp/wallet" });
	const page = (await openPage(priya, "/wallet")).part("main", ["id", "main"]);
	expect(page.text).toMatch(/In your wallet500worth \$5\.00500 expire on \w+ \d+, \d{4}\./);
	expect(page.text).toContain("Your points, for everything else1,000");
	expect(page.text).toContain("The two never mix and cannot be exchanged.");
	expect(page.text).toMatch(/Yoga mat400Wellbeing/);
	expect(page.text).not.toContain("Mug");
	expect(page.text).toMatch(/Wellbeing monthPut into the wallet · .* · expires .* · from Olga Marek\+500/);
	expect(page.text).not.toContain("How the wallet works");
	const item = await openPage(priya, `/store/item/${mat.id}`);
	expect(item.text).toContain("400 Wellbeing");
	expect(item.text).toContain("100 will be left in Wellbeing.");
	await putIntoCart(priya, mat.variant_id, 2);
	const checkout = await openPage(priya, "/store/checkout");
	expect(checkout.text).toContain("From Wellbeing800");
	expect(checkout.text).toContain("300 missing in Wellbeing");
	const owners = await openPage(olga, "/wallet");
	expect(owners.text).toContain("How the wallet works");
	const saved = await sendForm(olga, "/wallet", "wallets/save-wallet", { name: "Health", expiry_months: "3" });
	expect(saved.location).toBe("/webapp/wallet");
	expect((await openPage(priya, "/wallet")).text).toContain("Health");
	const none = await createTenant();
	const other = await none.addMember();
	expect((await openPage(other, "/wallet")).status).toBe(403);
	expect((await openPage(other, "/")).links().map(({ href }) => href)).not.toContain("/webapp/wallet");
});

test("[member_detail-25] issuing wallet points stands on a member's page for the owner alone, where wallets and direct issuance are on", async () => {
	const { acme, olga, priya } = await makeCompany();
	await fundWallets(acme, 1_000);
	const path = `/members/${priya.id}/wallet`;
	const link = { text: "Issue points to the wallet", href: `/webapp${path}` };
	expect((await openPage(olga, `/members/${priya.id}`)).links()).toContainEqual(link);
	expect((await openPage(olga, `/members/${olga.id}`)).links()).not.toContainEqual(
		expect.objectContaining({ text: link.text }),
	);
	const page = await openPage(olga, path);
	expect(page.text).toContain("0 in the wallet. 1,000 were paid in for wallets and can be given.");
	const form = "wallets/issue-wallet-points";
	const wrong = await sendForm(olga, path, form, { points: "5000", reason: "Bike to work" });
	expect(wrong.location).toBeNull();
	expect([wrong.html.includes("Only 1,000 points were paid in"), wrong.html.includes("Bike to work")]).toEqual([
		true,
		true,
	]);
	const given = await sendForm(olga, path, form, { points: "400", reason: "Bike to work" });
	expect(given.location).toBe(`/webapp${path}`);
	expect((await openPage(olga, path)).text).toMatch(/400 in the wallet\. 600 were paid in.*Bike to work.*\+400/s);
	expect((await openPage(priya, path)).status).toBe(403);
	for (const off of ["wallets_enabled", "ao_direct_wallet_issuance_enabled"]) {
		const other = await makeCompany({ [off]: 0 });
		const member = await openPage(other.olga, `/members/${other.priya.id}`);
		expect(member.links()).not.toContainEqual(expect.objectContaining({ text: link.text }));
		expect((await openPage(other.olga, `/members/${other.priya.id}/wallet`)).status).toBe(403);
	}
});
