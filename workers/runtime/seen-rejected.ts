/** What an isolate saw refused of what many ask for at once: who asks for it next is worth refusing early. It decides nothing. */
import { BoundedCache } from "./bounded-cache";

const seen = new BoundedCache<Set<number>>({ maxEntries: 1_000 });
const maxSubjects = 1_000;

/** A call of an account. */
export type RejectedCall = { endpoint: string; account_id: number };

const keyOf = ({ endpoint, account_id }: RejectedCall) => `${account_id} ${endpoint}`;

/** Notes what a call was just refused for. */
export function noteRejected(call: RejectedCall, subjects: readonly number[]): void {
	const noted = seen.get(keyOf(call)) ?? new Set();
	if (noted.size + subjects.length > maxSubjects) noted.clear();
	for (const subject of subjects) noted.add(subject);
	seen.set(keyOf(call), noted);
}

/** Whether calls were refused for any of these, or for anything. */
export function wasRejected(call: RejectedCall, subjects?: readonly number[]): boolean {
	const noted = seen.get(keyOf(call));
	return subjects ? subjects.some((subject) => noted?.has(subject)) : noted !== undefined;
}

/** Forgets what is refused no more. */
export function forgetRejected(call: RejectedCall, subjects: readonly number[]): void {
	const noted = seen.get(keyOf(call));
	for (const subject of subjects) noted?.delete(subject);
	if (noted?.size === 0) seen.delete(keyOf(call));
}
