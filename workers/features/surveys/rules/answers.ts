/** Answers as they are sent: what of them counts, what is wrong with them, and how they are counted. @pure */
import { isCalendarDay } from "#workers/kernel/bounds";
import type { TextKey } from "#workers/kernel/names";
import { maxAnswerLength } from "./limits";
import { isMultiple, otherValue, placeholder, type QuestionType, type SaveTo, scaleValues } from "./question-types";

/** What answers one question. */
export type Answer = string | string[];

/** Answers by the ids of their questions. */
export type Answers = Record<string, Answer>;

/** What is known of a question when its answer is looked at. */
export type AnsweredQuestion = {
	id: number;
	type: QuestionType;
	values: readonly string[];
	has_other: 0 | 1;
	is_required: 0 | 1;
	save_to: SaveTo;
};

/** Answers that say something: texts that are not empty nor the placeholder, and lists that are not empty (specification §5). */
export function withoutEmpty(answers: Readonly<Record<string, unknown>>): Answers {
	return Object.fromEntries(
		Object.entries(answers).flatMap(([id, answer]): [string, Answer][] => {
			if (typeof answer === "string") {
				const text = answer.trim();
				return text === "" || text === placeholder ? [] : [[id, text]];
			}
			if (!Array.isArray(answer)) return [];
			const chosen = answer.filter(
				(one): one is string => typeof one === "string" && one !== "" && one !== placeholder,
			);
			return chosen.length === 0 ? [] : [[id, [...new Set(chosen)]]];
		}),
	);
}

/** What is wrong with the answer to a question; `isAsked` where it must be there if it is required. */
export function problemOf(
	question: AnsweredQuestion,
	answer: Answer | undefined,
	isAsked: boolean,
): TextKey | undefined {
	if (answer === undefined) return isAsked && question.is_required === 1 ? "surveys:validation.required" : undefined;
	const { type, values, has_other } = question;
	if (isMultiple(type))
		return Array.isArray(answer) && answer.every((one) => values.includes(one)) ? undefined : invalid;
	if (typeof answer !== "string") {
		// A single box may come as a list of one.
		return type === "checkbox" && answer.length === 1 && values.includes(answer[0]!) ? undefined : invalid;
	}
	if (answer.length > maxAnswerLength) return "surveys:validation.tooLong";
	if (type === "text") return undefined;
	if (type === "scale") return scaleValues.includes(answer) ? undefined : invalid;
	if (type === "date") return isAnswerDay(answer, question.save_to === "dob") ? undefined : "surveys:validation.day";
	if (values.includes(answer)) return undefined;
	if (has_other === 0) return invalid;
	return answer === otherValue ? "surveys:validation.other" : undefined;
}

const invalid = "surveys:validation.choice";

/** A day of the calendar; without its year (`--MM-DD`) where that may be left out. */
function isAnswerDay(day: string, mayLackYear: boolean): boolean {
	if (mayLackYear && day.startsWith("--")) return isCalendarDay(`2000${day.slice(1)}`);
	return isCalendarDay(day);
}

/** True for a text in the place of a choice. */
export function isOwnWords({ type, values }: AnsweredQuestion, answer: Answer | undefined): answer is string {
	if (typeof answer !== "string") return false;
	return type === "text" || (type === "radio" && !values.includes(answer));
}

/** What an answer counts as: the question itself (''), and each value. */
export function countedValues(question: AnsweredQuestion, answer: Answer): string[] {
	const { type } = question;
	if (type === "text" || type === "date") return [""];
	if (isOwnWords(question, answer)) return ["", otherValue];
	return ["", ...(Array.isArray(answer) ? answer : [answer])];
}
