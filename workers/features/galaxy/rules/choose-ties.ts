/** Chooses what a map can show of who thanked whom: the people who are most connected, and their strongest ties. @pure */

/** How often one person thanked another. */
export type Thanks = { giver_id: number; recipient_id: number; count: number };

/** Two people, and how often each thanked the other; `one_id` is the smaller id. */
export type Tie = { one_id: number; other_id: number; given: number; returned: number };

/** What fits onto a map. */
export type Room = { maxPeople: number; maxTies: number };

/** Thanks in both directions as one tie each, the strongest first; who wins between equals is always the same. */
export function tiesOf(thanks: readonly Thanks[]): Tie[] {
	const ties = new Map<string, Tie>();
	for (const { giver_id, recipient_id, count } of thanks) {
		const [one_id, other_id] = giver_id < recipient_id ? [giver_id, recipient_id] : [recipient_id, giver_id];
		const key = `${one_id} ${other_id}`;
		const tie = ties.get(key) ?? { one_id, other_id, given: 0, returned: 0 };
		ties.set(key, tie);
		if (giver_id === one_id) tie.given += count;
		else tie.returned += count;
	}
	return [...ties.values()].sort(
		(one, other) => sumOf(other) - sumOf(one) || one.one_id - other.one_id || one.other_id - other.other_id,
	);
}

/** How often the two thanked each other. */
export function sumOf({ given, returned }: Tie): number {
	return given + returned;
}

/** The ties among those who thanked and were thanked most; `always` is among them where they have any. */
export function tiesOfAll(ties: readonly Tie[], always: number, { maxPeople, maxTies }: Room): Tie[] {
	const weights = new Map<number, number>();
	for (const tie of ties)
		for (const id of [tie.one_id, tie.other_id]) weights.set(id, (weights.get(id) ?? 0) + sumOf(tie));
	const byWeight = [...weights].sort(([one, a], [other, b]) => b - a || one - other).map(([id]) => id);
	const chosen = new Set(byWeight.slice(0, maxPeople));
	if (weights.has(always) && !chosen.has(always)) {
		chosen.delete(byWeight[maxPeople - 1]!);
		chosen.add(always);
	}
	return keepReached(
		ties.filter(({ one_id, other_id }) => chosen.has(one_id) && chosen.has(other_id)),
		always,
		maxTies,
	);
}

/** The strongest ties, of which one is kept for `always`, whatever it weighs. */
function keepReached(ties: readonly Tie[], always: number, maxTies: number): Tie[] {
	const kept = ties.slice(0, maxTies);
	const own = ties.find((tie) => isOf(tie, always));
	return !own || kept.some((tie) => isOf(tie, always)) ? kept : [...kept.slice(0, maxTies - 1), own];
}

/** The ties of one person with those whom they are most connected to, and the ties among these. */
export function tiesOfOne(ties: readonly Tie[], id: number, { maxPeople, maxTies }: Room): Tie[] {
	const own = ties.filter((tie) => isOf(tie, id)).slice(0, maxPeople - 1);
	const around = new Set(own.map(({ one_id, other_id }) => (one_id === id ? other_id : one_id)));
	const among = ties.filter(({ one_id, other_id }) => around.has(one_id) && around.has(other_id));
	return [...own, ...among].slice(0, maxTies);
}

/** True for a tie of this person. */
export function isOf({ one_id, other_id }: Tie, id: number): boolean {
	return one_id === id || other_id === id;
}

/** Everybody whom ties connect. */
export function peopleOf(ties: readonly Tie[]): number[] {
	return [...new Set(ties.flatMap(({ one_id, other_id }) => [one_id, other_id]))];
}
