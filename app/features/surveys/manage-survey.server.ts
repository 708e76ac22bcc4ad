/** The server half of one survey for its owners: its questions, whom and when it asks, how it looks, and what it came to. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { type Building, loadBuilder, questionOf } from "./builder.server";
import { loadResults } from "./results.server";
import { loadSettings, settingsOf } from "./settings.server";
import { loadSurvey } from "./survey-view.server";

const saving = "surveys/save-survey";
const savingQuestion = "surveys/save-question";

/** The parts of the page, the first of a survey that is there. */
export const parts = ["questions", "settings", "preview", "results"] as const;

/** The part that the address names, with what it shows. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, request, context } = args;
	await context.requireCall(saving);
	const query = new URL(request.url).searchParams;
	const asked = query.get("language") ?? "";
	const { languages, default_language_code } = context.account;
	const language_code = languages.includes(asked) ? asked : default_language_code;
	if (params.id === "new") {
		const settings = await loadSettings(context, null, language_code);
		return { title: context.translate("surveys:builder.newTitle"), survey: null, part: "settings" as const, settings };
	}
	const survey_id = context.id(params.id);
	const part = parts.find((one) => one === query.get("part")) ?? "questions";
	const found = await context.call("surveys/get-survey", { survey_id, language_code });
	const { survey } = found;
	return {
		title: survey.title,
		survey: { ...survey, language_code, saved: context.format.moment(survey.updated_at) },
		part,
		languages: languages.length > 1 ? languages : [],
		questions: part === "questions" ? await loadBuilder(args, buildingOf(context, found, language_code)) : null,
		settings: part === "settings" ? await loadSettings(context, survey, language_code) : null,
		preview: part === "preview" ? await loadSurvey(context, survey_id, context.user.id) : null,
		results: part === "results" ? await loadResults(args, survey_id) : null,
	};
}

function buildingOf(
	context: AppLoadContext,
	found: EndpointOutput<"surveys/get-survey">,
	language_code: string,
): Building {
	const { id, status } = found.survey;
	const isDraft = status === "draft";
	const mayWrite = status !== "closed";
	return {
		base: `/surveys/manage/${id}`,
		calls: {
			saving: savingQuestion,
			moving: "surveys/move-question",
			removing: "surveys/remove-question",
		},
		notice: isDraft ? null : context.translate(mayWrite ? "surveys:builder.frozen" : "surveys:builder.closed"),
		...{ language_code, isDraft, mayWrite, questions: found.questions },
	};
}

const idOf = ({ params, context }: FormArgs) => ({ survey_id: context.id(params.id) });

/** The page, with the language that is written. */
function pageOf({ params, request }: FormArgs, more: Record<string, string | number> = {}) {
	const language = new URL(request.url).searchParams.get("language");
	const query = new URLSearchParams(language ? { language } : {});
	for (const [name, value] of Object.entries(more)) query.set(name, String(value));
	const text = query.toString();
	return `/surveys/manage/${params.id}${text && `?${text}`}`;
}

/** Writes the survey, its questions and their order, and opens, pauses, closes or deletes it. */
export const action = formActions({
	[saving]: {
		input: (args) => ({ ...settingsOf(args), ...(args.params.id === "new" ? {} : idOf(args)) }),
		done: ({ survey_id }, args) =>
			redirectWithNotice(
				args.params.id === "new" ? `/surveys/manage/${survey_id}` : pageOf(args, { part: "settings" }),
				"surveys:notices.saved",
			),
	},
	[savingQuestion]: {
		input: (args) => ({ ...questionOf(args), ...idOf(args) }),
		done: ({ question_id }, args) =>
			redirectWithNotice(pageOf(args, { question: question_id }), "surveys:notices.questionSaved"),
	},
	"surveys/move-question": {
		input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
		done: (_answer, args) =>
			redirect(pageOf(args, { question: args.form.text("shown") || args.form.text("question_id") })),
	},
	"surveys/remove-question": {
		input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
		asks: () => true,
		done: (_answer, args) => redirectWithNotice(pageOf(args), "surveys:notices.questionRemoved"),
	},
	"surveys/update-survey-status": {
		input: idOf,
		asks: ({ status }) => status !== "paused",
		done: ({ status }, args) => redirectWithNotice(pageOf(args), `surveys:notices.${status}`),
	},
	"surveys/delete-survey": {
		input: idOf,
		asks: () => true,
		done: () => redirectWithNotice("/surveys/manage", "surveys:notices.deleted"),
	},
});
