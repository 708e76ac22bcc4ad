/** The fields of a survey's form: their names by question, and the answers that stand in them. @browser-safe @pure */
import type { Answers } from "./answers";
import { isMultiple, otherValue, type QuestionType } from "./question-types";

/** The parts of a day. */
export const dayParts = ["day", "month", "year"] as const;

/** The field of a question. */
export function fieldOf({ id, type }: { id: number; type: QuestionType }): string {
	if (type === "date") return `day-${id}`;
	return `${isMultiple(type) ? "many" : "one"}-${id}`;
}

/** The answers in what was typed: texts and lists that say something; a day as YYYY-MM-DD, `--MM-DD` without its year. */
export function answersIn(typed: Readonly<Record<string, readonly string[]>>): Answers {
	const answers: Answers = {};
	const lastOf = (name: string) => (Object.hasOwn(typed, name) ? (typed[name]?.at(-1) ?? "").trim() : "");
	for (const [name, values] of Object.entries(typed)) {
		const [kind = "", id = ""] = name.split("-");
		if (!/^\d+$/.test(id)) continue;
		if (kind === "many")
			put(
				answers,
				id,
				values.filter((value) => value !== ""),
			);
		if (kind === "one") put(answers, id, ownWords(lastOf(name), lastOf(`other-${id}`)));
		if (kind === "day" || kind === "month" || kind === "year")
			put(answers, id, dayOf(lastOf(`year-${id}`), lastOf(`month-${id}`), lastOf(`day-${id}`)));
	}
	return answers;
}

function put(answers: Answers, id: string, answer: string | string[]): void {
	if (answer.length > 0) answers[id] = answer;
}

function ownWords(chosen: string, words: string): string {
	return chosen === otherValue && words !== "" ? words : chosen;
}

function dayOf(year: string, month: string, day: string): string {
	return year + month + day === "" ? "" : `${year || "-"}-${month}-${day}`;
}

/** A day in its parts. */
export function partsOf(day: string): Record<(typeof dayParts)[number], string> {
	const [, year = "", month = "", date = ""] = /^(-|\d*)-(\d*)-(\d*)$/.exec(day) ?? [];
	return { year: year === "-" ? "" : year, month, day: date };
}
