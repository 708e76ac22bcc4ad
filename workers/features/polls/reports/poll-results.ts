/** What polls that are over came to: each answer with how many people chose it, and their share of the voters. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { listPollResults } from "../store/summaries";

export const pollResults = defineWalkedSummary(
	{
		name: "polls/poll-results",
		report_type: "poll_results",
		columns: summaryColumns("polls:pollResults", {
			question: "text",
			closed_at: "timestamp",
			voters: "number",
			answer: "text",
			votes: "number",
			share: "number",
		}),
	},
	{
		summary: "Polls that are over with each answer, how many people chose it, and their share.",
		access: ["account_owner"],
		flags: ["polls_enabled"],
		walk: (scope, walk) => listPollResults(scope.account.id, walk, scope.clock.now()),
		present: (_scope, { question, closes_at, voters, answer, votes }) => ({
			...{ question, closed_at: closes_at, voters, answer, votes },
			share: voters === 0 ? 0 : Math.round((1_000 * votes) / voters) / 10,
		}),
	},
);
