/** The SQL of what people were allotted, issued and received in a year, and of the sums over everybody and over a unit. */
import { type SQL, sql } from "drizzle-orm";
import { teamHolds } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Figures } from "../rules/figures";

/** One person's figures of a year; none before anything was counted. */
export function findFigures(account_id: number, year: number, user_id: number) {
	return sql<Figures>`select f.spotlights_allocated, f.spotlights_issued, f.gts_issued, f.gts_received from executive_figures f
		where f.account_id = ${account_id} and f.year = ${year} and f.user_id = ${user_id}`;
}

/** Sums, over how many people who are here and how many who left, and how many of them issued none of the spotlights that they have. */
export type SumRow = Figures & { people_count: number; left_count: number; unused_count: number };

/** The sums over everybody, which triggers keep. */
export function findTotals(account_id: number, year: number) {
	return sql<SumRow>`select coalesce(t.spotlights_allocated, 0) as spotlights_allocated, coalesce(t.spotlights_issued, 0) as spotlights_issued,
		coalesce(t.gts_issued, 0) as gts_issued, coalesce(t.gts_received, 0) as gts_received, coalesce(t.unused_count, 0) as unused_count,
		(select coalesce(sum(c.count), 0) from member_counts c
			where c.account_id = ${account_id} and c.status not in ('terminated', 'erased')) as people_count,
		(select coalesce(sum(c.count), 0) from member_counts c
			where c.account_id = ${account_id} and c.status = 'terminated') as left_count
		from (select 1) left join executive_totals t on t.account_id = ${account_id} and t.year = ${year}`;
}

/** True in SQL of the people in a column who are a manager's unit: whoever reports to them at any distance, and they themselves. */
export function isOfUnit(account_id: number, manager_id: number, person: SQL): SQL {
	return sql`(${person} = ${manager_id} or ${teamHolds(account_id, manager_id, person)})`;
}

/** The sums over the unit of a manager: it reads one row for each of its people. */
export function sumUnit(account_id: number, year: number, manager_id: number) {
	return sql<SumRow>`select coalesce(sum(f.spotlights_allocated), 0) as spotlights_allocated,
		coalesce(sum(f.spotlights_issued), 0) as spotlights_issued, coalesce(sum(f.gts_issued), 0) as gts_issued,
		coalesce(sum(f.gts_received), 0) as gts_received,
		coalesce(sum(f.spotlights_allocated > 0 and f.spotlights_issued = 0), 0) as unused_count,
		coalesce(sum(u.status not in ('terminated', 'erased')), 0) as people_count,
		coalesce(sum(u.status = 'terminated'), 0) as left_count
		from (with recursive unit (id) as (select ${manager_id} union select r.id from unit s
			cross join users r on r.account_id = ${account_id} and r.manager_id = s.id) select s.id from unit s) n
		cross join users u on u.account_id = ${account_id} and u.id = n.id
		left join executive_figures f on f.account_id = u.account_id and f.year = ${year} and f.user_id = u.id`;
}

/** Allots these people spotlights for a year, in the place of what they had. */
export function saveAllocations(
	account_id: number,
	year: number,
	ids: readonly number[],
	allocated: number,
): Statement {
	const rows = ids.map((user_id) => ({ user_id }));
	return sql`insert into executive_figures (account_id, year, user_id, spotlights_allocated)
		select ${account_id}, ${year}, value ->> 'user_id', ${allocated} from ${rowsOf(rows)} where true
		on conflict (account_id, year, user_id) do update set spotlights_allocated = excluded.spotlights_allocated`;
}
