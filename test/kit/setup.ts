/** Before any test: migrates the three databases, loads the texts, and lets no crash pass unseen. */
import { applyD1Migrations, env } from "cloudflare:test";
import { afterEach, beforeAll, expect, vi } from "vitest";
import "#workers/texts";

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

/** Takes the crashes that a test provoked on purpose. */
export function takeCrashes(): string[] {
	return crashes.splice(0);
}
