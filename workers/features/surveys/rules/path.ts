/** Which questions somebody passes through: an answer may lead past some of them, to a later one or to the end. @browser-safe @pure */

/** Where the answers of a survey end. */
export const end = "end";

/** What is known of a question: its id, its answer, and where answers lead (`goes_to` by value; a question's id as text, or `end`). */
export type PassedQuestion = {
	id: number;
	answer: string | readonly string[];
	goes_to: Readonly<Record<string, string>>;
};

/** The ids of the questions on the way, in order. What leads backwards leads to the next one. */
export function pathOf(questions: readonly PassedQuestion[]): number[] {
	const place = new Map(questions.map(({ id }, at) => [String(id), at]));
	const path: number[] = [];
	let at = 0;
	while (at < questions.length) {
		const question = questions[at]!;
		path.push(question.id);
		const target = targetOf(question);
		if (target === end) break;
		const next = target === undefined ? undefined : place.get(target);
		at = next !== undefined && next > at ? next : at + 1;
	}
	return path;
}

function targetOf({ answer, goes_to }: PassedQuestion): string | undefined {
	return typeof answer === "string" && Object.hasOwn(goes_to, answer) ? goes_to[answer] : undefined;
}
