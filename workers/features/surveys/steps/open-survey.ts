/** A survey as somebody may see it: one's own, or, for account owners, what a member answered where answers have names. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { isRunning } from "../rules/statuses";
import { listQuestions, type QuestionRow } from "../store/questions";
import { findReader } from "../store/readers";
import { findResponse, type ResponseRow } from "../store/responses";
import { findSurvey, type SurveyRow } from "../store/surveys";

/** The survey with the person's response, and what whoever asks may do with it. */
export type OpenedSurvey = {
	survey: SurveyRow;
	questions: QuestionRow[];
	response: ResponseRow | undefined;
	/** An account owner looks at it before it opens, or without being asked. */
	isPreview: boolean;
	/** An account owner looks at what somebody else answered. */
	isOfOther: boolean;
	mayEdit: boolean;
};

/** Throws not found for everything that is not there for whoever asks. */
export async function openSurvey(
	{ account, user, clock, read }: MemberScope,
	{ survey_id, user_id }: { survey_id: number; user_id: number },
): Promise<OpenedSurvey> {
	const place = { account_id: account.id, survey_id, user_id };
	const [[survey], questions, [response], [reader]] = await Promise.all([
		read(findSurvey(account.id, survey_id)),
		read(listQuestions(account.id, survey_id)),
		read(findResponse(place)),
		read(findReader(place)),
	]);
	const isOwner = user.role === "account_owner";
	const isOfOther = user_id !== user.id;
	if (!survey || !reader || (isOfOther && !isOwner)) throw notFound("survey");
	const now = clock.now();
	const isAsked = reader.is_for_them === 1 || response !== undefined;
	const isHere = survey.status !== "draft" && isAsked && ((survey.starts_at ?? now) <= now || response !== undefined);
	if (isOfOther) {
		if (!isHere || survey.is_anonymous === 1) throw notFound("survey");
		return { survey, questions, response, isPreview: false, isOfOther, mayEdit: questions.length > 0 };
	}
	if (!isHere && !isOwner) throw notFound("survey");
	const mayChange = response?.status !== "sent" || questions.some(({ is_editable }) => is_editable === 1);
	const mayEdit = isHere && reader.is_for_them === 1 && isRunning(survey, now) && mayChange;
	return { survey, questions, response, isPreview: !isHere, isOfOther, mayEdit };
}
