/** How often something may be done: fixed windows counted in the tenant's database or, where a slip is harmless, in the isolate. */
import { sql } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Environment } from "./environment";
import { Refusal } from "./errors";

/** At most so many in a window of so many seconds. */
export type Limit = { most: number; per_seconds: number; isCountedInIsolate?: boolean };

/** The defaults; `LIMITS` in the environment overrides them by name. */
export const defaultLimits: Record<string, Limit> = {
	sign_in: { most: 10, per_seconds: 300 },
	mail: { most: 10, per_seconds: 600 },
	checkout: { most: 20, per_seconds: 60, isCountedInIsolate: true },
	report: { most: 20, per_seconds: 600 },
	upload: { most: 20, per_seconds: 600 },
	search: { most: 120, per_seconds: 60, isCountedInIsolate: true },
};

const counts = new Map<string, number>();

/** The limit in force under this name. Throws for a name that nothing declares. */
export function limitNamed(env: Pick<Environment, "LIMITS">, name: string): Limit {
	const limit = defaultLimits[name];
	if (!limit) throw new Error(`no limit is called ${name}`);
	const overrides = env.LIMITS ? (JSON.parse(env.LIMITS) as Record<string, Partial<Limit>>) : {};
	return { ...limit, ...overrides[name] };
}

/** Counts one use in the isolate's memory. Throws a 429 refusal above the limit. */
export function countInIsolate(name: string, limit: Limit, subject: string, clock: Clock): void {
	const key = `${name}|${subject}|${windowStart(limit, clock)}`;
	const count = (counts.get(key) ?? 0) + 1;
	if (counts.size > 10_000) counts.clear();
	counts.set(key, count);
	refuseAbove(limit, count);
}

/** The statement that counts one use in the database and returns `count`. */
export function countUse(account_id: number, name: string, limit: Limit, subject: string, clock: Clock) {
	return sql<{ count: number }>`insert into limit_counts (account_id, name, subject, window_start, count)
		values (${account_id}, ${name}, ${subject}, ${windowStart(limit, clock)}, 1)
		on conflict (account_id, name, subject, window_start) do update set count = count + 1 returning count`;
}

/** Forgets what was counted for a subject, after a success that shows that nobody was guessing. */
export function forgetUses(account_id: number, name: string, subject: string) {
	return sql`delete from limit_counts where account_id = ${account_id} and name = ${name} and subject = ${subject}`;
}

/** Removes counts of windows that are long over. */
export function sweepLimitCounts(account_id: number, now: number) {
	return sql`delete from limit_counts where account_id = ${account_id} and window_start < ${now - 86_400_000}`;
}

/** Throws a 429 refusal when the count is above the limit. */
export function refuseAbove(limit: Limit, count: number): void {
	if (count > limit.most) throw new Refusal("rate_limited", 429, { seconds: limit.per_seconds });
}

function windowStart(limit: Limit, clock: Clock): number {
	const windowMs = limit.per_seconds * 1000;
	return Math.floor(clock.now() / windowMs) * windowMs;
}
