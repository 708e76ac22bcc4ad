/** The kinds of activities by name: told by the registry, asked for by whoever reads the feed. */
import type { Activity } from "#workers/kernel/define-activity";

const known = new Map<string, Activity>();

/** Makes these kinds known, once, when the Worker starts. Throws when two share a name. */
export function knowActivities(kinds: readonly Activity[]): void {
	for (const one of kinds) {
		if (known.get(one.kind) && known.get(one.kind) !== one)
			throw new Error(`two kinds of activity are called ${one.kind}`);
		known.set(one.kind, one);
	}
}

/** All of them. */
export function listKinds(): Activity[] {
	return [...known.values()];
}

/** The kind of this name; undefined for one that no feature declares any more. */
export function findKind(name: string): Activity | undefined {
	return known.get(name);
}
