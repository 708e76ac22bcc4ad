/** Polls with what their reader may see of the results; those that are not theirs are left out. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maySeePoll } from "../rules/poll";
import { pollOutput, presentPoll } from "../steps/present-poll";
import { listPolls } from "../store/polls";

const maxPolls = 20;

export const getPollResults = defineEndpoint({
	name: "polls/get-poll-results",
	path: "/api/polls/api_get_poll_results",
	summary: "Polls by their ids, with answers, one's own vote, and results where their rule shows them.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input: z.object({ poll_ids: z.array(z.int()).min(1).max(maxPolls) }),
	output: z.object({ polls: z.array(pollOutput) }),
	repetition: { kind: "read" },
	handler: async (scope, { poll_ids }) => {
		const { account, user, read } = scope;
		const rows = await read(listPolls(account.id, user.id, [...new Set(poll_ids)]));
		return { polls: rows.filter((row) => maySeePoll(row, user)).map((row) => presentPoll(scope, row)) };
	},
});
