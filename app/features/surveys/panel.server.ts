/** The surveys in a member's panel: those whose answers have names, the one that is read, and correcting it. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FormArgs } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { answersOf } from "./answer.server";
import { loadSurvey } from "./survey-view.server";

/** What the panel shows; nothing for who may not read surveys, and where they are off. */
export async function loadSurveyPanel(context: AppLoadContext, request: Request, user_id: number) {
	if (!(await context.mayCall("surveys/get-surveys"))) return null;
	const query = new URL(request.url).searchParams;
	const outcome = await context.attempt("surveys/get-surveys", { user_id });
	if (!outcome.ok) return { failure: outcome.refusal.resultMsg, surveys: [], shown: null, isEdited: false };
	const { surveys } = outcome.answer;
	const asked = surveys.find(({ id }) => String(id) === query.get("survey")) ?? surveys[0];
	const found = asked ? await loadSurvey(context, asked.id, user_id) : null;
	const shown = found?.survey && found.survey.questions.length > 0 ? { survey: found.survey, form: found.form } : null;
	const isEdited = query.get("edit") === "survey" && shown?.survey.user_can_edit === 1;
	return { failure: found?.failure ?? null, surveys, shown, isEdited };
}

/** The form that corrects a member's answers. */
export const surveyForms = {
	"surveys/save-survey-answers": {
		input: (args: FormArgs) => ({
			...answersOf(args),
			act: "send" as const,
			survey_id: args.form.number("survey_id"),
			user_id: args.context.id(args.params.id),
		}),
		done: (_answer: unknown, { params, form }: FormArgs) =>
			redirectWithNotice(`/members/${params.id}?survey=${form.text("survey_id")}#profile`, "surveys:notices.changed"),
	},
};
