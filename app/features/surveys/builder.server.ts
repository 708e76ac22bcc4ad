/** The questions of a survey as the builder shows them, and the question that its form sends. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointName, EndpointOutput } from "#workers/registry";
import type { FormArgs } from "~/form/form-actions.server";
import { writtenLanguage } from "./written-language.server";

/** Whose questions they are: the page of their owner, the calls that write them, and what may be written now. */
export type Building = {
	base: string;
	language_code: string;
	calls: Record<"saving" | "moving" | "removing", EndpointName> /** Words can be written. */;
	mayWrite: boolean;
	/** All of it can be written. */
	isDraft: boolean;
	/** Answers may be saved to the record of whoever gives them. */
	maySaveTo: boolean;
	/** Why not all of it can be written. */
	notice: string | null;
	questions: EndpointOutput<"surveys/get-survey">["questions"];
};

/** The questions, the one that is written, and its form. */
export async function loadBuilder({ request, context }: LoaderFunctionArgs, building: Building) {
	const asked = new URL(request.url).searchParams.get("question");
	const { questions } = building;
	const shown = asked === "new" ? undefined : (questions.find(({ id }) => String(id) === asked) ?? questions[0]);
	// Both calls take the same fields of a question.
	const form = await context.form(building.calls.saving as "surveys/save-question", {
		type: { label: "surveys:builder.type", options: "surveys:types" },
		question: "surveys:builder.question",
		help: "surveys:builder.help",
		low: "surveys:builder.low",
		high: "surveys:builder.high",
		has_other: "surveys:builder.hasOther",
		is_required: "surveys:builder.isRequired",
		is_editable: "surveys:builder.isEditable",
	});
	return { ...building, shown: shown ?? null, form };
}

/** What the form of a question says; lines of choices that are empty are none. */
export function questionOf(args: FormArgs) {
	const { form } = args;
	const labels = form.raw.getAll("option_label").map(String);
	const values = form.raw.getAll("option_value").map(String);
	const ways = form.raw.getAll("option_goes_to").map(String);
	return {
		language_code: writtenLanguage(args),
		question_id: form.number("question_id"),
		save_to: form.text("save_to") as never,
		options: labels.flatMap((label, at) =>
			label.trim() === "" ? [] : [{ label, value: values[at] || undefined, goes_to: ways[at] ?? "" }],
		),
	};
}
