/** The server half of one form for its owners: its questions, who looks after it and whom it is for, and how it looks. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { mayChangeQuestions } from "#workers/features/forms/rules/statuses";
import type { EndpointOutput } from "#workers/registry";
import { loadBuilder, questionOf } from "~/features/surveys/index.server";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { loadForm } from "./fill.server";
import { loadSettings, settingsOf } from "./settings.server";

const saving = "forms/save-form";
const savingQuestion = "forms/save-question";

/** The parts of the page, the first of a form that is there. */
const parts = ["questions", "settings", "preview"] as const;

/** The part that the address names, with what it shows. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, request, context } = args;
	await context.requireCall(saving);
	const query = new URL(request.url).searchParams;
	const asked = query.get("language") ?? "";
	const { languages, default_language_code } = context.account;
	const language_code = languages.includes(asked) ? asked : default_language_code;
	const isNew = params.id === "new";
	const form_id = isNew ? undefined : context.id(params.id);
	const found = await context.call("forms/get-managed-form", { form_id, language_code });
	const { form, questions } = found;
	if (!form || form_id === undefined) {
		const settings = await loadSettings(context, found, language_code);
		return { title: context.translate("forms:builder.newTitle"), form: null, part: "settings" as const, settings };
	}
	const part = parts.find((one) => one === query.get("part")) ?? "questions";
	const building = buildingOf(context, form, language_code);
	return {
		...{ title: form.title, form: { ...form, language_code }, part },
		languages: languages.length > 1 ? languages : [],
		builder: part === "questions" ? await loadBuilder(args, { ...building, questions }) : null,
		settings: part === "settings" ? await loadSettings(context, found, language_code) : null,
		preview: part === "preview" ? await loadForm(context, form_id) : null,
	};
}

type Managed = NonNullable<EndpointOutput<"forms/get-managed-form">["form"]>;

function buildingOf(context: AppLoadContext, { id, status }: Managed, language_code: string) {
	const isDraft = mayChangeQuestions(status);
	const mayWrite = status !== "closed";
	return {
		base: `/forms/manage/${id}`,
		calls: {
			saving: savingQuestion,
			moving: "forms/move-question" as const,
			removing: "forms/remove-question" as const,
		},
		notice: isDraft ? null : context.translate(mayWrite ? "forms:builder.frozen" : "forms:builder.closed"),
		...{ language_code, isDraft, mayWrite },
	} as const;
}

const idOf = ({ params, context }: FormArgs) => ({ form_id: context.id(params.id) });

/** The page, with the language that is written. */
function pageOf({ params, request }: FormArgs, more: Record<string, string | number> = {}) {
	const language = new URL(request.url).searchParams.get("language");
	const query = new URLSearchParams(language ? { language } : {});
	for (const [name, value] of Object.entries(more)) query.set(name, String(value));
	const text = query.toString();
	return `/forms/manage/${params.id}${text && `?${text}`}`;
}

/** Writes the form, its questions and their order, and opens, pauses, closes or deletes it. */
export const action = formActions({
	[saving]: {
		input: (args) => ({ ...settingsOf(args), ...(args.params.id === "new" ? {} : idOf(args)) }),
		done: ({ form_id }, args) =>
			redirectWithNotice(
				args.params.id === "new" ? `/forms/manage/${form_id}` : pageOf(args, { part: "settings" }),
				"forms:notices.saved",
			),
	},
	[savingQuestion]: {
		input: (args) => ({ ...questionOf(args), ...idOf(args) }),
		done: ({ question_id }, args) =>
			redirectWithNotice(pageOf(args, { question: question_id }), "forms:notices.questionSaved"),
	},
	"forms/move-question": {
		input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
		done: (_answer, args) =>
			redirect(pageOf(args, { question: args.form.text("shown") || args.form.text("question_id") })),
	},
	"forms/remove-question": {
		input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
		asks: () => true,
		done: (_answer, args) => redirectWithNotice(pageOf(args), "forms:notices.questionRemoved"),
	},
	"forms/update-form-status": {
		input: idOf,
		asks: ({ status }) => status !== "paused",
		done: ({ status }, args) => redirectWithNotice(pageOf(args), `forms:notices.${status}`),
	},
	"forms/delete-form": {
		input: idOf,
		asks: () => true,
		done: () => redirectWithNotice("/forms/manage", "forms:notices.deleted"),
	},
});
