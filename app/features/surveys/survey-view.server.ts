/** A survey as screens show it: days and marks in words; and the form that saves and sends it. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { DateTime } from "luxon";
import { partsOf } from "#workers/features/surveys/rules/typed-answers";
import type { EndpointOutput } from "#workers/registry";
import { redirectWithFailure } from "~/shell/notices.server";

const saving = "surveys/save-survey-answers";

type Wire = EndpointOutput<"surveys/get-survey-questions">;

/** Someone's survey, or the words in which it could not be fetched. */
export async function loadSurvey(context: AppLoadContext, survey_id: number, user_id: number) {
	const [outcome, form] = await Promise.all([
		context.attempt("surveys/get-survey-questions", { survey_id, user_id }),
		context.form(saving, {}),
	]);
	if (!outcome.ok) return { failure: outcome.refusal.resultMsg, survey: null };
	const { survey, questions } = outcome.answer;
	return { failure: null, survey: writtenOf(context, survey, questions), form };
}

function writtenOf(context: AppLoadContext, survey: Wire["survey"], questions: Wire["questions"]) {
	const { format } = context;
	return {
		...survey,
		until: survey.ends_at === null ? null : format.time(survey.ends_at - 1, "long"),
		saved: survey.saved_at === null ? null : format.moment(survey.saved_at),
		privacy: context.translate(survey.is_anonymous === 1 ? "surveys:answer.anonymous" : "surveys:answer.named"),
		...shownQuestions(context, questions),
	};
}

/** Questions with their numbers and answers in words, and what their fields of days are made of. */
export function shownQuestions(context: AppLoadContext, questions: Wire["questions"]) {
	const { format, language_code } = context;
	return {
		months: Array.from({ length: 12 }, (_, at) =>
			DateTime.local(2024, at + 1, 1, { locale: language_code }).toFormat("LLLL"),
		),
		this_year: Number(format.time(Date.now(), "filter").slice(0, 4)),
		questions: questions.map((question, at) => ({ ...question, number: at + 1, said: saidOf(context, question) })),
	};
}

/** The answer in words; of a day as the reader writes days. */
function saidOf({ format }: AppLoadContext, { type, answer }: Wire["questions"][number]): string {
	if (type !== "date" || typeof answer.answer !== "string") return answer.answer_text;
	const { year, month, day } = partsOf(answer.answer);
	if (month === "" || day === "") return "";
	return year === "" ? format.date(`2024-${month}-${day}`, "day") : format.date(answer.answer, "display");
}

/** The same for a page of its own: one that could not be fetched leads to the list, which says so. */
export async function requireSurvey(context: AppLoadContext, survey_id: number) {
	const found = await loadSurvey(context, survey_id, context.user.id);
	if (!found.survey) throw redirectWithFailure("/surveys", "surveys:notices.notFetched");
	return found;
}

/** What the form of questions needs of what it belongs to, a survey or a form. */
export type Filled = Pick<
	ShownSurvey,
	"id" | "version" | "saved" | "is_sent" | "is_preview" | "is_admin" | "months" | "this_year" | "questions"
> & {
	/** Who reads the answers, in words. */
	privacy: string;
};

/** A survey on a screen. */
export type ShownSurvey = NonNullable<Awaited<ReturnType<typeof loadSurvey>>["survey"]>;

/** One of its questions. */
export type ShownQuestion = ShownSurvey["questions"][number];
