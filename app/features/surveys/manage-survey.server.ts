/** The server half of one survey for its owners: its questions, whom and when it asks, how it looks, and what it came to. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadBuilder } from "./builder.server";
import { buildingOf, managedPart, managingActions } from "./managing.server";
import { loadResults } from "./results.server";
import { loadSettings, settingsOf } from "./settings.server";
import { loadSurvey } from "./survey-view.server";
import { writtenLanguage } from "./written-language.server";

const parts = ["questions", "settings", "preview", "results"] as const;

/** The part that the address names, with what it shows. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	await context.requireCall("surveys/save-survey");
	const language_code = writtenLanguage(args);
	if (params.id === "new") {
		const settings = await loadSettings(context, null, language_code);
		return { title: context.translate("surveys:builder.newTitle"), survey: null, settings };
	}
	const survey_id = context.id(params.id);
	const { part, languages } = managedPart(args, parts);
	const { survey, questions } = await context.call("surveys/get-survey", { survey_id, language_code });
	const building = buildingOf("surveys", context, survey, { language_code, isDraft: survey.status === "draft" });
	return {
		title: survey.title,
		survey: { ...survey, language_code, saved: context.format.moment(survey.updated_at) },
		...{ parts, part, languages },
		builder: part === "questions" ? await loadBuilder(args, { ...building, questions }) : null,
		settings: part === "settings" ? await loadSettings(context, survey, language_code) : null,
		preview: part === "preview" ? await loadSurvey(context, survey_id, context.user.id) : null,
		results: part === "results" ? await loadResults(args, survey_id) : null,
	};
}

/** Writes the survey, its questions and their order, and opens, pauses, closes or deletes it. */
export const action = managingActions("surveys", settingsOf);
