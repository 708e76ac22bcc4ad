/** Questions as their owners write them, in one of the account's languages. @pure */
import { z } from "zod";
import type { AllWords, QuestionBody } from "../store/questions";
import { type Languages, labelIn, optionsOf, wordsIn } from "./present-question";
import { questionTypes, saveTos } from "./question-types";

const flag = z.literal([0, 1]);

/** A question with its words of one language. */
export const writtenQuestion = z.object({
	...{ id: z.int(), type: z.enum(questionTypes), title: z.string() },
	...{ question: z.string(), help: z.string(), low: z.string(), high: z.string() },
	options: z.array(z.object({ value: z.string(), title: z.string(), label: z.string(), goes_to: z.string() })),
	...{ has_other: flag, is_required: flag, is_editable: flag, save_to: z.enum(saveTos) },
	/** It has words in the language. */
	is_translated: flag,
});

/** The question; `title` is what it says in the account's usual language. */
export function presentWritten(
	question: QuestionBody,
	usual: Languages,
	language_code: string,
): z.input<typeof writtenQuestion> {
	const { id, type, has_other, is_required, is_editable, save_to } = question;
	const own = (JSON.parse(question.words) as AllWords)[language_code];
	return {
		...{ id, type, has_other, is_required, is_editable, save_to },
		title: wordsIn(question.words, usual).question,
		...{ question: "", help: "", low: "", high: "", ...own },
		options: optionsOf(question).map((option) => ({
			...{ value: option.value, goes_to: option.goes_to, title: labelIn(option, usual) },
			label: option.labels[language_code] ?? "",
		})),
		is_translated: own ? 1 : 0,
	};
}
