/** Redemption by month or by brand: orders, items, their points, and what was given back until the last day that counts. */

import { endOfDay } from "#workers/kernel/days";
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { amongPeople } from "#workers/kernel/people-sets";
import { lastDayOf, monthsOf, requireTime } from "#workers/kernel/summary-time";
import { periodOf } from "#workers/kernel/title-bar-filters";
import { buyerOfLine, listBrandSums, sumOrders } from "../store/summary";

const brandsAtOnce = 500;

type State = { at: number; after: string | null };

export const redemptionSummary = defineSummary(
	{
		name: "orders/redemption-summary",
		report_type: "redemption_summary",
		columns: summaryColumns("orders:summary", {
			group: "text",
			orders: "number",
			items: "number",
			points: "points",
			points_returned: "points",
		}),
		filters: {
			time: { kind: "month_and_year" },
			custom_drop_down: {
				kind: "choice",
				label: "orders:summary.by",
				choices: ["month", "brand"],
				words: "orders:summary.groups",
				isInTitleBar: true,
			},
		},
	},
	{
		summary: "Orders, items and points redeemed by month or by brand, of a year or one month of it.",
		access: ["account_owner"],
		isAboutPeople: true,
		flags: ["!hide_points_for_account"],
		complete: (scope, filters) => {
			requireTime(scope, "month_and_year", "year", filters);
			return { ...filters, custom_drop_down: filters.custom_drop_down ?? "month" };
		},
		asOf: (scope, filters) => lastDayOf(scope, "month_and_year", filters),
		begin: (): State => ({ at: 0, after: null }),
		step: async (scope, filters, { at, after }) => {
			const { id, time_zone } = scope.account;
			const as_of = endOfDay(lastDayOf(scope, "month_and_year", filters), time_zone);
			const among = amongPeople(id, filters, buyerOfLine);
			if (filters.custom_drop_down === "brand") {
				const { from = 0, to = 0 } = periodOf("month_and_year", filters, time_zone);
				const rows = await scope.read(listBrandSums(id, { from, to, as_of, among, after, max: brandsAtOnce }));
				const last = rows.at(-1)?.group ?? after;
				return { rows, state: { at, after: last }, isDone: rows.length < brandsAtOnce };
			}
			const months = monthsOf(scope, "month_and_year", filters);
			const month = months[at];
			if (!month) return { rows: [], state: { at, after }, isDone: true };
			const [sums] = await scope.read(sumOrders(id, { from: month.start, to: month.end - 1, as_of, among }));
			return {
				rows: [{ group: month.key, ...sums }],
				state: { at: at + 1, after },
				isDone: at + 1 >= months.length,
			};
		},
	},
);
