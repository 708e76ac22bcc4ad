/** Which results are shown: none of fewer than five people, and none from which those of fewer could be worked out. @pure */
import { leastPeople } from "./limits";

/** A group with how many of its people sent answers. */
export type GroupCount = { group_id: number; people: number };

/**
 * The groups whose results are shown. A group is hidden while fewer than five of it answered, or while it leaves fewer
 * than five of all; where what is hidden together is still less than five, the smallest that is shown is hidden too.
 */
export function shownGroups(groups: readonly GroupCount[], total: number): Set<number> {
	const isLarge = ({ people }: GroupCount) =>
		people >= leastPeople && (total === people || total - people >= leastPeople);
	const shown = groups.filter(isLarge).sort((one, other) => one.people - other.people);
	let hidden = groups.filter((group) => !isLarge(group)).reduce((sum, { people }) => sum + people, 0);
	while (hidden > 0 && hidden < leastPeople && shown.length > 0) hidden += shown.shift()!.people;
	return new Set(shown.map(({ group_id }) => group_id));
}

/** The share of people as a whole per cent. */
export function shareOf(people: number, all: number): number {
	return all === 0 ? 0 : Math.round((people * 100) / all);
}

/** The average of a scale, in tenths. */
export function averageOf(counts: readonly { value: string; people: number }[]): number | null {
	const people = counts.reduce((sum, one) => sum + one.people, 0);
	if (people === 0) return null;
	return Math.round((counts.reduce((sum, one) => sum + Number(one.value) * one.people, 0) * 10) / people) / 10;
}
