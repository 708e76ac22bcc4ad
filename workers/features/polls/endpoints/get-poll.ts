/** One poll with what may be done with it; who voted for what is told to its author alone, never of an anonymous one. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { changes, changesOf } from "../rules/changes";
import { pollOutput, presentPoll } from "../steps/present-poll";
import { readPoll } from "../steps/read-poll";
import { listVoters } from "../store/ballots";
import { listGroupsOf } from "../store/groups";

const maxVoters = 200;

export const getPoll = defineEndpoint({
	name: "polls/get-poll",
	path: "/api/polls/api_get_poll",
	summary: "One poll with its answers, results by its rule, and what may be done with it.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input: z.object({ poll_id: z.int() }),
	output: z.object({
		poll: pollOutput,
		/** Whom it asks, for its author and account owners; none where it asks no groups. */
		groups: z.array(z.object({ id: z.int(), name: z.string() })),
		/** The author's: until the first vote. */
		may_edit: z.literal([0, 1]),
		/** The author's and account owners'. */
		changes: z.array(z.enum(changes)),
		/** The first 200 who voted, for the author of a poll that is not anonymous. */
		voters: z.array(z.object({ name: z.string(), option_ids: z.array(z.int()) })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { poll_id }) => {
		const { account, user, read } = scope;
		const row = await readPoll(scope, poll_id);
		const poll = presentPoll(scope, row);
		const isAuthor = row.author_id === user.id;
		const isInCharge = isAuthor || user.role === "account_owner";
		const [named, groups] = await Promise.all([
			isAuthor && row.is_anonymous === 0 ? read(listVoters(account.id, poll_id, maxVoters)) : [],
			isInCharge && row.has_groups === 1 ? read(listGroupsOf(account.id, poll_id)) : [],
		]);
		const mayEdit =
			isAuthor && row.first_voted_at === null && (["draft", "scheduled", "active"] as string[]).includes(poll.status);
		return {
			...{ poll, groups },
			may_edit: mayEdit ? (1 as const) : (0 as const),
			changes: isInCharge ? changesOf(poll.status) : [],
			voters: named.map(({ name, option_ids }) => ({ name, option_ids: JSON.parse(option_ids) as number[] })),
		};
	},
});
