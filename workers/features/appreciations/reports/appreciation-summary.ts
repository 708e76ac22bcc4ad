/** How many cards people sent each other in each month, by design; nothing of what they wrote or who. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthKey, monthOfKey } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listSentCards } from "../store/appreciations";

export const appreciationSummary = defineTalliedSummary(
	{
		name: "appreciations/appreciation-summary",
		report_type: "appreciation_summary",
		columns: summaryColumns("appreciations:appreciationSummary", { month: "text", design: "text", cards: "number" }),
	},
	{
		summary: "Cards that people sent each other by month and design, without names.",
		access: ["account_owner"],
		flags: ["appreciations_enabled"],
		walk: (scope, walk) => listSentCards(scope.account.id, walk),
		tally: (scope, { design, created_at }) => ({
			key: `${monthKey(scope, created_at)} ${design}`,
			figures: { cards: 1 },
		}),
		finish: ({ translate }, key, { cards = 0 }) => {
			const [month = "", design = ""] = key.split(" ");
			return { month: monthOfKey(month), design: translate(textKey(`appreciations:designs.${design}`)), cards };
		},
	},
);
