/** What is made of a thing is made once for as long as the thing lives, where nobody can change the thing. */

/** The same result again for a frozen thing, which a server caches; anew for any other. */
export function perFrozen<Thing extends object, Result extends object>(
	make: (thing: Thing) => Result,
): (thing: Thing) => Result {
	const results = new WeakMap<Thing, Result>();
	return (thing) => {
		if (!Object.isFrozen(thing)) return make(thing);
		const result = results.get(thing) ?? Object.freeze(make(thing));
		results.set(thing, result);
		return result;
	};
}
