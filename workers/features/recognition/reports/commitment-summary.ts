/** How many commitments are due in each month, how many were kept, and the points of those. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthOfKey } from "#workers/kernel/gathered-summary";
import { listKeptPromises } from "../store/commitments";

export const commitmentSummary = defineTalliedSummary(
	{
		name: "recognition/commitment-summary",
		report_type: "commitment_summary",
		columns: summaryColumns("recognition:commitmentSummary", {
			month: "text",
			commitments: "number",
			open: "number",
			kept: "number",
			others: "number",
			points: "points",
		}),
	},
	{
		summary: "Commitments by the month in which they are due: open, kept and not kept, with the points given.",
		access: ["account_owner"],
		walk: (scope, walk) => listKeptPromises(scope.account.id, walk),
		tally: (_scope, { due_date, status, points }) => ({
			key: due_date.slice(0, 7),
			figures: {
				...{ commitments: 1, [status === "open" || status === "kept" ? status : "others"]: 1 },
				points: status === "kept" ? points : 0,
			},
		}),
		finish: (_scope, key, { commitments = 0, open = 0, kept = 0, others = 0, points = 0 }) => ({
			...{ month: monthOfKey(key), commitments, open, kept, others, points },
		}),
	},
);
