/** Every type of transaction, each really done, in what its person reads over HTTP; and the ways of coming to points that are told of. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addBuyer, beginToBuy, createSellingTenant, follow } from "#test/factories/purchases";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { openPage } from "#test/kit/page";
import { standInForStripe } from "#test/kit/payments";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { expirePoints } from "#workers/features/wallets/jobs/expire-points";

async function makeCompany() {
	const acme = await createSellingTenant({ flags: walletFlags, settings: { wallet_expiry_months: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await addBuyer(acme, { first_name: "Priya" });
	const dan = await acme.addMember({ first_name: "Dan" });
	await fundTenant(acme, 5_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 4_000 });
	return { acme, olga, priya, dan, budget_id };
}

const statementOf = async ({ client }: TestMember) =>
	(await client.call("points/get-ledger", {})).table_rows.map(({ kind, points }) => [kind, points]);
const walletOf = async ({ client }: TestMember) =>
	(await client.call("wallets/get-wallet-history", {})).table_rows.map((row) => [row.transaction_type, row.points]);
const receivedBy = async ({ client }: TestMember) =>
	(await client.call("recognition/get-recognitions-report", {})).table_rows;

async function buy(person: TestMember, variant_id: number): Promise<number> {
	const { orders } = await person.client.call("checkout/checkout", orderOf(await putIntoCart(person, variant_id)));
	return Number(Object.keys(orders)[0]);
}

test("[recognition-13] Issuance, Issuance [Direct Deposit], Issuance Reversed, non_monetary and assignment stand in the transactions of the person to whom they happened, and in nobody else's", async () => {
	const { acme, olga, priya, dan, budget_id } = await makeCompany();
	const thanks = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const cheers = await addProgram(acme, { owner: olga, name: "Cheers", is_non_monetary: 1 });
	const give = (program_id: number, points?: number) =>
		olga.client.call("recognition/give-recognition", {
			...{ program_id, recipient_ids: [priya.id], message: "You stayed." },
			...(points === undefined ? {} : { points }),
		});
	const { recognition_ids } = await give(thanks.id, 100);
	await give(cheers.id);
	expect((await receivedBy(priya)).map(({ program, transaction_type }) => [program, transaction_type])).toEqual([
		["Cheers", "non_monetary"],
		["Thanks", "Issuance"],
	]);
	await olga.client.call("recognition/reverse-recognition", { recognition_id: recognition_ids[0]!, reason: "Twice." });
	const deposit = { user_ids: [priya.id], points: 40, reason: "Ten years.", budget_id };
	await olga.client.call("member-detail/issue-points", deposit);
	expect(await statementOf(priya)).toEqual([
		["Issuance [Direct Deposit]", 40],
		["Issuance Reversed", -100],
		["Issuance", 100],
	]);
	await giveWallet(acme, { owner: olga, member: priya, points: 300 });
	await acme.database.write([
		sql`update wallet_issues set next_at = ${Date.now() - 1}, expires_at = ${Date.now() - 1} where account_id = ${acme.id}`,
	]);
	await runWorkOf(acme, expirePoints);
	expect(await walletOf(priya)).toEqual([
		["assignment", -300],
		["Issuance [Direct Deposit]", 300],
	]);
	expect([await statementOf(dan), await walletOf(dan), await receivedBy(dan)]).toEqual([[], [], []]);
});

test("[recognition-14] Redemption, Redemption Reversed, Issuance [Point Purchase] and its reversal stand in the statement, purchase in the wallet's: what the wallet pays for; both count as redeemed until they are given back", async () => {
	standInForStripe();
	const { acme, olga, priya, dan } = await makeCompany();
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 70, stock: 5 }] });
	const mat = await addItem(acme, {
		...{ name: "Mat", product_type: "wallet_product", variants: [{ points: 200, stock: 5 }] },
	});
	const first = await beginToBuy(priya, { amount: 1_000 });
	await follow(acme);
	await priya.client.call("buy-points/refund-purchase", { purchase_id: first });
	await beginToBuy(priya, { amount: 500 });
	await follow(acme);
	const order_id = await buy(priya, mug.variant_id);
	const redeemed = async () => {
		const { points_redeemed } = await priya.client.call("session/refresh-point-balance", {});
		const wallet = await priya.client.call("wallets/refresh-user-wallet-points", {});
		return [points_redeemed, wallet.wallet_points_redeemed];
	};
	await giveWallet(acme, { owner: olga, member: priya, points: 300 });
	const second = await buy(priya, mat.variant_id);
	expect(await redeemed()).toEqual([70, 200]);
	expect(await walletOf(priya)).toEqual([
		["purchase", -200],
		["Issuance [Direct Deposit]", 300],
	]);
	for (const id of [order_id, second]) await priya.client.call("orders/cancel-order", { order_id: id });
	expect(await redeemed()).toEqual([0, 0]);
	expect(await statementOf(priya)).toEqual([
		["Redemption Reversed", 70],
		["Redemption", -70],
		["Issuance [Point Purchase]", 500],
		["Issuance [Point Purchase Reversal]", -1_000],
		["Issuance [Point Purchase]", 1_000],
	]);
	expect(await walletOf(priya)).toEqual([
		["Redemption Reversed", 200],
		["purchase", -200],
		["Issuance [Direct Deposit]", 300],
	]);
	expect([await statementOf(dan), await walletOf(dan)]).toEqual([[], []]);
	expect((await olga.client.call("points/verify-ledger", {})).faults).toEqual([]);
});

test("[recognition-01] the statement names every way of earning points that account and person have, and no other; who may receive none reads of none", async () => {
	const flags: Record<string, 0 | 1> = {
		...{ ideas_enabled: 1, surveys_enabled: 1, employee_nominations_enabled: 1, ots_enabled: 1, bingo_enabled: 1 },
		...{ sales_module_enabled: 1, buy_points_enabled: 1, employee_commitments_enabled: 1 },
	};
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ switches: { buy_points_enabled: 1 } });
	const waysOf = async ({ client }: TestMember) =>
		(await client.call("points/get-ways-to-earn", {})).ways.map(({ key }) => key);
	const switched = "recognition commitment nomination idea survey certificate sale game deposit purchase".split(" ");
	expect(await waysOf(priya)).toEqual(switched);
	const takes = await addProgram(acme, { owner: olga, name: "Ask us" });
	await acme.database.write([
		sql`update programs set takes_claims = 1 where account_id = ${acme.id} and id = ${takes.id}`,
	]);
	const rule = { kind: "work", years: 1, message: "Thank you.", points: 50, program_id: takes.id };
	await olga.client.call("anniversaries/update-anniversary", rule as never);
	expect((await waysOf(priya)).sort()).toEqual([...switched, "anniversary", "claim"].sort());
	const dan = await acme.addMember({ switches: { ideas_disabled: 1, ots_disabled: 1 } });
	expect((await waysOf(priya)).filter((way) => way === "idea")).toEqual(["idea"]);
	const fewer = await waysOf(dan);
	for (const way of ["idea", "certificate", "purchase"]) expect(fewer).not.toContain(way);
	const card = (await openPage(priya, "/points")).part("section", ["id", "ways"]);
	expect(card.text).toContain("How points are earned");
	for (const words of ["A colleague recognizes you", "You have an idea approved", "They are deposited", "You buy them"])
		expect(card.text).toContain(words);
	expect(card.links()).toContainEqual({ text: "You have an idea approved", href: "/webapp/ideas" });
	const barred = await acme.addMember({ is_eligible_to_receive_points: 0 });
	expect([await waysOf(barred), (await openPage(barred, "/points")).html.includes('id="ways"')]).toEqual([[], false]);
	const globex = await createTenant({ flags: { give_recognition_enabled: 0 } });
	expect(await waysOf(await globex.addMember())).toEqual(["deposit"]);
	const hidden = await createTenant({ flags: { hide_points_for_account: 1 } });
	const lucia = await hidden.addMember();
	expect((await lucia.client.try("points/get-ways-to-earn", {})).status).toBe(403);
	expect((await openPage(lucia, "/points")).html).not.toContain('id="ways"');
});
