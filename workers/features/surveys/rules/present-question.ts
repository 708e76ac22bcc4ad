/** Questions as they are sent: in the reader's language, with the answer that is there. @pure */
import { z } from "zod";
import type { AllWords, Option, QuestionBody, Words } from "../store/questions";
import type { Answer, AnsweredQuestion, Answers } from "./answers";
import { otherValue, questionTypes, saveTos, scaleValues } from "./question-types";

const flag = z.literal([0, 1]);

/** A question on the wire (specification §3). */
export const questionOutput = z.object({
	id: z.int(),
	type: z.enum(questionTypes),
	question: z.string(),
	help: z.string(),
	/** What the ends of a scale mean. */
	low: z.string(),
	high: z.string(),
	options: z.object({
		/** The values to choose from. */
		list: z.array(z.string()),
		/** What each is called. */
		labels: z.record(z.string(), z.string()),
		/** 1: a text of one's own may take the place of a choice. */
		other: flag,
	}),
	is_required: flag,
	/** 0: once it was sent it stays. */
	editable: flag,
	answer: z.object({
		answer: z.union([z.string(), z.array(z.string())]),
		/** 1: words of one's own, which `answer_text` holds. */
		custom: flag,
		/** The answer in words; empty: there is none. */
		answer_text: z.string(),
	}),
	save_to: z.enum(saveTos),
	/** Where answers lead by their values: a later question's id as text, or `end`. */
	goes_to: z.record(z.string(), z.string()),
});

/** A question on the wire. */
export type ShownQuestion = z.input<typeof questionOutput>;

/** The language that is asked for, and the account's. */
export type Languages = { language_code: string; default_language_code: string };

/** The words in the reader's language, else the account's, else any. */
export function wordsIn(words: string, { language_code, default_language_code }: Languages): Words {
	const all = new Map(Object.entries(JSON.parse(words) as AllWords));
	const found = all.get(language_code) ?? all.get(default_language_code) ?? [...all.values()][0];
	return { question: "", help: "", low: "", high: "", ...found };
}

/** What a choice is called. */
export function labelIn({ labels }: Option, { language_code, default_language_code }: Languages): string {
	const all = new Map(Object.entries(labels));
	return all.get(language_code) ?? all.get(default_language_code) ?? [...all.values()][0] ?? "";
}

/** The choices of a question. */
export function optionsOf({ options }: Pick<QuestionBody, "options">): Option[] {
	return JSON.parse(options) as Option[];
}

/** The question with its answer. */
export function presentQuestion(row: QuestionBody, answers: Answers, languages: Languages): ShownQuestion {
	const options = optionsOf(row);
	const list = row.type === "scale" ? scaleValues : options.map(({ value }) => value);
	const labels = Object.fromEntries(options.map((option) => [option.value, labelIn(option, languages)]));
	const leading = options.filter(({ goes_to }) => goes_to !== "");
	return {
		...{ id: row.id, type: row.type, ...wordsIn(row.words, languages) },
		options: { list, labels, other: row.has_other },
		is_required: row.is_required,
		editable: row.is_editable,
		answer: presentAnswer(row, answers[String(row.id)], labels),
		save_to: row.save_to,
		goes_to: Object.fromEntries(leading.map(({ value, goes_to }) => [value, goes_to])),
	};
}

function presentAnswer(
	{ type, has_other }: QuestionBody,
	answer: Answer | undefined,
	labels: Readonly<Record<string, string>>,
): ShownQuestion["answer"] {
	if (answer === undefined) return { answer: "", custom: 0, answer_text: "" };
	const sayOne = (value: string) => (Object.hasOwn(labels, value) ? labels[value]! : value);
	if (Array.isArray(answer)) return { answer, custom: 0, answer_text: answer.map(sayOne).join(", ") };
	if (type === "radio" && has_other === 1 && !Object.hasOwn(labels, answer))
		return { answer: otherValue, custom: 1, answer_text: answer === otherValue ? "" : answer };
	return { answer, custom: 0, answer_text: sayOne(answer) };
}

/** What the rules of answers need of a question. */
export function toAnswered(row: QuestionBody): AnsweredQuestion {
	const { id, type, has_other, is_required, save_to } = row;
	return { id, type, has_other, is_required, save_to, values: optionsOf(row).map(({ value }) => value) };
}

/** What the way through the survey needs of a question. */
export function toPassed(row: QuestionBody, answers: Answers) {
	const leading = optionsOf(row).filter(({ goes_to }) => goes_to !== "");
	const goes_to = Object.fromEntries(leading.map((option) => [option.value, option.goes_to]));
	return { id: row.id, answer: answers[String(row.id)] ?? "", goes_to };
}
