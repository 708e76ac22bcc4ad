/** The server half of answering: the survey with what is saved of it, saving, and sending. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { answersIn } from "#workers/features/surveys/rules/typed-answers";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { requireSurvey } from "./survey-view.server";

const saving = "surveys/save-survey-answers";

/** The survey; who may not answer it now is led to what they answered. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const survey_id = context.id(params.id);
	const found = await requireSurvey(context, survey_id);
	if (found.survey.user_can_edit === 0 && found.survey.is_preview === 0) throw redirect(`/surveys/${survey_id}`);
	return {
		...found,
		title: found.survey.name,
		step: stepIn(request),
	};
}

/** The question that an address says is shown first on a phone, from 1. */
export function stepIn(request: Request): number | null {
	const step = Number(new URL(request.url).searchParams.get("step"));
	return Number.isSafeInteger(step) && step > 0 ? step : null;
}

/** What a form of answers sends, whosever they are. */
export function answersOf({ form }: FormArgs) {
	return {
		answers: answersIn(form.typed),
		act: form.text("act") === "send" ? ("send" as const) : ("save" as const),
		version: form.number("version"),
	};
}

/** Keeps the answers and goes on to the step that was pressed, or sends them. */
export const action = formActions({
	[saving]: {
		input: (args) => ({
			...answersOf(args),
			survey_id: args.context.id(args.params.id),
			user_id: args.context.user.id,
		}),
		stays: ({ version, saved_at }, { context }) => ({ version, saved: context.format.hour(saved_at) }),
		done: ({ status }, { params, form }) => {
			const here = `/surveys/answer/${params.id}`;
			const step = form.number("go");
			if (step !== undefined && step > 0) return redirect(`${here}?step=${step}`);
			if (status === "started") return redirectWithNotice(here, "surveys:notices.kept");
			return redirectWithNotice(`/surveys/${params.id}`, "surveys:notices.sent");
		},
	},
});
