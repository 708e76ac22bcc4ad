/** The SQL of sale levels: what was sold in a year, the levels, and what their card says beside them. */
import { type SQL, sql } from "drizzle-orm";
import type { saleLevelSettings } from "#drizzle/sales";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { maxSaleLevels, type SaleLevel } from "../rules/levels";

/** All levels in their order. */
export function listSaleLevels(account_id: number) {
	return sql<SaleLevel>`select id, name, alias, from_amount, bonus_percent from sale_levels
		where account_id = ${account_id} order by from_amount limit ${maxSaleLevels}`;
}

/** A level's name. */
export function saleLevelName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from sale_levels where account_id = ${account_id} and id = ${id}`;
}

/** What the card says beside the levels. */
export function findLevelSettings(account_id: number) {
	return sql<
		RowOf<typeof saleLevelSettings, "program_details_text" | "program_details_link">
	>`select program_details_text,
		program_details_link from sale_level_settings where account_id = ${account_id}`;
}

/** Sets it. */
export function saveLevelSettings(account_id: number, text: string, link: string): Statement {
	return sql`insert into sale_level_settings (account_id, program_details_text, program_details_link)
		values (${account_id}, ${text}, ${link}) on conflict (account_id) do update set
		program_details_text = excluded.program_details_text, program_details_link = excluded.program_details_link`;
}

/** True while there is room for one more level. */
export function hasRoomForLevel(account_id: number): Statement {
	return sql`select count(*) < ${maxSaleLevels} from sale_levels where account_id = ${account_id}`;
}

/** True while there is this level. */
export function isSaleLevel(account_id: number, id: number): Statement {
	return sql`select count(*) from sale_levels where account_id = ${account_id} and id = ${id}`;
}

/** Adds a level. */
export function insertSaleLevel(account_id: number, level: SaleLevel, now: number): Statement {
	return sql`insert into sale_levels (account_id, id, name, alias, from_amount, bonus_percent, created_at)
		values (${account_id}, ${level.id}, ${level.name}, ${level.alias}, ${level.from_amount}, ${level.bonus_percent}, ${now})`;
}

/** Changes a level. */
export function updateSaleLevel(account_id: number, level: SaleLevel): Statement {
	return sql`update sale_levels set name = ${level.name}, alias = ${level.alias}, from_amount = ${level.from_amount},
		bonus_percent = ${level.bonus_percent} where account_id = ${account_id} and id = ${level.id}`;
}

/** Takes a level away. */
export function deleteSaleLevel(account_id: number, id: number): Statement {
	return sql`delete from sale_levels where account_id = ${account_id} and id = ${id}`;
}

/** What somebody sold in the months of a year, in cents. */
export function listSoldByMonth(account_id: number, owner_id: number, year: number) {
	return sql<{
		month: string;
		approved: number;
		pending: number;
	}>`select month, approved_amount as approved, pending_amount as pending
		from sale_months where account_id = ${account_id} and owner_id = ${owner_id} and ${isInYear(year)} order by month`;
}

/** The percent by which somebody's level raises points now, in SQL; 0 without one. */
export function bonusOf(account_id: number, owner_id: number, year: number): SQL {
	return sql`coalesce((select l.bonus_percent from sale_levels l where l.account_id = ${account_id}
		and l.from_amount <= (select coalesce(sum(approved_amount), 0) from sale_months where account_id = ${account_id}
			and owner_id = ${owner_id} and ${isInYear(year)}) order by l.from_amount desc limit 1), 0)`;
}

/** True in SQL where a `month` lies in a year. */
export const isInYear = (year: number) => sql`month >= ${`${year}-01`} and month <= ${`${year}-12`}`;

/** By what a seller's sums of a month change, in cents. */
export type MonthChange = { owner_id: number; month: string; approved: number; pending: number };

/** Changes them; a sum never falls below 0, also where a sale was written before there were sums. */
export function changeMonths(account_id: number, all: readonly MonthChange[]): Statement[] {
	const changes = summed(all);
	const sumOf = (field: "approved" | "pending") => sql`(select sum(value ->> ${field}) from ${rowsOf(changes)}
		where value ->> 'owner_id' = sale_months.owner_id and value ->> 'month' = sale_months.month)`;
	return [
		sql`insert into sale_months (account_id, owner_id, month, approved_amount, pending_amount)
			select ${account_id}, value ->> 'owner_id', value ->> 'month', 0, 0 from ${rowsOf(changes)} where true
			on conflict (account_id, owner_id, month) do nothing`,
		sql`update sale_months set approved_amount = max(0, approved_amount + ${sumOf("approved")}),
			pending_amount = max(0, pending_amount + ${sumOf("pending")})
			where account_id = ${account_id} and (owner_id, month) in (select value ->> 'owner_id', value ->> 'month' from ${rowsOf(changes)})`,
	];
}

/** One change for each seller and month. */
function summed(changes: readonly MonthChange[]): MonthChange[] {
	const sums = new Map<string, MonthChange>();
	for (const change of changes) {
		const key = `${change.owner_id}:${change.month}`;
		const { approved = 0, pending = 0 } = sums.get(key) ?? {};
		sums.set(key, { ...change, approved: approved + change.approved, pending: pending + change.pending });
	}
	return [...sums.values()];
}
