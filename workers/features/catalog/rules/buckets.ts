/** The buckets into which account owners put items (specification §4): each has its number, and an item keeps their sum. @browser-safe @pure */

/** Featured items lead the store, trending ones have a shelf, homepage ones stand on home. */
export const buckets = { featured: 1, trending: 2, homepage: 4 } as const;

/** One of them. */
export type Bucket = keyof typeof buckets;

/** The buckets by name, in the order of their numbers. */
export const bucketNames = Object.keys(buckets) as Bucket[];

/** The sum of these buckets. */
export function sumOfBuckets(names: readonly Bucket[]): number {
	return names.reduce((sum, name) => sum | buckets[name], 0);
}

/** The buckets that make a sum. */
export function bucketsOf(sum: number): Bucket[] {
	return bucketNames.filter((name) => (sum & buckets[name]) !== 0);
}
