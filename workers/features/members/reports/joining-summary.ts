/** How many of the people who were added in each month have joined, and are still here. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthKey, monthOfKey } from "#workers/kernel/gathered-summary";
import { listComings } from "../store/summaries";

export const joiningSummary = defineTalliedSummary(
	{
		name: "members/joining-summary",
		report_type: "joining_summary",
		columns: summaryColumns("members:joiningSummary", {
			month: "text",
			added: "number",
			joined: "number",
			share: "number",
			here: "number",
		}),
	},
	{
		summary: "People by the month in which they were added: how many joined, and how many are still here.",
		access: ["account_owner"],
		walk: (scope, walk) => listComings(scope.account.id, walk),
		tally: (scope, { created_at, activated_at, status }) => ({
			key: monthKey(scope, created_at),
			figures: { added: 1, joined: activated_at === null ? 0 : 1, here: status === "active" ? 1 : 0 },
		}),
		finish: (_scope, key, { added = 0, joined = 0, here = 0 }) => ({
			...{ month: monthOfKey(key), added, joined, here },
			share: Math.round((1_000 * joined) / added) / 10,
		}),
	},
);
