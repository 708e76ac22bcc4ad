/** Around all tests: migrates the databases, loads the texts, lets no crash pass unseen and no ledger unverified. */
import { applyD1Migrations, env } from "cloudflare:test";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import "#workers/texts";
import { verifyAllLedgers } from "./verify-ledgers";

const crashes: string[] = [];
const print = console.log;

beforeAll(async () => {
	await applyD1Migrations(env.DIRECTORY, env.MIGRATIONS.directory);
	await applyD1Migrations(env.SHARD_0, env.MIGRATIONS.shard);
	await applyD1Migrations(env.SHARD_1, env.MIGRATIONS.shard);
	vi.spyOn(console, "log").mockImplementation((line: unknown, ...rest: unknown[]) => {
		if (typeof line === "string" && line.startsWith('{"level"')) {
			if (line.startsWith('{"level":"error"')) crashes.push(line);
			return;
		}
		print(line, ...rest);
	});
});

afterEach(() => {
	const seen = crashes.splice(0);
	expect(seen, "the Worker logged a crash").toEqual([]);
});

afterAll(async () => {
	expect(await verifyAllLedgers(), "a ledger does not add up").toEqual([]);
});

/** Takes the crashes that a test provoked on purpose. */
export function takeCrashes(): string[] {
	return crashes.splice(0);
}
