/**
 * A juror's verdict of a nominee in the round that is under way; invariant: never of one's own, by an assertion of the batch:
 * neither in a category in which one is named, nor of whom one named.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { isVerdict, leftIn } from "../rules/judging";
import { readForJury } from "../steps/event";
import { readJudged } from "../steps/winners";
import { jurorsOf, roundsOf } from "../store/events";
import { mayJudge, saveVerdict } from "../store/nominations";

export const moderateNomination = defineEndpoint({
	name: "nominations/moderate-nomination",
	path: "/api/nominations/api_moderate_nomination",
	summary: "Approves, scores or votes for a nominee, as a juror of the event, until the round ends.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({
		event_id: z.int(),
		category_id: z.int(),
		nominee_id: z.int(),
		/** 1 or 0 to approve or not, 1 to 10 to score, 1 to vote. */
		value: z.int().min(0).max(10),
	}),
	output: z.object({ event_id: z.int() }),
	errors: { not_to_judge: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { event_id, category_id, nominee_id, value }) => {
		const { account, user } = scope;
		const event = await readForJury(scope, event_id);
		const { round } = event;
		const rounds = roundsOf(event);
		const method = rounds[round - 1];
		if (event.status !== "reviewing" || !method || !jurorsOf(event).includes(user.id)) throw refuse("not_to_judge");
		const one = (await readJudged(scope, event)).find(({ category }) => category.id === category_id);
		if (!one || !leftIn(one.nominees, one.verdicts, { rounds, round }).includes(nominee_id))
			throw notFound("nomination");
		if (!isVerdict(method, value)) throw invalid({ value: [scope.translate("nominations:validation.verdict")] });
		const judged = { event_id, category_id, round, nominee_id, juror_id: user.id };
		return scope.commit({
			statements: [
				assertThat("not_to_judge", mayJudge(account.id, judged)),
				...saveVerdict(account.id, judged, value, method === "vote"),
			],
			answer: { event_id },
			audit: { subject_kind: "nomination_event", subject_id: event_id, details: {} },
		});
	},
});
