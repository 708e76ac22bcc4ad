/** Purchases of points for tests: somebody who may buy, what they buy, and what the provider's answer makes of it. */
import { sql } from "drizzle-orm";
import { runByHand, runOutbox } from "#test/kit/outbox";
import {
	createTenant,
	type MemberOptions,
	newId,
	type TenantOptions,
	type TestMember,
	type TestTenant,
} from "#test/kit/tenant";
import { insertPastPurchases } from "#workers/features/buy-points";
import { savePlan } from "#workers/features/buy-points/store/plans";
import { rowsOf } from "#workers/kernel/sql";

/** The switches with which everything can be bought. */
export const sellingFlags = { buy_points_enabled: 1, buy_wallet_points_enabled: 1, wallets_enabled: 1 } as const;

/** An account that sells points, at a cent each. */
export function createSellingTenant(options: TenantOptions = {}): Promise<TestTenant> {
	return createTenant({ ...options, flags: { ...sellingFlags, ...options.flags } });
}

/** Somebody who may buy; the test alone says when messages run. */
export async function addBuyer(tenant: TestTenant, options: MemberOptions = {}): Promise<TestMember> {
	const buyer = await tenant.addMember({ ...options, switches: { buy_points_enabled: 1, ...options.switches } });
	runByHand(buyer.client);
	return buyer;
}

/** What somebody buys. */
type Wanted = { token?: string; amount?: number; pointsType?: "standard_product" | "wallet_product" | "top_up" };

/** Quotes and pays; what follows waits in the outbox. Gives the purchase's id. */
export async function beginToBuy(buyer: TestMember, wanted: Wanted = {}): Promise<number> {
	const { token = "pm_card_visa", amount = 2_930, pointsType = "standard_product" } = wanted;
	const { quote_id } = await buyer.client.call("buy-points/quote", { amount, pointsType });
	await buyer.client.call("buy-points/buy-points", { token, amount, pointsType, quote_id });
	return quote_id;
}

/** Runs what follows of purchases. */
export const follow = (tenant: TestTenant) => runOutbox(tenant, "buy-points/follow-purchase");

/** The purchase as its buyer sees it. */
export async function purchaseOf(buyer: TestMember, purchase_id: number) {
	return (await buyer.client.call("buy-points/get-purchase", { purchase_id })).purchase;
}

/** A purchase of the past that failed, and a plan of top-ups, of which the ledger knows nothing. Gives the purchase's id. */
export async function addPastPurchase(tenant: TestTenant, { id: user_id }: Pick<TestMember, "id">): Promise<number> {
	const id = newId();
	const past = { id, user_id, product: "standard_product", points: 900, card: "Visa 0002", created_at: 1 } as const;
	const account = { id: tenant.id, point_price: 10_000, country: "USA" };
	await tenant.database.write([
		...insertPastPurchases(account, [{ ...past, state: "failed", failure: "card_declined" }], newId),
		savePlan(tenant.id, 2_000, 5_000),
	]);
	return id;
}

/** Purchases that failed, for each of these people; of twenty one is of the wallet. */
export async function addManyPurchases(tenant: TestTenant, many: readonly number[], people: readonly number[]) {
	const rows = people.flatMap((user_id, place) =>
		many.map((at) => ({
			...{ id: newId(), number: place * 1_000_000 + at + 1, user_id, created_at: 1_700_000_000_000 + at * 3_600_000 },
			product: at % 20 ? "standard_product" : "wallet_product",
		})),
	);
	await tenant.database.write([
		sql`insert into purchases (account_id, id, number, user_id, product, points, price_cents, fee_cents, total_cents, currency, state,
				attempt, expires_at, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'number', value ->> 'user_id', value ->> 'product', 500, 500, 45, 545, 'USD', 'failed',
			1, 0, value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}
