/** Finds links from people to managers that would close a circle. */

/** Who reports to whom: person → manager. */
export type ManagerLinks = ReadonlyMap<number, number>;

/**
 * The people whose change of manager must be refused, because it would lie on a circle of the final links, oneself as
 * one's own manager included. All changes of a file are looked at together, since a reorganisation may turn a line
 * around; who is refused keeps the manager of before, and the rest is looked at again.
 */
export function findCircles(before: ManagerLinks, changes: ManagerLinks): Set<number> {
	const links = new Map([...before, ...changes]);
	const refused = new Set<number>();
	let settled = new Set<number>();
	for (let isStable = false; !isStable; ) {
		isStable = true;
		for (const person of changes.keys()) {
			if (refused.has(person) || !circleFrom(person, links, settled).includes(person)) continue;
			refused.add(person);
			const former = before.get(person);
			if (former === undefined) links.delete(person);
			else links.set(person, former);
			settled = new Set();
			isStable = false;
		}
	}
	return refused;
}

/** The people on the circle into which the way up from a person leads; empty when it ends at the top. */
function circleFrom(person: number, links: ManagerLinks, settled: Set<number>): number[] {
	const way: number[] = [];
	const seen = new Set<number>();
	for (let at: number | undefined = person; at !== undefined && !settled.has(at); at = links.get(at)) {
		if (seen.has(at)) return way.slice(way.indexOf(at));
		seen.add(at);
		way.push(at);
	}
	for (const passed of way) settled.add(passed);
	return [];
}
