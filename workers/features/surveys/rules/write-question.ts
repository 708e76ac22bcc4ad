/** A question as it is stored, from what is said of it in one language; words of other languages stay. @pure */
import type { AllWords, Option, QuestionBody } from "../store/questions";
import { hasOptions, type QuestionType, type SaveTo } from "./question-types";

/** What is said of a question. */
export type Said = {
	language_code: string;
	type: QuestionType;
	question: string;
	help: string;
	low: string;
	high: string;
	options: readonly { value?: string; label: string; goes_to: string }[];
	has_other: 0 | 1;
	is_required: 0 | 1;
	is_editable: 0 | 1;
	save_to: SaveTo;
};

/** The row. */
export function composeQuestion(
	said: Said,
	{ known, id, position }: { known: QuestionBody | undefined; id: number; position: number },
): QuestionBody {
	const { language_code, type, question, help, low, high, has_other, is_required, is_editable, save_to } = said;
	const words = {
		...((known ? JSON.parse(known.words) : {}) as AllWords),
		[language_code]: { question, help, low, high },
	};
	return {
		...{ id, position, type, has_other, is_required, is_editable, save_to },
		words: JSON.stringify(words),
		options: JSON.stringify(hasOptions(type) ? composeOptions(said, known) : []),
	};
}

/** Choices keep their values, by which answers know them; a new one gets the next number. */
function composeOptions({ options, language_code }: Said, known: QuestionBody | undefined): Option[] {
	const before = new Map(known ? (JSON.parse(known.options) as Option[]).map((option) => [option.value, option]) : []);
	let last = Math.max(0, ...[...before.keys()].map((value) => Number(value.slice(1)) || 0));
	const used = new Set<string>();
	return options.map(({ value, label, goes_to }) => {
		const old = value === undefined || used.has(value) ? undefined : before.get(value);
		if (!old) last += 1;
		const own = old?.value ?? `a${last}`;
		used.add(own);
		return { value: own, labels: { ...old?.labels, [language_code]: label }, goes_to };
	});
}

/** True where only words differ. */
export function isSameStructure(one: QuestionBody, other: QuestionBody): boolean {
	const structureOf = ({ type, has_other, is_required, is_editable, save_to, options }: QuestionBody) =>
		JSON.stringify([
			...[type, has_other, is_required, is_editable, save_to],
			(JSON.parse(options) as Option[]).map(({ value, goes_to }) => [value, goes_to]),
		]);
	return structureOf(one) === structureOf(other);
}

/** The questions from which answers lead to this one, leading to the next one instead. */
export function withoutWayTo<Row extends QuestionBody>(questions: readonly Row[], question_id: number): Row[] {
	const lost = String(question_id);
	return questions.flatMap((question) => {
		const options = JSON.parse(question.options) as Option[];
		if (question.id === question_id || !options.some(({ goes_to }) => goes_to === lost)) return [];
		const led = options.map((option) => (option.goes_to === lost ? { ...option, goes_to: "" } : option));
		return [{ ...question, options: JSON.stringify(led) }];
	});
}
