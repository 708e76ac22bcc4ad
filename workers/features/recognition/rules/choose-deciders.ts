/** Who decides on what waits for an approval: by the step, and never the giver, a recipient, or who decided before. @pure */

/** Those who could, each list in order of preference. */
export type PossibleDeciders<Person> = {
	/** The people whom the program names. */
	named: readonly Person[];
	/** The giver's manager. */
	manager: readonly Person[];
	/** The account's owners. */
	owners: readonly Person[];
};

/** Which step of how many. */
export type Step = { step: 1 | 2; step_count: number };

/**
 * In one step the people named, else the giver's manager; the first of two is the manager's, the second that of the people
 * named. Where nobody of those can, the account's owners; empty where nobody can at all.
 */
export function chooseDeciders<Person extends { id: number }>(
	{ step, step_count }: Step,
	{ named, manager, owners }: PossibleDeciders<Person>,
	excluded: ReadonlySet<number>,
): Person[] {
	const order = step_count === 1 ? [named, manager, owners] : step === 1 ? [manager, owners] : [named, owners];
	const able = order.map((people) => people.filter(({ id }) => !excluded.has(id)));
	return able.find((people) => people.length > 0) ?? [];
}

/** Whom a step goes to when nobody decides: the managers of those who should, else the account's owners, who are not asked yet. */
export function chooseEscalation<Person extends { id: number }>(
	{ managers, owners }: { managers: readonly Person[]; owners: readonly Person[] },
	excluded: ReadonlySet<number>,
): Person[] {
	const able = [managers, owners].map((people) => people.filter(({ id }) => !excluded.has(id)));
	return able.find((people) => people.length > 0) ?? [];
}
