/** The groups among which an owner chooses whom a survey is for. */
import { z } from "zod";
import { listGroupChoices } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

/** More than these are not chosen from a form. */
const maxChoices = 200;

export const getSurveyChoices = defineEndpoint({
	name: "surveys/get-survey-choices",
	path: "/api/surveys/api_get_survey_choices",
	summary: "The groups that a survey can be for, by name, with how many people they have.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({}),
	output: z.object({ groups: z.array(z.object({ id: z.int(), name: z.string(), people_count: z.int() })) }),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => ({ groups: await read(listGroupChoices(account.id, maxChoices)) }),
});
