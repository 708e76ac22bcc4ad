/** Answers that many read and few acts change, kept in the isolate as long as the account and a version stand. */
import type { SQL } from "drizzle-orm";
import type { Account } from "./identity";
import type { MemberScope } from "./scope";

/** What must hold for a kept answer: the version reads the same, and the moment (ms UTC) when it ends by itself is not come. */
export type KeepRule = { version: SQL<{ version: number }>; until?: () => Promise<number | null> };

type Kept = { account: Account; version: number; until: number; answer: object; wasOutdated: boolean };

const kept = new Map<string, Kept>();
const mostKept = 400;

/**
 * The kept answer while the rule holds, else a new one, frozen through and through. The version travels with the
 * request's other reads; where the last look found another one, what makes the answer travels with it too.
 */
export async function keepByVersion<Answer extends object>(
	{ account, read, clock }: MemberScope,
	name: string,
	rule: KeepRule,
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
		keep(key, { ...known, wasOutdated: false });
		return known.answer as Answer;
	}
	const [answer, until] = made ?? (await makeAll());
	keep(key, { account, version, until: until ?? Number.POSITIVE_INFINITY, answer, wasOutdated: mayHold });
	return deepFreeze(answer);
}

/** Whoever was asked for last is given up last. */
function keep(key: string, entry: Kept): void {
	kept.delete(key);
	if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
	kept.set(key, entry);
}

/** The value, in which nobody can change anything any more. */
export function deepFreeze<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) deepFreeze(part);
	return Object.freeze(value);
}
