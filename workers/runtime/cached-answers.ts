/** Answers that many read and few actions change, cached in the isolate as long as the account and a version stand. */
import type { SQL } from "drizzle-orm";
import type { Account, User } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { BoundedCache } from "./bounded-cache";
import { perObject } from "./memo";

/** What must hold for a cached answer, beside that the account is as it was; and for whom it is the same. */
export type CacheRule = {
	/** Reads the same as when the answer was made; an answer made of the account alone has none. */
	version?: SQL<{ version: number }>;
	/** The moment (ms UTC) when the answer ends by itself. */
	until?: () => Promise<number | null>;
	/** What the answer depends on, of the input and of who asks; the input alone unless given. */
	key?: unknown;
	/** It is made of the account, of who is signed in and of the key: it stands as long as both are remembered as they are. */
	isOfPerson?: true;
};

type Cached = {
	account: Account;
	version: number;
	until: number;
	answer: object;
	/** Characters of the answer as JSON. */
	weight: number;
	wasOutdated: boolean;
};

/** What they weigh bounds them: some hundred pages of usual size, or the small answers of some thousand items. */
const answers = new BoundedCache<Cached>({ maxEntries: 4_000, maxWeight: 8_000_000 });

/**
 * The cached answer while the rule holds, else a new one, frozen through and through. The version travels with the
 * request's other reads; where the last request found another one, what makes the answer travels with it too.
 */
export async function cacheByVersion<Answer extends object>(
	{ account, read, clock }: Pick<Scope, "account" | "read" | "clock">,
	name: string,
	rule: CacheRule,
	make: () => Promise<Answer>,
): Promise<Answer> {
	const key = `${account.id} ${name}`;
	const known = answers.get(key);
	const mayHold = known?.account === account && clock.now() < known.until;
	const makeAll = () => Promise.all([make(), rule.until?.() ?? null]);
	const early = mayHold && !known.wasOutdated ? undefined : makeAll();
	const [[current], made] = await Promise.all([rule.version ? read(rule.version) : [], early]);
	const version = current?.version ?? 0;
	if (mayHold && known.version === version) {
		answers.set(key, { ...known, wasOutdated: false }, known.weight);
		return known.answer as Answer;
	}
	const [answer, until] = made ?? (await makeAll());
	const weight = JSON.stringify(answer).length;
	const entry = { account, version, until: until ?? Number.POSITIVE_INFINITY, answer, weight, wasOutdated: mayHold };
	answers.set(key, entry, weight);
	return deepFreeze(answer);
}

const answersOfPerson = perObject((_user: User) => new Map<string, { account: Account; answer: object }>());

/** The answer of a person as the isolate remembers them, frozen; a new one when they, or their account, changed. */
export async function cacheOfPerson(
	{ account, user }: { account: Account; user: User },
	name: string,
	make: () => Promise<object>,
): Promise<object> {
	const answers = answersOfPerson(user);
	const known = answers.get(name);
	if (known?.account === account) return known.answer;
	const answer = deepFreeze(await make());
	answers.set(name, { account, answer });
	return answer;
}

/** The value, in which nobody can change anything any more. */
export function deepFreeze<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) deepFreeze(part);
	return Object.freeze(value);
}
