/** Runs what the clock starts for the whole platform, while the clients of all tests rest: what those left behind is theirs. */
import { env } from "cloudflare:test";
import { runSchedule } from "#workers/background/run-schedule";
import type { Environment } from "#workers/kernel/environment";

/** Runs the schedule with these bindings, for the platform alone. */
export async function runPlatformWork(changed: Partial<Environment> = {}): Promise<void> {
	const DIRECTORY = {
		// The one question for the accounts of a shard finds none.
		prepare: (text: string) =>
			env.DIRECTORY.prepare(text.includes("suspended_at is null") ? `${text} offset 1000000` : text),
		batch: (statements: D1PreparedStatement[]) => env.DIRECTORY.batch(statements),
	} as unknown as D1Database;
	await runSchedule({ ...env, DIRECTORY, ...changed } as unknown as Environment, { waitUntil: () => undefined });
}
