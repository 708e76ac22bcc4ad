/** What stands in a survey's fields at first: the answers that are there. */
import { fieldOf, partsOf } from "#workers/features/surveys/rules/typed-answers";
import type { Typed } from "~/form/form-answer";
import type { ShownQuestion } from "./survey-view.server";

/** The fields by their names. */
export function typedOf(questions: readonly ShownQuestion[]): Typed {
	const typed: Typed = {};
	for (const { id, type, answer } of questions) {
		const values = (Array.isArray(answer.answer) ? answer.answer : [answer.answer]).filter((value) => value !== "");
		if (values.length === 0) continue;
		if (type === "date") {
			const parts = partsOf(String(answer.answer));
			for (const part of ["day", "month", "year"] as const) if (parts[part]) typed[`${part}-${id}`] = [parts[part]];
			continue;
		}
		typed[fieldOf({ id, type })] = values;
		if (answer.custom === 1) typed[`other-${id}`] = [answer.answer_text];
	}
	return typed;
}
