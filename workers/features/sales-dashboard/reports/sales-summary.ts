/** Sales by month of a year, of everybody or of the people of a group: pieces, dollars and points; one step reads one month. */
import { type SQL, sql } from "drizzle-orm";
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { peopleFilters } from "#workers/kernel/people-filters";
import { amongPeople } from "#workers/kernel/people-sets";
import type { MemberScope } from "#workers/kernel/scope";
import { lastDayOf, monthsOf, requireTime } from "#workers/kernel/summary-time";
import type { ChosenPeople } from "../steps/choose-people";
import { selectGrouped, selectSellers } from "../store/people";
import { listMonths } from "../store/sums";

export const salesSummary = defineSummary(
	{
		name: "sales-dashboard/sales-summary",
		report_type: "sales_summary",
		columns: summaryColumns("sales-dashboard:summary", {
			...{ month: "text", quantity: "number", cents: "dollars" },
			...{ points_issued: "points", points_pending: "points" },
		}),
		filters: { time: { kind: "month_and_year" }, user_groups: peopleFilters.user_groups },
	},
	{
		summary: "Pieces, dollars and points of sales by month, of a year or one month of it, of everybody or of a group.",
		access: ["account_owner"],
		flags: ["sales_module_enabled"],
		isAboutPeople: true,
		complete: (scope, filters) => {
			requireTime(scope, "month_and_year", "year", filters);
			return filters;
		},
		asOf: (scope, filters) => lastDayOf(scope, "month_and_year", filters),
		begin: () => ({ at: 0 }),
		step: async (scope, filters, { at }) => {
			const months = monthsOf(scope, "month_and_year", filters);
			const month = months[at];
			if (!month) return { rows: [], state: { at }, isDone: true };
			const of = { account_id: scope.account.id, chosen: chosenOf(scope, filters), months: [month] };
			const [sums] = await scope.read(listMonths(of));
			const none = { quantity: 0, cents: 0, points_issued: 0, points_pending: 0 };
			return {
				rows: [{ ...none, ...sums, month: month.key }],
				state: { at: at + 1 },
				isDone: at + 1 >= months.length,
			};
		},
	},
);

/** Everybody, or the people of the group and of the global filter. */
function chosenOf({ account }: MemberScope, filters: { user_groups?: number; [name: string]: unknown }): ChosenPeople {
	const among: SQL[] = amongPeople(account.id, filters, sql`u.id`);
	if (among.length === 0) return { kind: "everybody", role: null };
	const { user_groups } = filters;
	return {
		kind: "people",
		among: user_groups === undefined ? selectSellers(account.id) : selectGrouped(account.id, [user_groups]),
		where: sql.join(among, sql` and `),
	};
}
