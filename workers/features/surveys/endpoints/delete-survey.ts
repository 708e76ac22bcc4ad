/** Removes a draft with its questions; what people could answer stays. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { getDraft } from "../steps/own-survey";
import { deleteSurvey, isUnchanged } from "../store/surveys";

export const deleteSurveyEndpoint = defineEndpoint({
	name: "surveys/delete-survey",
	path: "/api/surveys/api_delete_survey",
	summary: "Removes a draft with its questions.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({ survey_id: z.int() }),
	output: z.object({ survey_id: z.int() }),
	errors: { survey_frozen: {}, survey_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { survey_id }) => {
		const survey = await getDraft(scope, survey_id);
		return scope.commit({
			statements: [
				assertThat("survey_changed", isUnchanged(scope.account.id, survey)),
				...deleteSurvey(scope.account.id, survey_id),
			],
			answer: { survey_id },
			audit: { subject_kind: "survey", subject_id: survey_id, details: { name: nameIn(survey.names, scope) } },
		});
	},
});
