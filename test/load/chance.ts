/** Numbers that look random and are the same for the same seed, for load that one seed repeats. */

/** Draws from 0 up to 1, the same row of numbers for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** A whole number from `least` to `most`. */
export function wholeFrom(chance: () => number, least: number, max: number): number {
	return least + Math.floor(chance() * (max - least + 1));
}

/** One of the things. */
export function oneOf<Thing>(chance: () => number, things: readonly Thing[]): Thing {
	return things[Math.floor(chance() * things.length)]!;
}

/** The things in another order. */
export function shuffled<Thing>(things: readonly Thing[], chance: () => number): Thing[] {
	return things
		.map((thing) => ({ thing, place: chance() }))
		.sort((one, other) => one.place - other.place)
		.map(({ thing }) => thing);
}
