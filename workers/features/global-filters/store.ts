/** The SQL of global filters: what they are, whom they hold, and who has which one on. */
import { type SQL, sql } from "drizzle-orm";
import type { globalFilters } from "#drizzle/global-filters";
import type { PeopleRule } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { textHolds } from "#workers/kernel/text-holds";

/** A filter as it stands, with its owner's name. */
export type FilterRow = Omit<RowOf<typeof globalFilters>, "account_id" | "matching" | "off_reason"> & {
	matching: "all" | "any";
	off_reason: "field_gone" | "group_gone" | null;
};

/** What is said of a filter. */
export type FilterFields = Pick<FilterRow, "name" | "description" | "is_shared" | "matching"> & { rules: PeopleRule[] };

/** True in SQL of a filter `f` that this person may use: their own, and those that are shared. */
export const isOffered = (user_id: number) => sql`(f.owner_id = ${user_id} or f.is_shared = 1)`;

/** The filter with this id, if the person may use it. */
export function findFilter(account_id: number, user_id: number, id: number) {
	return sql<FilterRow>`select f.id, f.name, f.description, f.owner_id, f.is_shared, f.matching, f.rules, f.filled_to,
		f.off_reason, f.created_at from global_filters f
		where f.account_id = ${account_id} and f.id = ${id} and ${isOffered(user_id)}`;
}

/** The same for work without a person. */
export function findFilling(account_id: number, id: number) {
	return sql<{ filled_to: number | null }>`select f.filled_to from global_filters f
		where f.account_id = ${account_id} and f.id = ${id}`;
}

/** What a filter is called. */
export function filterName(account_id: number, id: number | SQL): SQL<{ name: string }> {
	return sql<{ name: string }>`select f.name from global_filters f where f.account_id = ${account_id} and f.id = ${id}`;
}

/** The most filters of an account: whoever writes a person asks each of them. */
export const maxFilters = 100;

/** True in SQL while there is room for another filter. */
export function hasRoom(account_id: number): Statement {
	return sql`select count(*) < ${maxFilters} from global_filters where account_id = ${account_id}`;
}

/** Another filter of the same owner with this name. */
export function findFilterNamesake(account_id: number, owner_id: number, name: string, but: number) {
	return sql<{ id: number }>`select f.id from global_filters f where f.account_id = ${account_id}
		and f.owner_id = ${owner_id} and f.name = ${name} and f.id <> ${but}`;
}

/** The filters that somebody may use, the one used last first; those with the words in name or description. */
export function listFilters(account_id: number, user_id: number, typed: string, max: number) {
	return sql<
		Pick<FilterRow, "id" | "name" | "description" | "off_reason"> & { last_used: number | null; is_active: 0 | 1 }
	>`select f.id, f.name, f.description, f.off_reason, x.last_used, coalesce(x.is_active, 0) as is_active
		from global_filters f
		left join global_filter_uses x on x.account_id = f.account_id and x.filter_id = f.id and x.user_id = ${user_id}
		where f.account_id = ${account_id} and ${isOffered(user_id)}
		and (${typed} = '' or ${textHolds(sql`f.name || ' ' || f.description`, typed)})
		order by x.last_used desc nulls last, f.created_at desc, f.id desc limit ${max}`;
}

/** Makes a filter. */
export function insertFilter(
	account_id: number,
	{ id, owner_id }: { id: number; owner_id: number },
	fields: FilterFields,
	now: number,
): Statement {
	return sql`insert into global_filters (account_id, id, name, description, owner_id, is_shared, matching, rules, created_at)
		values (${account_id}, ${id}, ${fields.name}, ${fields.description}, ${owner_id}, ${fields.is_shared},
		${fields.matching}, ${JSON.stringify(fields.rules)}, ${now})`;
}

/** Changes a filter, which may be used again; who may not use it any more has it off. */
export function updateFilter(account_id: number, id: number, owner_id: number, fields: FilterFields): Statement[] {
	return [
		sql`update global_filters set name = ${fields.name}, description = ${fields.description},
			is_shared = ${fields.is_shared}, matching = ${fields.matching}, rules = ${JSON.stringify(fields.rules)},
			off_reason = null where account_id = ${account_id} and id = ${id}`,
		sql`delete from global_filter_uses where account_id = ${account_id} and filter_id = ${id}
			and user_id <> ${owner_id} and ${fields.is_shared} = 0`,
	];
}

/** Removes a filter; who has it on sees everything again. */
export function deleteFilter(account_id: number, id: number): Statement[] {
	return ["global_filter_uses", "global_filter_members"]
		.map((table) => sql`delete from ${sql.raw(table)} where account_id = ${account_id} and filter_id = ${id}`)
		.concat(sql`delete from global_filters where account_id = ${account_id} and id = ${id}`);
}

/** Puts in whom the filter's rules take, among the people after one and up to another, and notes how far it is. */
export function fillFilter(account_id: number, filter_id: number, after: number, to: number | null): Statement[] {
	const matches = sql`from global_filter_matches x where x.account_id = ${account_id} and x.filter_id = ${filter_id}
		and x.user_id > ${after} ${to === null ? sql`` : sql`and x.user_id <= ${to}`}`;
	return [
		sql`delete from global_filter_members where account_id = ${account_id} and filter_id = ${filter_id}
			and user_id in (select x.user_id ${matches} and x.is_met = 0)`,
		sql`insert into global_filter_members (account_id, filter_id, user_id)
			select x.account_id, x.filter_id, x.user_id ${matches}
			and x.is_met = 1 on conflict (account_id, filter_id, user_id) do nothing`,
		sql`update global_filters set filled_to = ${to} where account_id = ${account_id} and id = ${filter_id}`,
	];
}

/** Has a filter on for somebody in the place of the one before; 0 has none on. */
export function updateActive(account_id: number, user_id: number, filter_id: number, now: number): Statement[] {
	return [
		sql`update global_filter_uses set is_active = 0 where account_id = ${account_id} and user_id = ${user_id} and is_active = 1`,
		...(filter_id === 0
			? []
			: [
					sql`insert into global_filter_uses (account_id, user_id, filter_id, is_active, last_used)
						values (${account_id}, ${user_id}, ${filter_id}, 1, ${now})
						on conflict (account_id, user_id, filter_id) do update set is_active = 1, last_used = ${now}`,
				]),
		touchTable(account_id, "global_filters"),
	];
}

/** Whether a filter holds the person in a column; one that is off holds nobody. */
export function filterHolds(account_id: number, filter_id: number, person: SQL): SQL {
	return sql`exists (select 1 from global_filter_members fm join global_filters ff on ff.account_id = fm.account_id
		and ff.id = fm.filter_id and ff.off_reason is null
		where fm.account_id = ${account_id} and fm.filter_id = ${filter_id} and fm.user_id = ${person})`;
}

/** Whether a filter is off. */
export function filterIsOff(account_id: number, filter_id: number) {
	return sql<{ is_off: 0 | 1 }>`select f.off_reason is not null as is_off from global_filters f
		where f.account_id = ${account_id} and f.id = ${filter_id}`;
}

/** The filter that a person `u` has on, as JSON in SQL, with why it is off; null without one. */
export const activeFilterOf = sql`(select json_object('id', f.id, 'name', f.name, 'off_reason', f.off_reason)
	from global_filter_uses x join global_filters f on f.account_id = x.account_id and f.id = x.filter_id
	where x.account_id = u.account_id and x.user_id = u.id and x.is_active = 1)`;

/** Filters whose rules are still looked through, with the payload of the message that goes on with each. */
export function listFillingFilters(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('filter_id', id) as payload, 0 as due_at from global_filters
		where account_id = ${account_id} and filled_to is not null`;
}
