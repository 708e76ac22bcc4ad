/** The lists that people arrange for themselves, by their name: told by the registry. */
import type { List } from "#workers/kernel/list-declaration";
import { rolesWithViews } from "#workers/kernel/personal-lists";

const known = new Map<string, List>();

/** Makes the lists known of which people keep views, once, when the Worker starts. */
export function knowPersonalLists(lists: readonly List[]): void {
	for (const list of lists) if (rolesWithViews(list.face).length > 0) known.set(list.name, list);
}

/** The one of this name, or undefined. */
export function findPersonalList(name: string): List | undefined {
	return known.get(name);
}
