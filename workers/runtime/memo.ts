/** Words for results that are worth keeping: of a pure function, of an object for as long as it lives, of work that is done once. */
import { BoundedCache, type CacheBounds } from "./bounded-cache";

/** A function whose results are kept by what it was given. Only for pure functions of values that no stranger chooses. */
export function memoized<Given extends readonly (string | number)[], Result>(
	bounds: CacheBounds,
	make: (...given: Given) => Result,
): (...given: Given) => Result {
	const cache = new BoundedCache<{ result: Result }>(bounds);
	return (...given) => {
		const key = given.length === 1 ? String(given[0]) : given.join("|");
		const known = cache.get(key);
		if (known) return known.result;
		const result = make(...given);
		cache.set(key, { result });
		return result;
	};
}

/** What belongs to an object, made when it is first asked for and kept as long as the object lives. */
export function perObject<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
	const values = new WeakMap<Owner, { value: Value }>();
	return (owner) => {
		let known = values.get(owner);
		if (!known) {
			known = { value: make(owner) };
			values.set(owner, known);
		}
		return known.value;
	};
}

const done = new BoundedCache<true>({ maxEntries: 10_000 });

/** Does work that is harmless to repeat, unless this isolate did it under the same key; work that failed was not done. */
export async function doOnce(key: string, work: () => Promise<unknown>): Promise<void> {
	if (done.get(key)) return;
	await work();
	done.set(key, true);
}
