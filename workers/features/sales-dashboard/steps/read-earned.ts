/** Reads what sales earned, month by month: points with those that wait, credits, and of how many categories people buy. */
import { groupBy } from "#workers/kernel/group-by";
import type { MemberScope } from "#workers/kernel/scope";
import type { SalesFilters } from "../rules/filters";
import { type GraphFigures, mean } from "../rules/graph-answer";
import type { EarnedType } from "../rules/graph-types";
import { listBreadth, listBuyers, listMonths } from "../store/sums";
import { type Asked, readAsked } from "./read-asked";

/** So many months make a rolling mean. */
const rollingMonths = 3;

/** The figures of one type. */
export async function readEarned(scope: MemberScope, type: EarnedType, filters: SalesFilters): Promise<GraphFigures> {
	const asked = await readAsked(scope, filters);
	if (type === "sales_categories_monthly_purchases") return readBreadth(scope, asked);
	// Points by rules of suppliers are none: every sale earns what its brand gives.
	const isCounted = filters.sale_earning_sub_type !== "supplier_rules_earning";
	const [rows, buyers] = await Promise.all([
		scope.read(listMonths(asked)),
		type === "sales_total_points_earned" ? scope.read(listBuyers(asked)) : [],
	]);
	const found = new Map(rows.map((row) => [row.month, row]));
	const people = groupBy(buyers, ({ month }) => month);
	const points = (month: string, field: "points_issued" | "points_pending") =>
		isCounted ? (found.get(month)?.[field] ?? 0) : 0;
	if (type === "widia_qualified_credits_earned")
		return {
			rows: asked.months.map(({ key }) => ({ year_month_str: key, credits: points(key, "points_issued") })),
			drawn: [{ id: "credits" }],
			kind: "bar",
		};
	const count = (month: string, role: string) => people.get(month)?.find((one) => one.role === role)?.people ?? 0;
	return {
		rows: asked.months.map(({ key }) => ({
			year_month_str: key,
			points_issued: points(key, "points_issued"),
			points_pending: points(key, "points_pending"),
			points_earned: points(key, "points_issued") + points(key, "points_pending"),
			unique_customers: count(key, "customer"),
			unique_distributors: count(key, "distributor"),
			unique_distributor_sales_reps: count(key, "distributor_sales_rep"),
		})),
		drawn: [{ id: "points_issued" }, { id: "points_pending" }],
		kind: "area",
	};
}

/** Of how many categories each person bought in a month, and in the months up to it. */
async function readBreadth(scope: MemberScope, asked: Asked): Promise<GraphFigures> {
	const windows = asked.months.map((month, at) => ({
		...month,
		start: asked.months[Math.max(0, at - rollingMonths + 1)]!.start,
	}));
	const [monthly, rolling] = await Promise.all([
		scope.read(listBreadth(asked)),
		scope.read(listBreadth({ ...asked, months: windows })),
	]);
	const meanOf = (rows: typeof monthly, month: string) => {
		const row = rows.find((one) => one.month === month);
		return row ? mean(row.pairs, row.people) : 0;
	};
	return {
		rows: asked.months.map(({ key }) => ({
			year_month_str: key,
			average_categories: meanOf(monthly, key),
			average_rolling_categories: meanOf(rolling, key),
		})),
		drawn: [{ id: "average_categories" }, { id: "average_rolling_categories" }],
		kind: "line",
	};
}
