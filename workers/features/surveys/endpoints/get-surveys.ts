/** A person's surveys by id: one's own, or for account owners those of a member whose answers have names. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { ownState, ownStates, type Timed } from "../rules/statuses";
import { listSurveysOf } from "../store/readers";

/** Older ones are not looked at. */
const maxSurveys = 20;

export const getSurveys = defineEndpoint({
	name: "surveys/get-surveys",
	path: "/api/surveys/api_get_surveys",
	summary:
		"Of the account's newest surveys those of a person, with where they stand: one's own, or a member's for account owners.",
	access: "signed_in",
	flags: ["surveys_enabled"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		surveys: z.array(z.object({ id: z.int(), name: z.string(), state: z.enum(ownStates) })),
	}),
	errors: { survey_not_fetched: {} },
	failsAs: "survey_not_fetched",
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => {
		const { account, user, clock, read } = scope;
		const isOfOther = user_id !== user.id;
		if (isOfOther && user.role !== "account_owner") throw notFound("user");
		const now = clock.now();
		const found = await read(listSurveysOf(account.id, user_id, { named: isOfOther, now, limit: maxSurveys }));
		return {
			surveys: found.map(({ id, names, response, ...survey }) => ({
				...{ id, name: nameIn(names, scope) },
				state: ownState(survey as Timed, response, now),
			})),
		};
	},
});
