/** What an account's owners set of its points and buy for it, over HTTP. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addBuyer, beginToBuy, createSellingTenant, follow, purchaseOf } from "#test/factories/purchases";
import { standInForStripe } from "#test/kit/payments";
import { runWorkOf } from "#test/kit/schedule";
import { tellLow } from "#workers/features/buy-points/jobs/tell-low";

afterEach(() => vi.restoreAllMocks());

test("an owner tops the account up, and gives it back while it is available; others cannot", async () => {
	standInForStripe();
	const acme = await createSellingTenant({ available: 100 });
	const olu = await addBuyer(acme, { role: "account_owner", switches: { buy_points_enabled: 0 } });
	const priya = await addBuyer(acme);
	const refused = await priya.client.try("buy-points/quote", { amount: 5_000, pointsType: "top_up" });
	expect(refused.status).toBe(403);
	const id = await beginToBuy(olu, { amount: 5_000, pointsType: "top_up" });
	await follow(acme);
	expect(await purchaseOf(olu, id)).toMatchObject({ state: "credited", product: "top_up" });
	const available = async () => (await olu.client.call("buy-points/get-top-up-plan", {})).available_points;
	expect(await available()).toBe(5_100);
	await olu.client.call("buy-points/refund-purchase", { purchase_id: id });
	expect(await available()).toBe(100);
});

test("owners are told once that fewer points are available than they wanted, and again after there were enough", async () => {
	standInForStripe();
	const acme = await createSellingTenant({ available: 1_500 });
	const olu = await addBuyer(acme, { role: "account_owner" });
	const set = (low_threshold: "none" | "2000" | "1000" | "custom", low_threshold_points?: number) =>
		olu.client.try("buy-points/update-low-threshold", { low_threshold, low_threshold_points });
	const told = async () => {
		await runWorkOf(acme, tellLow);
		const [row] = await acme.database.read(
			sql<{
				count: number;
			}>`select count(*) as count from notifications where account_id = ${acme.id} and kind = 'buy-points/available-low'`,
		);
		return row!.count;
	};
	expect((await set("custom")).body.errors).toHaveProperty("low_threshold_points");
	await set("1000");
	expect(await told()).toBe(0);
	await set("2000");
	expect(await told()).toBe(1);
	expect(await told()).toBe(1);
	await beginToBuy(olu, { amount: 5_000, pointsType: "top_up" });
	await follow(acme);
	expect(await told()).toBe(1);
	await set("custom", 7_000);
	expect(await told()).toBe(2);
	expect(await olu.client.call("buy-points/get-top-up-plan", {})).toMatchObject({
		...{ low_threshold: "custom", low_threshold_points: 7_000 },
	});
	await set("none");
	expect(await told()).toBe(2);
});
