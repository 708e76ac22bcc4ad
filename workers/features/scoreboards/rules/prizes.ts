/** What places win: ties share the prizes of all the places that they take up. @pure */

/** How many stand at a place. */
export type PlaceCount = { place: number; count: number };

/** What each at a place gets; the first `rest` of them one point more, so that what is shared is shared whole. */
export type Share = { place: number; points: number; rest: number };

/** The shares of people: the prizes of a tie's places are added and divided among them, to the last point. */
export function sharesOf(prizes: readonly number[], places: readonly PlaceCount[]): Share[] {
	return places.flatMap(({ place, count }) => {
		const pool = sumOf(prizes.slice(place - 1, place - 1 + count));
		return pool > 0 && count > 0 ? [{ place, points: Math.floor(pool / count), rest: pool % count }] : [];
	});
}

/** The shares of teams: each person of a tied team gets the same, and what cannot be divided stays in the budget. */
export function teamSharesOf(prizes: readonly number[], places: readonly PlaceCount[]): Share[] {
	return sharesOf(prizes, places)
		.map((share) => ({ ...share, rest: 0 }))
		.filter(({ points }) => points > 0);
}

/** The most that all prizes can cost: of teams when the largest ones win the largest prizes. */
export function mostPoints(prizes: readonly number[], teamSizes: readonly number[] | null): number {
	if (teamSizes === null) return sumOf(prizes);
	const sizes = [...teamSizes].sort((one, other) => other - one);
	return sumOf([...prizes].sort((one, other) => other - one).map((points, at) => points * (sizes[at] ?? 0)));
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
