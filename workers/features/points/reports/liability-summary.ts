/** Points outstanding at the end of a day, by the month in which they were given or by their age: first in, first out. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { endOfDay } from "#workers/kernel/days";
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { amongPeople } from "#workers/kernel/people-sets";
import type { MemberScope } from "#workers/kernel/scope";
import { requireTime } from "#workers/kernel/summary-time";
import { ageRanges, type LayerRange, monthRanges } from "../rules/layer-ranges";
import { findFirstMonth, listHolders, listOutstanding } from "../store/outstanding";

/** How many people one step looks at. */
const holdersAtOnce = 200;

type State = { after: number; ranges: LayerRange[] | null; points: Record<string, number> };

export const liabilitySummary = defineSummary(
	{
		name: "points/liability-summary",
		report_type: "liability_summary",
		columns: summaryColumns("points:liability", { group: "text", points: "points" }),
		filters: {
			day: { kind: "single_day" },
			custom_drop_down: {
				kind: "choice",
				label: "points:liability.by",
				choices: ["month", "age"],
				words: "points:liability.groups",
				isInTitleBar: true,
			},
		},
	},
	{
		summary: "Points outstanding at the end of a day by the month in which they were given, or by their age.",
		access: ["account_owner"],
		isAboutPeople: true,
		flags: ["!hide_points_for_account"],
		complete: (scope, filters) => {
			requireTime(scope, "single_day", "singleDate", filters);
			return { ...filters, custom_drop_down: filters.custom_drop_down ?? "month" };
		},
		asOf: (_scope, { singleDate }) => String(singleDate),
		begin: (): State => ({ after: 0, ranges: null, points: {} }),
		step: async (scope, filters, before) => {
			const { singleDate, custom_drop_down } = filters;
			const day = String(singleDate);
			const ranges = before.ranges ?? (await rangesOf(scope, day, custom_drop_down === "age"));
			const to = endOfDay(day, scope.account.time_zone);
			const among = amongPeople(scope.account.id, filters, sql`a.owner_id`);
			const part = { after: before.after, max: holdersAtOnce, to, ranges, among };
			const [[holders], found] = await Promise.all([
				scope.read(listHolders(scope.account.id, part)),
				scope.read(listOutstanding(scope.account.id, part)),
			]);
			const points = { ...before.points };
			for (const layer of found) points[layer.key] = (points[layer.key] ?? 0) + layer.points;
			const state = { after: holders?.last ?? before.after, ranges, points };
			if (holders?.count === holdersAtOnce) return { rows: [], state, isDone: false };
			return { rows: rowsOf(scope, state, custom_drop_down === "age"), state, isDone: true };
		},
	},
);

/** The months since the first points, or the ages as they are on that day. */
async function rangesOf({ account, read }: MemberScope, day: string, areAges: boolean): Promise<LayerRange[]> {
	if (areAges) return ageRanges(day, account.time_zone);
	const [found] = await read(findFirstMonth(account.id));
	const first = found?.month ? DateTime.fromFormat(String(found.month), "yyyyMM").toFormat("yyyy-MM") : day.slice(0, 7);
	return monthRanges(first, day, account.time_zone);
}

/** What each range still holds, in their order; of months those that hold something. */
function rowsOf({ translate }: MemberScope, { ranges, points }: State, areAges: boolean) {
	return (ranges ?? []).flatMap(({ key }) => {
		const held = points[key] ?? 0;
		if (areAges) return [{ group: translate(`points:liability.ages.${key as "to_3"}`), points: held }];
		return held > 0 ? [{ group: key, points: held }] : [];
	});
}
