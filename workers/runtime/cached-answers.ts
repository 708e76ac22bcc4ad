/** Answers that many read and few acts change, kept in the isolate as long as the account and a version stand. */
import type { SQL } from "drizzle-orm";
import type { Account } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { BoundedCache } from "./bounded-cache";

/** What must hold for a cached answer: the version reads the same, and the moment (ms UTC) when it ends by itself is not come. */
export type CacheRule = { version: SQL<{ version: number }>; until?: () => Promise<number | null> };

type Cached = {
	account: Account;
	version: number;
	until: number;
	answer: object;
	/** Characters of the answer as JSON. */
	weight: number;
	wasOutdated: boolean;
};

/** A few hundred pages of usual size; of the largest that anybody may ask for, as many as weigh the same. */
const kept = new BoundedCache<Cached>({ maxEntries: 400, maxWeight: 12_000_000 });

/**
 * The cached answer while the rule holds, else a new one, frozen through and through. The version travels with the
 * request's other reads; where the last look found another one, what makes the answer travels with it too.
 */
export async function cacheByVersion<Answer extends object>(
	{ account, read, clock }: MemberScope,
	name: string,
	rule: CacheRule,
	make: () => Promise<Answer>,
): Promise<Answer> {
	const key = `${account.id} ${name}`;
	const known = kept.get(key);
	const mayHold = known?.account === account && clock.now() < known.until;
	const makeAll = () => Promise.all([make(), rule.until?.() ?? null]);
	const early = mayHold && !known.wasOutdated ? undefined : makeAll();
	const [[current], made] = await Promise.all([read(rule.version), early]);
	const version = current?.version ?? 0;
	if (mayHold && known.version === version) {
		kept.set(key, { ...known, wasOutdated: false }, known.weight);
		return known.answer as Answer;
	}
	const [answer, until] = made ?? (await makeAll());
	const weight = JSON.stringify(answer).length;
	const entry = { account, version, until: until ?? Number.POSITIVE_INFINITY, answer, weight, wasOutdated: mayHold };
	kept.set(key, entry, weight);
	return deepFreeze(answer);
}

/** The value, in which nobody can change anything any more. */
export function deepFreeze<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) deepFreeze(part);
	return Object.freeze(value);
}
