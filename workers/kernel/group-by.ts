/** Things by what they have in common, in the order of the first of each. @browser-safe */

/** The things of each key. */
export function groupBy<Key, Thing>(things: Iterable<Thing>, keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
	const groups = new Map<Key, Thing[]>();
	for (const thing of things) {
		const key = keyOf(thing);
		const group = groups.get(key);
		if (group) group.push(thing);
		else groups.set(key, [thing]);
	}
	return groups;
}
