/** Counts that an isolate keeps of its own, for limits where a slip is harmless. */
import { BoundedCache } from "./bounded-cache";

/** When it is full, the windows that nobody counted in for longest are let go, never those in use. */
const counts = new BoundedCache<number>({ maxEntries: 10_000 });

/** Counts one more under this key and gives the count. */
export function countOnce(key: string): number {
	const count = (counts.get(key) ?? 0) + 1;
	counts.set(key, count);
	return count;
}
