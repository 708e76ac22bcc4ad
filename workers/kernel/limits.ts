/** How often something may be done: windows counted in the tenant's database or, where a slip is harmless, in the isolate; and tries that slow each other down. */
import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { countOnce } from "../runtime/counts";
import { memoized } from "../runtime/memo";
import { type Clock, secondMs } from "./clock";
import type { Environment } from "./environment";
import { Refusal } from "./errors";
import type { Account } from "./identity";
import type { Statement } from "./sql";

/**
 * At most so many in a window of so many seconds. With `slows_to_seconds` nobody is locked out: after so many tries each
 * further one waits, twice as long each time up to that; the count is forgotten after `per_seconds` without a try.
 */
export type Limit = { max: number; per_seconds: number; slows_to_seconds?: number; isCountedInIsolate?: boolean };

const defaults = {
	sign_in: { max: 10, per_seconds: 3_600, slows_to_seconds: 60 },
	sign_in_network: { max: 100, per_seconds: 300 },
	link: { max: 20, per_seconds: 300 },
	link_network: { max: 300, per_seconds: 300 },
	password_reset: { max: 3, per_seconds: 900 },
	password_reset_network: { max: 60, per_seconds: 900 },
	sign_up: { max: 3, per_seconds: 900 },
	sign_up_network: { max: 60, per_seconds: 900 },
	mail: { max: 10, per_seconds: 600 },
	email_change: { max: 10, per_seconds: 3_600 },
	/** For each person who has not joined, whoever writes to them. */
	invitation: { max: 1, per_seconds: 3_600 },
	checkout: { max: 20, per_seconds: 60, isCountedInIsolate: true },
	/** Quotes, payments and refunds of points, which ask the provider of payments. */
	payment: { max: 30, per_seconds: 600 },
	report: { max: 20, per_seconds: 600 },
	upload: { max: 20, per_seconds: 600 },
	/** Parts of files, of which one may have forty. */
	upload_part: { max: 1_000, per_seconds: 600 },
	/** Details of programs, which may carry a picture. */
	program: { max: 120, per_seconds: 600 },
	/** Whatever asks those who confirm a client's names of the DNS. */
	domain: { max: 30, per_seconds: 600 },
	measure: { max: 120, per_seconds: 60, isCountedInIsolate: true },
	search: { max: 120, per_seconds: 60, isCountedInIsolate: true },
	/** What a client tells of a person's actions, a line of the audit each. */
	user_action: { max: 300, per_seconds: 600 },
	/** Texts that a client hands in to be translated. */
	saved_text: { max: 120, per_seconds: 600 },
	/**
	 * For each account, whoever sends them: about the most of the cheapest calls that an isolate answers in that time, so
	 * that no client takes it all. Asked before any database is.
	 */
	account_requests: { max: 6_000, per_seconds: 10, isCountedInIsolate: true },
	/** Announcements that an owner writes, corrects and sends. */
	announcement: { max: 60, per_seconds: 600 },
	poll: { max: 30, per_seconds: 600 },
	form: { max: 300, per_seconds: 600 },
	/** Whom one follows or blocks. */
	follow: { max: 300, per_seconds: 600 },
	/** Changes of people's records by one owner. */
	member_record: { max: 120, per_seconds: 600 },
	/** Calls of giving, which may carry a picture. */
	giving: { max: 300, per_seconds: 600, isCountedInIsolate: true },
	recognitions_a_day: { max: 100, per_seconds: 86_400 },
	recipients_a_day: { max: 2_000, per_seconds: 86_400 },
} satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof defaults;

/** The defaults; `LIMITS` in the environment overrides them by name. */
export const defaultLimits: Record<LimitName, Limit> = defaults;

/** One use that is to be counted: of which limit, by whom, and when. */
export type Use = { name: LimitName; limit: Limit; subject: string; now: number };

/** What a counted use came to: over the limit or not, and how long to wait then. */
type Counted = { is_over: 0 | 1; wait_ms: number };

const overridesIn = memoized(
	{ maxEntries: 10, maxKeyLength: Number.POSITIVE_INFINITY },
	(text: string) => JSON.parse(text) as Record<string, Partial<Limit>>,
);

/** The limit in force under this name. */
export function limitNamed(env: Pick<Environment, "LIMITS">, name: LimitName): Limit {
	return env.LIMITS ? { ...defaultLimits[name], ...overridesIn(env.LIMITS)[name] } : defaultLimits[name];
}

/** The most that an account allows under this name: its own setting `limits`, else what is in force for all. */
export function maxOfAccount(account: Pick<Account, "settings">, env: Pick<Environment, "LIMITS">, name: LimitName) {
	const own = (account.settings.limits as Record<string, unknown> | undefined)?.[name];
	return typeof own === "number" && Number.isSafeInteger(own) && own >= 0 ? own : limitNamed(env, name).max;
}

/** Counts one use in the isolate's memory. Throws a 429 refusal above the limit. */
export function countInIsolate(account_id: number, use: Use): void {
	const key = `${use.name}|${account_id}:${use.subject}|${windowStart(use)}`;
	if (countOnce(key) > use.limit.max) throw tooOften(windowLeft(use));
}

/** The statement that counts one use in the database and tells what it came to. */
export function countUse(account_id: number, use: Use): SQL<Counted> {
	return use.limit.slows_to_seconds === undefined ? countInWindow(account_id, use) : countTry(account_id, use);
}

/** Throws a 429 refusal when one of the counted uses is over its limit, with the longest wait among them. */
export function refuseAbove(counted: readonly (Counted | undefined)[]): void {
	const waits = counted.flatMap((use) => (use?.is_over === 1 ? [use.wait_ms] : []));
	if (waits.length > 0) throw tooOften(Math.max(...waits));
}

/** The 429 refusal that says how long to wait. */
export function tooOften(waitMs: number): Refusal {
	const seconds = Math.max(1, Math.ceil(waitMs / secondMs));
	return new Refusal("rate_limited", 429, { seconds, count: seconds });
}

/** Takes a counted use back, after a success that shows that nobody was guessing: of tries, all that there were. */
export function takeBack(account_id: number, use: Use): Statement {
	if (use.limit.slows_to_seconds !== undefined) return forgetTries(account_id, use.name, use.subject);
	return sql`update limit_counts set count = max(count - 1, 0) where account_id = ${account_id} and name = ${use.name}
		and subject = ${use.subject} and window_start = ${windowStart(use)}`;
}

/** Undoes one counted use, of a call that got no further. */
export function undoUse(account_id: number, use: Use): Statement {
	if (use.limit.slows_to_seconds === undefined) return takeBack(account_id, use);
	return sql`update slowed_tries set count = max(count - 1, 0), waits_until = 0
		where account_id = ${account_id} and name = ${use.name} and subject = ${use.subject}`;
}

/** Forgets all tries under this subject. */
export function forgetTries(account_id: number, name: LimitName, subject: string): Statement {
	return sql`delete from slowed_tries where account_id = ${account_id} and name = ${name} and subject = ${subject}`;
}

/** The subject for whom the input names: what was typed or sent is only known by its hash. */
export function namedSubject(by: string, text: string): string {
	return `${by}:${hash("sha256", text)}`;
}

function countInWindow(account_id: number, use: Use) {
	return sql<Counted>`insert into limit_counts (account_id, name, subject, window_start, count)
		values (${account_id}, ${use.name}, ${use.subject}, ${windowStart(use)}, 1)
		on conflict (account_id, name, subject, window_start) do update set count = count + 1
		returning count > ${use.limit.max} as is_over, ${windowLeft(use)} as wait_ms`;
}

/** A try that comes too early is not counted, so that waiting always ends. */
function countTry(account_id: number, { name, limit, subject, now }: Use) {
	const count = sql`iif(last_at < ${now - limit.per_seconds * secondMs}, 1, count + 1)`;
	const first = waitAfter(sql`1`, limit);
	return sql<Counted>`insert into slowed_tries (account_id, name, subject, count, last_at, waits_until, was_refused)
		values (${account_id}, ${name}, ${subject}, 1, ${now}, ${now} + ${first}, 0)
		on conflict (account_id, name, subject) do update set was_refused = waits_until > ${now},
		count = iif(waits_until > ${now}, count, ${count}), last_at = iif(waits_until > ${now}, last_at, ${now}),
		waits_until = iif(waits_until > ${now}, waits_until, ${now} + ${waitAfter(count, limit)})
		returning was_refused as is_over, waits_until - ${now} as wait_ms`;
}

/** Milliseconds to wait after so many tries: none below the limit, then 1, 2, 4 … seconds. */
function waitAfter(count: SQL, { max, slows_to_seconds = 0 }: Limit): SQL {
	return sql`iif(${count} < ${max}, 0, min(${slows_to_seconds}, 1 << min(${count} - ${max}, 20)) * ${secondMs})`;
}

function windowStart({ limit, now }: Pick<Use, "limit" | "now">): number {
	const windowMs = limit.per_seconds * secondMs;
	return Math.floor(now / windowMs) * windowMs;
}

function windowLeft(use: Pick<Use, "limit" | "now">): number {
	return windowStart(use) + use.limit.per_seconds * secondMs - use.now;
}

/** A use at this moment. */
export function useAt(env: Pick<Environment, "LIMITS">, clock: Clock, name: LimitName, subject: string): Use {
	return { name, limit: limitNamed(env, name), subject, now: clock.now() };
}
