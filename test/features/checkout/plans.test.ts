/** What an order's guards read follows its lines: they never walk the whole catalogue. */
import { expect, test } from "vitest";
import { planOf } from "#test/kit/plan";
import { createTenant } from "#test/kit/tenant";
import { assertMayBuy } from "#workers/features/checkout/store/guards";

test("an order's guards read by index, not by walking the tenant", async () => {
	const { shard } = await createTenant();
	const basket = [{ variant: { id: 1 }, points_seen: 5, quantity: 1 }] as unknown as Parameters<typeof assertMayBuy>[2];
	const steps = await planOf(shard, assertMayBuy(1, 2, basket, 3));
	const scans = steps.filter((step) => /\(account_id=\?\)/.test(step) && !/\b(accounts|a) /.test(step));
	expect(scans).toEqual([]);
});
