/** How many photos took part in each contest, by how many people, and the votes once voting has ended. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { listContestFigures } from "../store/summaries";

export const contestSummary = defineWalkedSummary(
	{
		name: "photos/contest-summary",
		report_type: "contest_summary",
		columns: summaryColumns("photos:contestSummary", {
			contest: "text",
			ends_at: "timestamp",
			entries: "number",
			people: "number",
			votes: "number",
		}),
	},
	{
		summary: "Photo contests with their entries, people and, once voting has ended, their votes.",
		access: ["account_owner"],
		flags: ["photo_albums_enabled"],
		walk: (scope, walk) => listContestFigures(scope.account.id, walk),
		present: ({ clock }, { contest, votes_until, entries, people, votes }) => ({
			...{ contest, ends_at: votes_until, entries, people },
			votes: votes_until <= clock.now() ? votes : null,
		}),
	},
);
