/** The wallet over HTTP: what is put in, what it buys, what comes back, what ends; it never mixes with points. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addBuyer, beginToBuy, follow, sellingFlags } from "#test/factories/purchases";
import { orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { fundWallets, giveWallet, walletFlags } from "#test/factories/wallets";
import { importFile } from "#test/features/imports/upload";
import { standInForStripe } from "#test/kit/payments";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TenantOptions, type TestMember, type TestTenant } from "#test/kit/tenant";
import { expirePoints } from "#workers/features/wallets/jobs/expire-points";
import { dayMs } from "#workers/kernel/clock";

afterEach(() => vi.restoreAllMocks());

async function makeCompany(options: TenantOptions = {}) {
	const acme = await createTenant({ ...options, flags: { ...walletFlags, ...options.flags } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", points: 1_000 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: 5 }] });
	const mat = await addItem(acme, {
		...{ name: "Yoga mat", product_type: "wallet_product", variants: [{ points: 400, stock: 5 }] },
	});
	return { acme, olga, priya, mug, mat };
}

const refresh = async (who: TestMember) => who.client.call("wallets/refresh-user-wallet-points", {});
const walletOf = async (who: TestMember) => (await refresh(who)).wallet_balance_in_points;
const pointsOf = async (who: TestMember) => (await who.client.call("session/refresh-point-balance", {})).point_balance;
const historyOf = async (who: TestMember, user_id?: number) =>
	(await who.client.call("wallets/get-wallet-history", { filters: user_id === undefined ? {} : { user_id } }))
		.table_rows;

test("[wallets-01] [wallets-02] [member_detail-25] the owner puts what was paid in for wallets into one; it stands beside the points, under its own name, and nobody else gives or sees it", async () => {
	const { acme, olga, priya } = await makeCompany({
		labels: { wallet_module_namings: { en: "Wellbeing" } },
		settings: { wallet_expiry_months: 6, second_confirmation_above: 900 },
	});
	const dan = await acme.addMember({ first_name: "Dan" });
	const asked = { user_id: priya.id, points: 500, reason: "Wellbeing month" };
	const issue = (who: TestMember, more: object = {}) =>
		who.client.try("wallets/issue-wallet-points", { ...asked, ...more });
	expect((await issue(olga)).body).toMatchObject({
		...{
			resultType: "validation",
			errors: { points: ["Only 0 points were paid in for wallets and are left. Give less, or have more paid in."] },
		},
	});
	await fundWallets(acme, 2_000);
	expect((await issue(priya)).status).toBe(403);
	expect((await issue(olga, { user_id: olga.id })).body.resultType).toBe("own_record");
	expect((await issue(olga, { points: 901 })).body).toMatchObject({ resultType: "validation" });
	const away = await acme.addMember({ is_eligible_to_receive_points: 0 });
	expect((await issue(olga, { user_id: away.id })).body.resultType).toBe("cannot_receive");
	const both = await Promise.all([issue(olga), issue(olga)]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await refresh(priya)).toMatchObject({
		...{ wallet_balance_in_points: 1_000, wallet_points_earned: 1_000, wallet_points_redeemed: 0 },
	});
	expect([await pointsOf(priya), await walletOf(dan)]).toEqual([1_000, 0]);
	const { wallets, expiries, expiry_months, available_points } = await priya.client.call("wallets/get-wallets", {});
	expect(wallets).toEqual([
		{ pointsType: "wallet_product", name: "Wellbeing", balance: 1_000, earned: 1_000, redeemed: 0, may_redeem: 1 },
		{ pointsType: "standard_product", name: "points", balance: 1_000, earned: 1_000, redeemed: 0, may_redeem: 1 },
	]);
	expect([expiries, expiry_months, available_points]).toMatchObject([[{ points: 1_000 }], 6, null]);
	expect(await historyOf(priya)).toMatchObject([
		{ kind: "issued", points: 500, balance: 1_000, reason: "Wellbeing month", actor_name: "Olga Marek" },
		{ kind: "issued", points: 500, balance: 500 },
	]);
	expect(await historyOf(olga, priya.id)).toHaveLength(2);
	const peeking = await dan.client.try("wallets/get-wallet-history", { filters: { user_id: priya.id } });
	expect(peeking.status).toBe(403);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.ao_direct_wallet_issuance_enabled', 0) where account_id = ${acme.id}`,
	]);
	expect((await issue(olga)).body.resultType).toBe("feature_disabled");
	const none = await createTenant();
	const other = await none.addMember({ role: "account_owner" });
	for (const call of ["get-wallets", "get-wallet-history", "refresh-user-wallet-points"] as const)
		expect((await other.client.try(`wallets/${call}`, {})).body.resultType).toBe("feature_disabled");
});

test("two gifts at once never give more than was paid in", async () => {
	const { acme, olga, priya } = await makeCompany();
	await fundWallets(acme, 700);
	const asked = { user_id: priya.id, points: 400, reason: "x" };
	const replies = await Promise.all([1, 2, 3].map(() => olga.client.try("wallets/issue-wallet-points", asked)));
	const refused = replies.filter(({ status }) => status !== 200).map(({ body }) => body.resultType);
	expect(refused).toHaveLength(2);
	expect(refused.every((type) => type === "available_taken" || type === "validation")).toBe(true);
	expect(await walletOf(priya)).toBe(400);
});

test("a cart with both is two orders of one checkout, each paid by its own balance; a repeat is the same two; what is cancelled goes back to the balance that paid", async () => {
	const { acme, olga, priya, mug, mat } = await makeCompany();
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	await putIntoCart(priya, mug.variant_id, 2);
	const cart = await putIntoCart(priya, mat.variant_id);
	expect([cart.total_points, cart.total_wallet_points]).toEqual([600, 400]);
	const [first, again] = [
		await priya.client.call("checkout/checkout", orderOf(cart)),
		await priya.client.call("checkout/checkout", orderOf(cart)),
	];
	expect(again).toEqual(first);
	expect(Object.keys(first.orders)).toHaveLength(2);
	expect(first).toMatchObject({ point_balance: 400, wallet_balance_in_points: 100 });
	expect(first.msg).toMatch(/^Thank you\. Orders \S+ and \S+ are placed\.$/);
	expect(first.msg).not.toContain("<number");
	const { table_rows } = await priya.client.call("orders/get-member-orders", {});
	const wallet = table_rows.find(({ product_type }) => product_type === "wallet_product")!;
	expect(table_rows.map(({ total_points }) => total_points).sort()).toEqual([400, 600]);
	await expect.poll(async () => (await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
	await priya.client.call("orders/cancel-order", { order_id: wallet.id });
	expect([await pointsOf(priya), await walletOf(priya)]).toEqual([400, 500]);
	expect(
		(await historyOf(priya)).map(({ kind, points, order_number }) => [kind, points, order_number !== null]),
	).toEqual([
		["given_back", 400, true],
		["ordered", -400, true],
		["issued", 500, false],
	]);
});

test("what the wallet lacks is said, points do not help, and nothing is ordered; a wallet that buys nothing sells nothing", async () => {
	const { acme, olga, priya, mug, mat } = await makeCompany();
	await giveWallet(acme, { owner: olga, member: priya, points: 100 });
	await putIntoCart(priya, mug.variant_id);
	await putIntoCart(priya, mat.variant_id);
	const short = await tryCheckout(priya);
	expect(short.body).toMatchObject({
		...{ resultType: "insufficient_wallet_points" },
		resultMsg: "You need 300 more in “Wallet” for this order. Nothing was ordered.",
	});
	expect([await pointsOf(priya), await walletOf(priya)]).toEqual([1_000, 100]);
	await giveWallet(acme, { owner: olga, member: priya, points: 900 });
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.wallets_redemptions_enabled', 0) where account_id = ${acme.id}`,
	]);
	const off = await tryCheckout(priya);
	expect(off.body).toMatchObject({ resultType: "item_not_available", resultMsg: expect.stringContaining("Yoga mat") });
	const put = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId: mat.variant_id }, quantity: 1 });
	expect(put.body.resultType).toBe("item_not_available");
	expect([await pointsOf(priya), await walletOf(priya)]).toEqual([1_000, 1_000]);
	const stock = await acme.database.read(
		sql<{
			stock: number;
		}>`select stock from variants where account_id = ${acme.id} and id in (${mug.variant_id}, ${mat.variant_id})`,
	);
	expect(stock).toEqual([{ stock: 5 }, { stock: 5 }]);
});

test("points end first in, first out, at the day that was said; their owner is told 30, 7 and 1 days ahead, once each", async () => {
	const { acme, olga, priya, mat } = await makeCompany({ settings: { wallet_expiry_months: 6 } });
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	await putIntoCart(priya, mat.variant_id);
	expect((await tryCheckout(priya)).status).toBe(200);
	await giveWallet(acme, { owner: olga, member: priya, points: 300 });
	const [{ expires_at } = { expires_at: 0 }] = (await priya.client.call("wallets/get-wallets", {})).expiries;
	const ends = (days: number) => endsIn(acme, 500, days);
	const told = async () => {
		await runWorkOf(acme, expirePoints);
		await runWorkOf(acme, expirePoints);
		const { table_rows } = await priya.client.call("notifications/get-notifications", {});
		return table_rows.map(({ text }) => text).filter((text) => text.includes("Wallet"));
	};
	expect(expires_at).toBeGreaterThan(Date.now() + 180 * dayMs);
	expect(await told()).toEqual([]);
	const said = (when: string) => `100 points of your Wallet expire ${when}`;
	await ends(29.5);
	expect(await told()).toEqual([said("in 30 days")]);
	await ends(6.5);
	expect(await told()).toEqual([said("in 7 days"), said("in 30 days")]);
	await ends(0.5);
	expect(await told()).toEqual([said("tomorrow"), said("in 7 days"), said("in 30 days")]);
	expect(await walletOf(priya)).toBe(400);
	await ends(-0.1);
	await told();
	expect(await refresh(priya)).toMatchObject({ wallet_balance_in_points: 300, wallet_points_earned: 800 });
	expect((await historyOf(priya))[0]).toMatchObject({ kind: "expired", points: -100, balance: 300 });
	const { expiries } = await priya.client.call("wallets/get-wallets", {});
	expect(expiries.map(({ points }) => points)).toEqual([300]);
	await told();
	expect(await walletOf(priya)).toBe(300);
});

test("what was bought for a wallet never ends in place of what was put in, and counts until it is given back", async () => {
	standInForStripe();
	const { acme, olga } = await makeCompany({ flags: sellingFlags, settings: { wallet_expiry_months: 6 } });
	const mat = await addItem(acme, { product_type: "wallet_product", variants: [{ points: 500, stock: 5 }] });
	const priya = await addBuyer(acme);
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	await putIntoCart(priya, mat.variant_id);
	expect((await tryCheckout(priya)).status).toBe(200);
	const buy = async (amount: number) => {
		const id = await beginToBuy(priya, { amount, pointsType: "wallet_product" });
		await follow(acme);
		return id;
	};
	const endings = async () => (await priya.client.call("wallets/get-wallets", {})).expiries.map(({ points }) => points);
	const bought = await buy(500);
	expect([await walletOf(priya), await endings()]).toEqual([500, []]);
	// As a purchase stood that was credited before: the migration adds its issue.
	await acme.database.write([sql`delete from wallet_issues where account_id = ${acme.id} and expires_at is null`]);
	expect(await endings()).toEqual([500]);
	const added = env.MIGRATIONS.shard.find(({ name }) => name.startsWith("0087_"))!;
	// Of this account alone: other tests' purchases on the shard have their issues.
	for (const query of added.queries)
		await env[`SHARD_${acme.shard}` as "SHARD_0"]
			.prepare(`${query.trim().replace(/;$/, "")} AND p.account_id = ?`)
			.bind(acme.id)
			.run();
	expect(await endings()).toEqual([]);
	await endsIn(acme, 500, -0.1);
	await runWorkOf(acme, expirePoints);
	expect(await walletOf(priya)).toBe(500);
	await giveWallet(acme, { owner: olga, member: priya, points: 300 });
	expect(await endings()).toEqual([300]);
	await priya.client.call("buy-points/refund-purchase", { purchase_id: bought });
	await follow(acme);
	expect([await walletOf(priya), await endings()]).toEqual([300, [300]]);
	await endsIn(acme, 300, -0.1);
	await runWorkOf(acme, expirePoints);
	expect(await walletOf(priya)).toBe(0);
});

/** Lets the issue of so many points end in some days, as if it had been made earlier. */
async function endsIn(tenant: TestTenant, points: number, days: number): Promise<void> {
	const at = Math.round(Date.now() + days * dayMs);
	await tenant.database.write([
		sql`update wallet_issues set next_at = ${Math.min(at, Date.now() - 1)}, expires_at = ${at}
			where account_id = ${tenant.id} and points = ${points} and expires_at is not null`,
	]);
}

test("the wallet's name and the months until points end are the owner's to set; the catalogue's file says what the wallet buys", async () => {
	const { acme, olga, priya } = await makeCompany();
	const asked = { language_code: "en", name: "Wellbeing", expiry_months: 12 };
	expect((await priya.client.try("wallets/save-wallet", asked)).status).toBe(403);
	expect((await olga.client.try("wallets/save-wallet", { ...asked, language_code: "de" })).body.resultType).toBe(
		"validation",
	);
	await olga.client.call("wallets/save-wallet", asked);
	const { wallets, expiry_months, available_points } = await olga.client.call("wallets/get-wallets", {});
	expect([wallets[0]?.name, expiry_months, available_points]).toEqual(["Wellbeing", 12, 0]);
	const upload = (lines: readonly string[]) => importFile(acme, olga, "catalogue", lines.join("\n"));
	const typesOf = async () => {
		const { table_rows } = await priya.client.call("catalog/get-items", {});
		return Object.fromEntries(table_rows.map(({ name, product_type }) => [name, product_type]));
	};
	await upload(["Handle,Title,Variant Price,Paid With", "yoga,Yoga class,9.00,wallet", "lamp,Lamp,5.00,"]);
	expect(await typesOf()).toMatchObject({ "Yoga class": "wallet_product", Lamp: "standard_product" });
	await upload(["Handle,Title,Variant Price", "yoga,Two yoga classes,9.00"]);
	expect(await typesOf()).toMatchObject({ "Two yoga classes": "wallet_product", Lamp: "standard_product" });
});
