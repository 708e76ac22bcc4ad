/** What was asked of moderators in each kind, what became of it, and how long they took. */

import { hourMs } from "#workers/kernel/clock";
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listDecisions } from "../store/summaries";

export const moderationSummary = defineTalliedSummary(
	{
		name: "moderation/moderation-summary",
		report_type: "moderation_summary",
		columns: summaryColumns("moderation:moderationSummary", {
			kind: "text",
			asked: "number",
			waiting: "number",
			approved: "number",
			denied: "number",
			withdrawn: "number",
			hours: "number",
		}),
	},
	{
		summary:
			"Requests to moderators by kind: how many wait, were approved, rejected or withdrawn, and the hours to a decision.",
		access: ["account_owner"],
		walk: (scope, walk) => listDecisions(scope.account.id, walk),
		tally: (_scope, { kind, final_status, is_withdrawn, created_at, moderated_at }) => {
			const state = is_withdrawn === 1 ? "withdrawn" : final_status;
			const took = is_withdrawn === 0 && moderated_at !== null ? moderated_at - created_at : 0;
			return { key: kind, figures: { asked: 1, [state]: 1, took } };
		},
		finish: ({ translate }, key, { asked = 0, pending = 0, approved = 0, denied = 0, withdrawn = 0, took = 0 }) => ({
			...{ kind: translate(textKey(`moderation:kinds.${key}`)), asked, waiting: pending, approved, denied, withdrawn },
			hours: approved + denied === 0 ? null : Math.round((10 * took) / (approved + denied) / hourMs) / 10,
		}),
	},
);
