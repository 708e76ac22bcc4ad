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
	const { sale_earning_sub_type: subType } = filters;
	const [rows, buyers] = await Promise.all([
		scope.read(listMonths(asked, subType)),
		type === "sales_total_points_earned" ? scope.read(listBuyers(asked, subType)) : [],
	]);
	const found = new Map(rows.map((row) => [row.month, row]));
	const people = groupBy(buyers, ({ at }) => at);
	const points = (month: string, field: "points_issued" | "points_pending") => found.get(month)?.[field] ?? 0;
	if (type === "widia_qualified_credits_earned")
		return {
			rows: asked.months.map(({ key }) => ({ year_month_str: key, credits: points(key, "points_issued") })),
			drawn: [{ id: "credits" }],
			kind: "bar",
		};
	const count = (at: number, role: string) => people.get(at)?.find((one) => one.role === role)?.people ?? 0;
	return {
		rows: asked.months.map(({ key }, at) => ({
			year_month_str: key,
			points_issued: points(key, "points_issued"),
			points_pending: points(key, "points_pending"),
			points_earned: points(key, "points_issued") + points(key, "points_pending"),
			unique_customers: count(at, "customer"),
			unique_distributors: count(at, "distributor"),
			unique_distributor_sales_reps: count(at, "distributor_sales_rep"),
		})),
		drawn: [{ id: "points_issued" }, { id: "points_pending" }],
		kind: "area",
	};
}

/** Of how many categories each person bought in a month, and in the months up to it. */
async function readBreadth(scope: MemberScope, asked: Asked): Promise<GraphFigures> {
	const found = await scope.read(listBreadth(asked, rollingMonths));
	/** How many there are in so many months up to one: each counts where it is there for the first time in these. */
	const count = (wanted: (typeof found)[number]["what"], place: number, months: number) =>
		found.reduce((all, row) => {
			const isIn = row.at <= place && row.at > place - months && row.at - row.apart <= place - months;
			return row.what === wanted && isIn ? all + row.count : all;
		}, 0);
	const meanOf = (place: number, months: number) => mean(count("pairs", place, months), count("people", place, months));
	return {
		rows: asked.months.map(({ key }, at) => ({
			year_month_str: key,
			average_categories: meanOf(at, 1),
			average_rolling_categories: meanOf(at, rollingMonths),
		})),
		drawn: [{ id: "average_categories" }, { id: "average_rolling_categories" }],
		kind: "line",
	};
}
