/** Which invitations were sent by whom and when, and how many people they reached. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listSendingFigures } from "../store/summaries";

export const invitationSummary = defineWalkedSummary(
	{
		name: "invitations/invitation-summary",
		report_type: "invitation_summary",
		columns: summaryColumns("invitations:invitationSummary", {
			...{ due_at: "timestamp", requester: "text", status: "text" },
			...{ expected: "number", sent: "number", finished_at: "timestamp" },
		}),
	},
	{
		summary:
			"Sendings of invitations with who sent them, their state, and how many people were to be and were reached.",
		access: ["account_owner"],
		walk: (scope, walk) => listSendingFigures(scope.account.id, walk),
		present: ({ translate }, { due_at, requester, status, expected_count, sent_count, finished_at }) => ({
			...{ due_at, requester, status: translate(textKey(`invitations:invitationSummary.states.${status}`)) },
			...{ expected: expected_count, sent: sent_count, finished_at },
		}),
	},
);
