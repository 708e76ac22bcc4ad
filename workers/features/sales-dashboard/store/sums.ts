/** The SQL of what graphs show of sales, from the sums of days alone: no statement here reads a sale. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";
import type { EarningSubType } from "../rules/graph-types";
import type { MonthStep } from "../rules/month-range";
import type { ChosenPeople } from "../steps/choose-people";
import { daysOfPeople, type Of } from "./days";
import { isOfRole, selectSellers } from "./people";

/** By what sums tell sales apart. */
export type Dimension = "person" | "brand" | "category" | "item" | "distributor";

/** What was sold: pieces, cents and points, each of sales that wait and that are approved. */
export type Figures = { quantity: number; cents: number; points_issued: number; points_pending: number };

const figures = sql`sum(d.pending_quantity + d.approved_quantity) as quantity, sum(d.pending_cents + d.approved_cents) as cents,
	sum(d.approved_points) as points_issued, sum(d.pending_points) as points_pending`;
const some = sql`sum(d.pending_count + d.approved_count) > 0`;

function rowsOfDays(of: Of, dimension: Dimension, more?: SQL): SQL {
	return daysOfPeople(of, sql`sale_day_sums d on d.account_id = ${of.account_id} and d.dimension = ${dimension}`, more);
}

/** Days of what earned in one way, or of all: what names a distributor is a distributor brand earning, the rest is by rules of suppliers. */
function rowsOfEarning(of: Of, subType: EarningSubType | undefined): SQL {
	if (subType === undefined) return rowsOfDays(of, "person");
	const names = subType === "distributor_brand_earning" ? sql`<> ''` : sql`= ''`;
	return rowsOfDays(of, "distributor", sql`and d.key_name ${names}`);
}

/** The same people one by one, where it matters who they are. */
function oneByOne(of: Of): Of {
	if (of.chosen.kind === "people") return of;
	const { role } = of.chosen;
	const where = role === null ? sql`true` : isOfRole(role);
	return { ...of, chosen: { kind: "people", among: selectSellers(of.account_id), where } };
}

/** What was sold in each month, also of one way of earning alone: its points are then whole, with the seller. */
export function listMonths(of: Of, subType?: EarningSubType) {
	return sql<
		Figures & { month: string }
	>`select e.value ->> 'key' as month, ${figures} ${rowsOfEarning(of, subType)} group by 1`;
}

/** All months as one step: the days of people are read once, however many months there are. */
function inOneStep(of: Of): Of {
	const { start } = of.months[0]!;
	const { end } = of.months.at(-1)!;
	return { ...of, months: [{ key: "all", start, end }] };
}

/** The place of the month, in their order, in which a day `d` lies. */
function placeOfMonth(months: readonly MonthStep[]): SQL {
	const places = months.map(({ end }, at) => sql`when d.day < ${end} then ${sql.raw(String(at))}`);
	return sql`case ${sql.join(places, sql` `)} end`;
}

/** How many people sold something in each month, by its place, and by their role. */
export function listBuyers(of: Of, subType?: EarningSubType) {
	const { account_id, months } = of;
	return sql<{ at: number; role: string; people: number }>`select b.at, u.role, count(*) as people from (
			select ${placeOfMonth(months)} as at, d.person_id ${rowsOfEarning(inOneStep(oneByOne(of)), subType)}
			group by 2, 1 having ${some}) b
		cross join users u on u.account_id = ${account_id} and u.id = b.person_id where u.account_id = ${account_id} group by 1, 2`;
}

/**
 * How many people bought something in each month (by its place), and how many pairs of a person and a category there were, by how
 * many months ago it was so before: at most `mostApart`, also of those who are there for the first time.
 */
export function listBreadth(of: Of, mostApart: number) {
	const counted = (what: "people" | "pairs", from: string, each: string) => sql`
		select ${what} as what, at, min(coalesce(apart, ${mostApart}), ${mostApart}) as apart, count(*) as count from (
			select at, at - lag(at) over (partition by ${sql.raw(each)} order by at) as apart from ${sql.raw(from)})
		group by 2, 3`;
	return sql<{ what: "people" | "pairs"; at: number; apart: number; count: number }>`with b as materialized (
			select ${placeOfMonth(of.months)} as at, d.person_id, d.key_id ${rowsOfDays(inOneStep(oneByOne(of)), "category")}
			group by 2, 3, 1 having ${some}),
		p as materialized (select distinct b.person_id, b.at from b)
		${counted("pairs", "b", "person_id, key_id")} union all ${counted("people", "p", "person_id")}`;
}

/** Something by which sales are told apart, with what was sold of it. */
export type ThingRow = Figures & { id: number; name: string; label: string };

const named: Record<Exclude<Dimension, "person">, { table: string | null; name: SQL; label: SQL }> = {
	brand: { table: "sale_brands", name: sql`n.name`, label: sql`n.name` },
	category: { table: "sale_categories", name: sql`n.name`, label: sql`n.parents_list_string` },
	item: { table: "sale_product_items", name: sql`n.name`, label: sql`upper(n.sku)` },
	distributor: { table: null, name: sql`s.key_name`, label: sql`s.key_name` },
};

/** By which figure the first things are chosen. */
export type Order = "cents" | "quantity" | "points_issued";

/** The things with the highest figures in all months together; those without any are left out. */
export function listThings(of: Of, dimension: keyof typeof named, { by, max }: { by: Order; max: number }) {
	const { table, name, label } = named[dimension];
	const names = table
		? sql`cross join ${sql.raw(table)} n on n.account_id = ${of.account_id} and n.id = s.key_id`
		: sql``;
	const order = sql.raw(`s.${by}`);
	return sql<ThingRow>`select s.key_id as id, ${name} as name, ${label} as label, s.quantity, s.cents, s.points_issued, s.points_pending
		from (select d.key_id, d.key_name, ${figures} ${rowsOfDays(of, dimension)} group by 1, 2 having ${some}) s ${names}
		where ${order} > 0 order by ${order} desc, 2 limit ${max}`;
}

/** What was sold of each thing in each month. */
export function listThingMonths(of: Of, dimension: "brand" | "category") {
	return sql<Figures & { month: string; id: number }>`select e.value ->> 'key' as month, d.key_id as id, ${figures}
		${rowsOfDays(of, dimension)} group by 1, 2`;
}

/** The people who bought most, with their names. */
export function listTopPeople(of: Of, by: Order, max: number) {
	const order = sql.raw(`s.${by}`);
	return sql<{ id: number; name: string }>`select u.id, ${personName("u")} as name from (select d.person_id, ${figures}
			${rowsOfDays(oneByOne(of), "person")} group by 1) s
		cross join users u on u.account_id = ${of.account_id} and u.id = s.person_id
		where u.account_id = ${of.account_id} and ${order} > 0 order by ${order} desc, u.id limit ${max}`;
}

/** What each of these people bought in each month. */
export function listPeopleMonths({ account_id, months }: Pick<Of, "account_id" | "months">, ids: readonly number[]) {
	const among = sql<{ id: number }>`select o.value as id from ${rowsOf(ids)} o`;
	const chosen: ChosenPeople = { kind: "people", among, where: sql`true` };
	return sql<Figures & { month: string; id: number }>`select e.value ->> 'key' as month, d.person_id as id, ${figures}
		${rowsOfDays({ account_id, months, chosen }, "person")} group by 1, 2`;
}

/** What people of each title bought. */
export function listTitles(of: Of, max: number) {
	return sql<ThingRow>`select 0 as id, u.title as name, u.title as label, ${figures} ${rowsOfDays(oneByOne(of), "person")}
		group by u.title having ${some} order by quantity desc, name limit ${max}`;
}
