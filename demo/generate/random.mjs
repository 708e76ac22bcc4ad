// A seeded source of chance, so that every run of the generator writes the same demo.

/** Makes a random source from a seed; the same seed always gives the same draws. */
export function createRandom(seed) {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
	const between = (low, high) => low + Math.floor(next() * (high - low + 1));
	const pick = (list) => list[Math.floor(next() * list.length)];
	const chance = (probability) => next() < probability;
	const shuffle = (list) => {
		const copy = [...list];
		for (let index = copy.length - 1; index > 0; index--) {
			const other = between(0, index);
			[copy[index], copy[other]] = [copy[other], copy[index]];
		}
		return copy;
	};
	const sample = (list, count) => shuffle(list).slice(0, count);
	const weighted = (pairs) => {
		const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
		let left = next() * total;
		for (const [value, weight] of pairs) {
			left -= weight;
			if (left < 0) return value;
		}
		return pairs[pairs.length - 1][0];
	};
	return { next, between, pick, chance, shuffle, sample, weighted };
}

/** Deals the entries of a list in shuffled rounds, so that none returns before all have been dealt. */
export function createDeck(random, list) {
	let pile = [];
	return () => {
		if (pile.length === 0) pile = random.shuffle(list);
		return pile.pop();
	};
}
