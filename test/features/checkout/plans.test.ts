/** What an order's guards read follows its lines: they never walk the whole catalogue. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { assertMayBuy } from "#workers/features/checkout/store/guards";
import { shardDatabase } from "#workers/kernel/environment";
import { prepare } from "#workers/kernel/sql";

test("an order's guards read by index, not by walking the tenant", async () => {
	const { shard } = await createTenant();
	const basket = [{ variant: { id: 1 }, points_seen: 5, quantity: 1 }] as unknown as Parameters<typeof assertMayBuy>[2];
	const { text, params } = prepare(assertMayBuy(1, 2, basket, 3));
	const { results } = await shardDatabase(env, shard)
		.prepare(`explain query plan ${text}`)
		.bind(...params)
		.all<{ detail: string }>();
	const walks = results
		.map(({ detail }) => detail)
		.filter((detail) => /\(account_id=\?\)/.test(detail) && !/\b(accounts|a) /.test(detail));
	expect(walks, text).toEqual([]);
});
