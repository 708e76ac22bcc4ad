/** Moves that cannot be done are refused before their moment, and the client stays where it is and goes on. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { aroundBatches } from "#test/kit/around-batches";
import { moveTo, rowsOn, subdomainOf } from "#test/kit/moves";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";

const setup = new OperatorClient();

/** A client at rest on the first shard, whose first copy is done, and an operator in front of such databases. */
async function makeCopied(canary: string) {
	const { tenant, member } = await createFullTenant(0, canary);
	await runOutboxWhole(tenant);
	const subdomain = subdomainOf(tenant);
	const asked = { subdomain, shard: "SHARD_1" };
	const behind = (databases: Partial<Record<"SHARD_0" | "SHARD_1", D1Database>>) => {
		const operator = new OperatorClient();
		operator.client.environment = { ...env, ...databases } as typeof env;
		return operator.try("operations/move-tenant", asked);
	};
	const copy = async () => expect((await setup.call("operations/move-tenant", asked)).state).toBe("copying");
	const goesOn = async () => {
		expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
		expect((await setup.call("operations/get-tenant", { subdomain })).shard).toBe("SHARD_0");
	};
	return { tenant, subdomain, behind, copy, goesOn };
}

test("a client whose pause would be too long is refused before the fence, with the seconds that it would take", async () => {
	const { behind, copy, goesOn, tenant, subdomain } = await makeCopied("slow");
	await copy();
	const slow = aroundBatches(env.SHARD_1, async (texts, run) => {
		if (texts.some((text) => /select .* from account_move_changes/i.test(text)))
			await new Promise((done) => setTimeout(done, 4_200));
		return run();
	});
	const refused = await behind({ SHARD_1: slow });
	expect([refused.status, refused.body.resultType]).toEqual([409, "tenant_too_large"]);
	expect(refused.body.resultMsg).toMatch(/\b([89]|1\d) seconds/);
	await goesOn();
	// What the move that was refused has noted to look at again is its own.
	const { account_move_changes: _noted, ...before } = await rowsOn(0, tenant.id);
	expect(await moveTo(setup, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
	expect(await rowsOn(1, tenant.id)).toEqual({ ...before, accounts: expect.anything() });
}, 60_000);

test("a fence that ended before the moment moves nothing, and the command goes on afterwards", async () => {
	const { behind, copy, goesOn, tenant, subdomain } = await makeCopied("late");
	await copy();
	const late = aroundBatches(env.SHARD_0, async (texts, run) => {
		if (texts.some((text) => /update account_moves set sealed_at/.test(text)))
			await env.SHARD_0.prepare("update account_moves set fenced_until = 1 where account_id = ?").bind(tenant.id).run();
		return run();
	});
	const refused = await behind({ SHARD_0: late });
	expect([refused.status, refused.body.resultType]).toEqual([409, "move_took_too_long"]);
	await goesOn();
	expect(await moveTo(setup, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
}, 60_000);

test("shards that do not come to hold the same are never switched, and the fence is lifted", async () => {
	const { behind, copy, goesOn, tenant, subdomain } = await makeCopied("unlike");
	await copy();
	const unlike = aroundBatches(env.SHARD_1, async (_texts, run) => {
		const answer = await run();
		await env.SHARD_1.prepare("update users set phone = '+15550100' where account_id = ?").bind(tenant.id).run();
		return answer;
	});
	const refused = await behind({ SHARD_1: unlike });
	expect([refused.status, refused.body.resultType]).toEqual([409, "move_differs"]);
	expect(refused.body.resultMsg).toContain("users");
	await goesOn();
	expect(await moveTo(setup, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
}, 60_000);

test("no client moves between shards whose migrations differ", async () => {
	const { behind, goesOn } = await makeCopied("older");
	const older = {
		prepare: (text: string) => env.SHARD_1.prepare(/d1_migrations/.test(text) ? `${text} limit 3` : text),
		batch: (statements: D1PreparedStatement[]) => env.SHARD_1.batch(statements),
	} as unknown as D1Database;
	const refused = await behind({ SHARD_1: older });
	expect([refused.status, refused.body.resultType]).toEqual([409, "shards_differ"]);
	await goesOn();
});
