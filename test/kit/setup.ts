/** Around all tests: migrates the databases, loads the texts, lets no crash pass unseen and no ledger unverified. */
import { applyD1Migrations, env } from "cloudflare:test";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import "#workers/texts";
import { keepCrashes, takeCrashes } from "./crashes";
import { setTimersDirectly } from "./quick-timers";
import { verifyAllLedgers } from "./verify-ledgers";
import { wrapPrototypesOnce } from "./wrapped-prototypes";

wrapPrototypesOnce();
setTimersDirectly();

beforeAll(async () => {
	await applyD1Migrations(env.DIRECTORY, env.MIGRATIONS.directory);
	await applyD1Migrations(env.SHARD_0, env.MIGRATIONS.shard);
	await applyD1Migrations(env.SHARD_1, env.MIGRATIONS.shard);
	keepCrashes();
});

afterEach(() => {
	expect(takeCrashes(), "the Worker logged a crash").toEqual([]);
});

afterAll(async () => {
	expect(await verifyAllLedgers(), "a ledger does not add up").toEqual([]);
});
