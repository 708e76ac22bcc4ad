/** How many anniversaries each month has, how many cards were published, how often they were signed, and the points paid. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthOfKey } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listCardFigures } from "../store/summaries";

export const anniversarySummary = defineTalliedSummary(
	{
		name: "anniversaries/anniversary-summary",
		report_type: "anniversary_summary",
		columns: summaryColumns("anniversaries:anniversarySummary", {
			month: "text",
			occasion: "text",
			cards: "number",
			published: "number",
			signatures: "number",
			points: "points",
		}),
	},
	{
		summary: "Anniversaries by month and occasion, with published cards, signatures and points.",
		access: ["account_owner"],
		walk: (scope, walk) => listCardFigures(scope.account.id, walk),
		tally: (_scope, { kind, day, is_published, signature_count, points }) => ({
			key: `${day.slice(0, 7)} ${kind}`,
			figures: { cards: 1, published: is_published, signatures: signature_count, points },
		}),
		finish: ({ translate }, key, figures) => {
			const [month = "", kind = ""] = key.split(" ");
			return { month: monthOfKey(month), occasion: translate(textKey(`anniversaries:occasions.${kind}`)), ...figures };
		},
	},
);
