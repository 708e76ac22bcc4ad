/** Decides a tie, with a reason that everybody reads; invariant: among those who are level, as they were read, by an assertion of the batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { maxReasonLength, minReasonLength } from "../rules/event";
import { readModerated } from "../steps/event";
import { leadersIn, readJudged } from "../steps/winners";
import { chooseWinner, isEventUnchanged, roundsOf } from "../store/events";

export const chooseWinnerOfTie = defineEndpoint({
	name: "nominations/choose-winner",
	path: "/api/nominations/api_choose_winner",
	summary: "Decides between nominees who are level, with the reason that is published.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({
		event_id: z.int(),
		category_id: z.int(),
		nominee_id: z.int(),
		reason: text(maxReasonLength).min(minReasonLength),
	}),
	output: z.object({ event_id: z.int() }),
	errors: { no_tie: {}, nomination_event_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { event_id, category_id, nominee_id, reason }) => {
		const { account, user } = scope;
		const event = await readModerated(scope, event_id);
		if (event.status !== "reviewing" || event.round < roundsOf(event).length) throw refuse("no_tie");
		const one = (await readJudged(scope, event)).find(({ category }) => category.id === category_id);
		const leaders = one ? leadersIn(one, event) : [];
		if (leaders.length < 2 || !leaders.includes(nominee_id) || leaders.includes(user.id)) throw refuse("no_tie");
		return scope.commit({
			statements: [
				assertThat("nomination_event_changed", isEventUnchanged(account.id, event)),
				...chooseWinner(account.id, { event_id, category_id }, { nominee_id, reason, by: user.id }),
			],
			answer: { event_id },
			audit: { subject_kind: "nomination_event", subject_id: event_id, details: { reason } },
		});
	},
});
