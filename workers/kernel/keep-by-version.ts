/** Answers that many read and few acts change, kept in the isolate as long as the account and a version stand. */
import type { SQL } from "drizzle-orm";
import type { Account } from "./identity";
import type { MemberScope } from "./scope";

const kept = new WeakMap<Account, Map<string, { version: number; answer: object }>>();

/** The kept answer while `version` reads the same, else a new one, frozen. The version travels with the request's other reads. */
export async function keepByVersion<Answer extends object>(
	scope: MemberScope,
	name: string,
	version: SQL<{ version: number }>,
	make: () => Promise<Answer>,
): Promise<Answer> {
	const answers = kept.get(scope.account) ?? new Map<string, { version: number; answer: object }>();
	kept.set(scope.account, answers);
	const known = answers.get(name);
	const [[current], fresh] = await Promise.all([scope.read(version), known ? undefined : make()]);
	const now = current?.version ?? 0;
	if (known?.version === now) return known.answer as Answer;
	const answer = Object.freeze(fresh ?? (await make()));
	answers.set(name, { version: now, answer });
	return answer;
}
