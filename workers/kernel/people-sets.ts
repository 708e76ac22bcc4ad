/** Sets of people by which lists are narrowed, each told by the feature that keeps it, under the name of its filter. */
import type { SQL } from "drizzle-orm";
import { type Account, isOn, type User } from "./identity";
import { type FilterFaces, hasFilter } from "./list-face";
import { peopleFilters } from "./people-filters";
import type { Scope } from "./scope";

/**
 * A kind of set: the version of its rows, whether one set of an account holds the person in a column, and, where sets may be
 * off, whether one is.
 */
export type PeopleSet = {
	version_of: string;
	holds: (account_id: number, id: number, person: SQL) => SQL;
	isOff?: (account_id: number, id: number) => SQL<{ is_off: 0 | 1 }>;
};

/** By the filter's name. */
export type PeopleSets = { [Name in keyof typeof peopleFilters]?: PeopleSet };

let declared: PeopleSets = {};

/** Sets what keeps them, once when the Worker starts. */
export function loadPeopleSets(sets: PeopleSets): void {
	declared = sets;
}

const names = Object.keys(peopleFilters) as (keyof typeof peopleFilters)[];

/** The filters by sets that are chosen, with what keeps them. Throws where a filter has no keeper. */
function chosenSets(filters: Record<string, unknown>): { name: string; set: PeopleSet; id: number }[] {
	return names.flatMap((name) => {
		const id = filters[name];
		if (typeof id !== "number") return [];
		const set = declared[name];
		if (!set) throw new Error(`no feature keeps the people of ${name}`);
		return [{ name, set, id }];
	});
}

/** What holds for rows about people of the chosen sets; nothing where none is chosen. */
export function amongPeople(account_id: number, filters: Record<string, unknown>, person: SQL): SQL[] {
	return chosenSets(filters).map(({ set, id }) => set.holds(account_id, id, person));
}

/** The versions on which a list depends that is narrowed so. */
export function versionsOfPeople(filters: Record<string, unknown>): string[] {
	return chosenSets(filters).map(({ set }) => set.version_of);
}

type Reader = { account: Pick<Account, "flags">; user: Pick<User, "role" | "global_filter"> };

/** The global filter by which figures about people are narrowed for this reader; null without one. */
export function activeFilter({ account, user }: Reader): { id: number; name: string } | null {
	const active = user.global_filter;
	if (!active || active.off_reason || !isOn(account, "global_filter_enabled")) return null;
	return hasFilter(peopleFilters.global_filter_id, user.role) ? { id: active.id, name: active.name } : null;
}

/** What holds for rows about people of the reader's global filter; nothing where none is on. */
export function amongActive(scope: Reader & { account: Pick<Account, "id"> }, person: SQL): SQL[] {
	const active = activeFilter(scope);
	return active ? amongPeople(scope.account.id, { global_filter_id: active.id }, person) : [];
}

/** The filters of a list with the global filter that the reader has on, where the list is about people and none is said. */
export function withGlobalFilter(
	faces: FilterFaces,
	reader: Reader,
	filters: Record<string, unknown>,
): Record<string, unknown> {
	const face = faces.global_filter_id;
	if (!face || filters.global_filter_id !== undefined || !hasFilter(face, reader.user.role)) return filters;
	const active = activeFilter(reader);
	return active ? { ...filters, global_filter_id: active.id } : filters;
}

/** The filters by sets that are chosen and hold nobody, because the set is off. */
export async function setsThatAreOff(
	{ account, read }: Pick<Scope, "account" | "read">,
	filters: Record<string, unknown>,
): Promise<string[]> {
	const asked = chosenSets(filters).map(async ({ name, set, id }) => {
		const [found] = set.isOff ? await read(set.isOff(account.id, id)) : [];
		return found?.is_off === 1 ? [name] : [];
	});
	return (await Promise.all(asked)).flat();
}

/** Whether a face has these filters. */
export function isAboutPeople(filters: Record<string, unknown>): boolean {
	return names.some((name) => Object.hasOwn(filters, name));
}
