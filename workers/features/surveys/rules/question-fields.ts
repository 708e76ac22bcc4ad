/** What is said of a question in one language, as calls that write one take it. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { maxOptionLength, maxOptions, maxQuestionLength } from "./limits";
import { questionTypes, saveTos } from "./question-types";

const flag = z.literal([0, 1]);

/** The fields by which a question is said, whatever it belongs to. */
export const questionFields = {
	/** Left out for a new one, which comes last. */
	question_id: z.int().optional(),
	language_code: z.string().max(10),
	type: z.enum(questionTypes),
	question: text(maxQuestionLength).min(1),
	help: text(maxQuestionLength).default(""),
	/** What the ends of a scale mean. */
	low: text(maxQuestionLength).default(""),
	high: text(maxQuestionLength).default(""),
	options: z
		.array(
			z.object({
				/** Of a choice that is there. */
				value: z.string().max(20).optional(),
				label: text(maxOptionLength).min(1),
				/** The id of a later question, or `end`; empty: the next one. */
				goes_to: z.string().max(20).default(""),
			}),
		)
		.max(maxOptions)
		.default([]),
	has_other: flag.default(0),
	is_required: flag.default(0),
	/** 0: once it is sent, the person does not change the answer. */
	is_editable: flag.default(1),
	save_to: z.enum(saveTos).default(""),
};
