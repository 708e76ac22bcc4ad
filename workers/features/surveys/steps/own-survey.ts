/** A survey of the account, or not found; and whether it can still be written. */
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { findSurvey, type SurveyRow } from "../store/surveys";

/** The survey. Throws where there is none. */
export async function getSurveyRow({ account, read }: MemberScope, id: number): Promise<SurveyRow> {
	const [survey] = await read(findSurvey(account.id, id));
	if (!survey) throw notFound("survey");
	return survey;
}

/** The survey while it is a draft. Throws where it is frozen. */
export async function getDraft(scope: MemberScope, id: number): Promise<SurveyRow> {
	const survey = await getSurveyRow(scope, id);
	if (survey.status !== "draft") throw refuse("survey_frozen");
	return survey;
}
