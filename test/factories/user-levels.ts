/** Levels of tenants for tests: two of them, and the clock that follows people. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { runForAccount } from "#workers/background/run-schedule";
import { followLevels } from "#workers/features/user-levels/jobs/follow-levels";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

/** Points earned in a year, and two levels of these names; gives the first one's id. */
export async function addLevels(owner: TestMember, [first, second]: readonly [string, string]): Promise<number> {
	await owner.client.call("user-levels/save-level-rules", {
		...{ metric: "points_earned", window_months: 12, starts_month: 1 },
	});
	const { level_id } = await owner.client.call("user-levels/save-level", { name: first, from_figure: 100 });
	await owner.client.call("user-levels/save-level", { name: second, from_figure: 1_000 });
	return level_id;
}

/** Runs what the clock does about levels until it rests. */
export async function followLevelsOf({ id, shard, database }: TestTenant, environment: object = {}): Promise<void> {
	const work = { account_id: id, shard, works: [followLevels.name] };
	for (let times = 0; times < 20; times += 1) {
		await runForAccount({ ...env, ...environment } as unknown as Environment, { waitUntil: () => undefined }, work);
		const [row] = await database.read(
			sql<{ due_at: number }>`select due_at from due_work where account_id = ${id} and work = ${followLevels.name}`,
		);
		if (row!.due_at > isolateClock.current.now()) return;
	}
	throw new Error("the clock never rests");
}
