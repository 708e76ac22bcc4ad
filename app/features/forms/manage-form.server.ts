/** The server half of one form for its owners: its questions, who looks after it and whom it is for, and how it looks. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { mayChangeQuestions } from "#workers/features/forms/rules/statuses";
import {
	buildingOf,
	loadBuilder,
	managedPart,
	managingActions,
	writtenLanguage,
} from "~/features/surveys/index.server";
import { loadForm } from "./fill.server";
import { loadSettings, settingsOf } from "./settings.server";

const parts = ["questions", "settings", "preview"] as const;

/** The part that the address names, with what it shows. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	await context.requireCall("forms/save-form");
	const language_code = writtenLanguage(args);
	const form_id = params.id === "new" ? undefined : context.id(params.id);
	const found = await context.call("forms/get-managed-form", { form_id, language_code });
	const { form, questions } = found;
	if (!form || form_id === undefined) {
		const settings = await loadSettings(context, found, language_code);
		return { title: context.translate("forms:builder.newTitle"), form: null, settings };
	}
	const { part, languages } = managedPart(args, parts);
	const isDraft = mayChangeQuestions(form.status);
	const building = buildingOf("forms", context, form, { language_code, isDraft });
	return {
		...{ title: form.title, form: { ...form, language_code } },
		...{ parts, part, languages },
		builder: part === "questions" ? await loadBuilder(args, { ...building, questions }) : null,
		settings: part === "settings" ? await loadSettings(context, found, language_code) : null,
		preview: part === "preview" ? await loadForm(context, form_id) : null,
	};
}

/** Writes the form, its questions and their order, and opens, pauses, closes or deletes it. */
export const action = managingActions("forms", settingsOf);
