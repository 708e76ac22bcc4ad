/** Buying points over HTTP: who may, at which price, and what each answer of the bank makes of it. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addBuyer, beginToBuy, createSellingTenant, follow, purchaseOf } from "#test/factories/purchases";
import { standInForStripe } from "#test/kit/payments";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

afterEach(() => vi.restoreAllMocks());

async function balancesOf(tenant: TestTenant, user_id: number) {
	const rows = await tenant.database.read(
		sql<{ unit: string; balance: number }>`select unit, balance from ledger_accounts
			where account_id = ${tenant.id} and kind = 'member' and owner_id = ${user_id}`,
	);
	return Object.fromEntries(rows.map(({ unit, balance }) => [unit, balance]));
}

async function availableOf(tenant: TestTenant) {
	const rows = await tenant.database.read(
		sql<{ balance: number }>`select balance from ledger_accounts
			where account_id = ${tenant.id} and kind = 'budget' and unit = 'points' and owner_id = 0`,
	);
	return rows[0]?.balance;
}

test("[buy_points-02] [buy_points-05] a paid token adds points to the balance, or to the wallet by the product, once, and takes nothing of what the client has", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant({ available: 500 });
	const priya = await addBuyer(acme, { points: 4_250 });
	const { quote_id, ...quote } = await priya.client.call("buy-points/quote", { amount: 2_930 });
	expect(quote).toMatchObject({
		points: 2_930,
		price_cents: 2_930,
		fee_cents: 115,
		total_cents: 3_045,
		currency: "USD",
	});
	expect(Math.abs(quote.expires_at - Date.now() - 600_000)).toBeLessThan(5_000);
	const paid = { token: "pm_card_visa", amount: 2_930, pointsType: "standard_product" as const, quote_id };
	const first = await priya.client.call("buy-points/buy-points", paid);
	expect(await priya.client.call("buy-points/buy-points", paid)).toMatchObject(first);
	expect(await purchaseOf(priya, quote_id)).toMatchObject({ state: "created", step: "processing" });
	await follow(acme);
	expect(await purchaseOf(priya, quote_id)).toMatchObject({ state: "credited", step: "success", card: "Visa 4242" });
	expect(await balancesOf(acme, priya.id)).toEqual({ points: 7_180, wallet: 0 });
	const wallet = await beginToBuy(priya, { amount: 1_000, pointsType: "wallet_product", token: "tok_visa" });
	await follow(acme);
	expect(await purchaseOf(priya, wallet)).toMatchObject({ state: "credited", product: "wallet_product" });
	expect(await balancesOf(acme, priya.id)).toEqual({ points: 7_180, wallet: 1_000 });
	expect(await availableOf(acme)).toBe(500);
	expect(stripe.intents().map(({ amount, currency, status }) => [amount, currency, status])).toEqual([
		[3_045, "usd", "succeeded"],
		[1_059, "usd", "succeeded"],
	]);
	// Without a quote the price is the one of this moment, and the token alone tells a repeat.
	const alone = { token: "pm_card_mastercard", amount: 500, pointsType: "standard_product" as const };
	const again = await Promise.all([1, 2].map(() => priya.client.call("buy-points/buy-points", alone)));
	expect(again[0]).toMatchObject({ purchase_id: again[1]!.purchase_id });
	await follow(acme);
	expect(await balancesOf(acme, priya.id)).toEqual({ points: 7_680, wallet: 1_000 });
	const lines = await priya.client.call("points/get-ledger", {});
	expect(JSON.stringify(lines.table_rows)).toContain("Issuance [Point Purchase]");
});

test("[buy_points-04] points are sold to a person whose switch is on, by the account's switch of what is bought; to nobody else", async () => {
	standInForStripe();
	const tries = async (flags: Record<string, 0 | 1>, switches: Record<string, 0 | 1>) => {
		const tenant = await createTenant({ flags });
		const person = await addBuyer(tenant, { switches: { buy_points_enabled: 0, ...switches } });
		const statusOf = async (pointsType: "standard_product" | "wallet_product" | "top_up") => {
			const quote = await person.client.try("buy-points/quote", { amount: 1_000, pointsType });
			const buy = await person.client.try("buy-points/buy-points", {
				token: `pm_card_${pointsType}`,
				amount: 1_000,
				pointsType,
			});
			expect(quote.status).toBe(buy.status);
			return quote.status;
		};
		const { products } = await person.client.call("buy-points/get-payment-methods", {});
		return [
			await statusOf("standard_product"),
			await statusOf("wallet_product"),
			products.map(({ product }) => product),
		];
	};
	const person = { buy_points_enabled: 1 } as const;
	const wallets = { wallets_enabled: 1, buy_wallet_points_enabled: 1 } as const;
	expect(await tries({ buy_points_enabled: 1 }, person)).toEqual([200, 403, ["standard_product"]]);
	expect(await tries(wallets, person)).toEqual([403, 200, ["wallet_product"]]);
	expect(await tries({ ...wallets, buy_points_enabled: 1 }, {})).toEqual([403, 403, []]);
	expect(await tries({}, person)).toEqual([403, 403, []]);
});

test("what a bank refuses is kept with its reason, and another card pays the same price while it holds", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	const id = await beginToBuy(priya, { token: "pm_card_visa_chargeDeclinedInsufficientFunds" });
	const again = (token: string) =>
		priya.client.try("buy-points/buy-points", {
			...{ token, amount: 2_930, quote_id: id },
		});
	const refusedWith: [string, string][] = [
		["pm_card_visa_chargeDeclined", "card_declined"],
		["pm_card_chargeDeclinedExpiredCard", "expired_card"],
		["pm_card_chargeDeclinedProcessingError", "processing_error"],
		["pm_card_nobody_knows", "token_unknown"],
	];
	expect((await again("pm_card_visa")).body).toMatchObject({ resultType: "purchase_under_way" });
	await follow(acme);
	expect(await purchaseOf(priya, id)).toMatchObject({
		...{ step: "failure", failure: "insufficient_funds", card: "Visa 9995", may_try_again: true },
	});
	for (const [token, failure] of refusedWith) {
		expect((await again(token)).status).toBe(200);
		await follow(acme);
		expect(await purchaseOf(priya, id)).toMatchObject({ state: "failed", failure });
	}
	expect(await balancesOf(acme, priya.id)).toEqual({ points: 0, wallet: 0 });
	expect((await again("pm_card_mastercard")).status).toBe(200);
	await follow(acme);
	expect(await purchaseOf(priya, id)).toMatchObject({ state: "credited", card: "Mastercard 4444", failure: null });
	expect((await again("tok_visa")).body).toMatchObject({ resultType: "purchase_under_way" });
	expect(stripe.intents().filter(({ metadata }) => metadata.purchase_id === String(id))).toHaveLength(1);
	const dan = await addBuyer(acme);
	expect((await dan.client.try("buy-points/get-purchase", { purchase_id: id })).status).toBe(404);
	expect((await dan.client.try("buy-points/refund-purchase", { purchase_id: id })).status).toBe(404);
	const others = await dan.client.try("buy-points/buy-points", { token: "tok_visa", amount: 2_930, quote_id: id });
	expect(others.status).toBe(404);
});

test("a price that ended, a number that was not quoted, and an account without price or provider are refused", async () => {
	standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	const { quote_id } = await priya.client.call("buy-points/quote", { amount: 1_000 });
	const pay = (amount: number) =>
		priya.client.try("buy-points/buy-points", { token: "pm_card_visa", amount, quote_id });
	expect((await pay(1_001)).body.errors).toHaveProperty("amount");
	expect((await priya.client.try("buy-points/quote", { amount: 499 })).body.errors).toHaveProperty("amount");
	await acme.database.write([sql`update purchases set expires_at = 0 where account_id = ${acme.id}`]);
	expect((await pay(1_000)).body).toMatchObject({ resultType: "price_ended" });
	expect((await purchaseOf(priya, quote_id)).step).toBe("expired");
	const free = await addBuyer(await createSellingTenant({ point_price: 0 }));
	expect((await free.client.try("buy-points/quote", { amount: 1_000 })).body).toMatchObject({
		resultType: "no_point_price",
	});
	const bare = await addBuyer(acme);
	bare.client.environment = { ...bare.client.environment, STRIPE_SECRET_KEY: "" } as typeof bare.client.environment;
	expect((await bare.client.try("buy-points/quote", { amount: 1_000 })).body).toMatchObject({
		resultType: "cards_not_taken",
	});
	expect((await bare.client.call("buy-points/get-payment-methods", {})).methods).toEqual([]);
});

test("points are given back while they are there: once, with their money after them, for 30 days", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant({ available: 900 });
	const priya = await addBuyer(acme);
	const refund = (purchase_id: number) => priya.client.try("buy-points/refund-purchase", { purchase_id });
	const id = await beginToBuy(priya);
	expect((await refund(id)).body).toMatchObject({ resultType: "purchase_not_refundable" });
	await follow(acme);
	const [reply, repeated] = await Promise.all([refund(id), refund(id)]);
	expect([reply.status, repeated.status]).toEqual([200, 200]);
	expect(await purchaseOf(priya, id)).toMatchObject({ state: "refunded", is_refund_sent: false });
	expect(stripe.refunds()).toEqual([]);
	await follow(acme);
	expect(await purchaseOf(priya, id)).toMatchObject({ state: "refunded", is_refund_sent: true });
	expect(stripe.refunds()).toMatchObject([{ amount: 3_045 }]);
	expect([await balancesOf(acme, priya.id), await availableOf(acme)]).toEqual([{ points: 0, wallet: 0 }, 900]);
	const spent = await beginToBuy(priya);
	await follow(acme);
	await spend(acme, priya, 1);
	expect((await refund(spent)).body).toMatchObject({ resultType: "points_spent" });
	expect(await purchaseOf(priya, spent)).toMatchObject({ state: "credited", may_refund: true });
	await acme.database.write([
		sql`update purchases set credited_at = 1 where account_id = ${acme.id} and id = ${spent}`,
	]);
	expect((await refund(spent)).body).toMatchObject({ resultType: "purchase_not_refundable" });
	const old = await priya.client.call("buy-points/get-payment-history", {});
	expect(old.table_rows).toMatchObject([
		{ id: spent, state: "credited" },
		{ id, state: "refunded", number: "BP-30001" },
	]);
});

/** Spends some of a person's points, as an order would. */
async function spend(tenant: TestTenant, { points_account_id }: TestMember, points: number) {
	const id = Date.now();
	await tenant.database.write([
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, created_at)
			values (${tenant.id}, ${id}, 'Redemption', ${`spent-${id}`}, 'order', ${id})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${tenant.id}, ${id}, ${points_account_id}, a.id, ${points}, ${id} from ledger_accounts a
			where a.account_id = ${tenant.id} and a.kind = 'orders_paid' and a.unit = 'points'`,
	]);
}

test("[buy_points-06] the calls of payment answer on their paths: methods, history, threshold and buying", async () => {
	standInForStripe();
	const acme = await createSellingTenant();
	const olu = await addBuyer(acme, { role: "account_owner" });
	const send = async (call: string, payload: object) =>
		(await olu.client.post(`/api/payment/api_${call}`, payload)).body;
	expect(await send("get_payment_methods", {})).toMatchObject({
		methods: [{ token: "page", kind: "page" }, { token: "pm_card_visa", kind: "test_token" }, {}, {}, {}, {}, {}],
	});
	expect(await send("update_low_threshold", { low_threshold: "2000" })).toMatchObject({ low_threshold: 2_000 });
	const bought = await send("buy_points", { token: "pm_card_visa", amount: 700, pointsType: "standard_product" });
	expect(bought).toMatchObject({ resultStatus: "success", purchase_id: expect.any(Number) });
	expect(await send("get_payment_history", {})).toMatchObject({
		total_rows: 1,
		table_rows: [{ points: 700, state: "created" }],
	});
});
