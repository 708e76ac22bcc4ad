/** Engagement in a month by country: how many people are here, and how many of them gave or received recognition. */
import { sql } from "drizzle-orm";
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { amongPeople } from "#workers/kernel/people-sets";
import { lastDayOf, requireTime } from "#workers/kernel/summary-time";
import { periodOf } from "#workers/kernel/title-bar-filters";
import { type Engaged, listEngaged } from "../store/summaries";

/** How many people one step looks at. */
const peopleAtOnce = 1_000;

type Sums = Omit<Engaged, "country" | "last_id">;
type State = { after: number; countries: Record<string, Sums> };

export const engagementSummary = defineSummary(
	{
		name: "recognition/engagement-summary",
		report_type: "engagement_summary",
		columns: summaryColumns("recognition:engagement", {
			country: "text",
			people: "number",
			gave: "number",
			received: "number",
			took_part: "number",
			share: "number",
		}),
		filters: { time: { kind: "month_year" } },
	},
	{
		summary: "How many people of each country gave or received recognition in a month.",
		access: ["account_owner"],
		isAboutPeople: true,
		complete: (scope, filters) => {
			requireTime(scope, "month_year", "month_year", filters);
			return filters;
		},
		asOf: (scope, filters) => lastDayOf(scope, "month_year", filters),
		begin: (): State => ({ after: 0, countries: {} }),
		step: async (scope, filters, { after, countries }) => {
			const { from = 0, to = 0 } = periodOf("month_year", filters, scope.account.time_zone);
			const among = amongPeople(scope.account.id, filters, sql`u.id`);
			const found = await scope.read(listEngaged(scope.account.id, { from, to, after, max: peopleAtOnce }, among));
			const state = {
				after: Math.max(after, ...found.map(({ last_id }) => last_id)),
				countries: added(countries, found),
			};
			const looked = found.reduce((sum, { people }) => sum + people, 0);
			if (looked === peopleAtOnce) return { rows: [], state, isDone: false };
			return { rows: rowsOf(state.countries), state, isDone: true };
		},
	},
);

function added(countries: State["countries"], found: readonly Engaged[]): State["countries"] {
	const sums = { ...countries };
	for (const { country, people, gave, received, took_part } of found) {
		const before = Object.hasOwn(sums, country) ? sums[country]! : { people: 0, gave: 0, received: 0, took_part: 0 };
		sums[country] = {
			people: before.people + people,
			gave: before.gave + gave,
			received: before.received + received,
			took_part: before.took_part + took_part,
		};
	}
	return sums;
}

function rowsOf(countries: State["countries"]) {
	return Object.entries(countries)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([country, sums]) => ({ country, ...sums, share: Math.round((1_000 * sums.took_part) / sums.people) / 10 }));
}
