/** Which answers hold, and which of them are written into the person's record. */
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type Answers, problemOf } from "../rules/answers";
import { pathOf } from "../rules/path";
import { labelIn, optionsOf, toAnswered, toPassed } from "../rules/present-question";
import type { QuestionBody } from "../store/questions";

const maxTitleLength = 150;

/** The answers that hold: those on the way; what may not be changed stays as it was sent. Throws what is wrong by question. */
export function holdingAnswers(
	scope: Pick<MemberScope, "translate">,
	/** `before` is what was sent, where what is not editable stays. */
	{ questions, before }: { questions: readonly QuestionBody[]; before: Answers | null },
	given: Answers,
): Answers {
	const isKept = ({ is_editable }: QuestionBody) => before !== null && is_editable === 0;
	const merged: Answers = {};
	for (const question of questions) {
		const answer = (isKept(question) ? before : given)?.[String(question.id)];
		if (answer !== undefined) merged[String(question.id)] = answer;
	}
	const path = new Set(pathOf(questions.map((question) => toPassed(question, merged))));
	const onTheWay = questions.filter(({ id }) => path.has(id));
	const problems: FieldErrors = {};
	for (const question of onTheWay) {
		const answered = toAnswered(question);
		const answer = merged[String(question.id)];
		const isTooLong = question.save_to === "title" && typeof answer === "string" && answer.length > maxTitleLength;
		const problem = isTooLong ? "surveys:validation.tooLong" : problemOf(answered, answer, true);
		if (problem && !isKept(question)) problems[String(question.id)] = [scope.translate(problem)];
	}
	if (Object.keys(problems).length > 0) throw invalid(problems);
	return Object.fromEntries(
		onTheWay.flatMap(({ id }) => (merged[String(id)] === undefined ? [] : [[String(id), merged[String(id)]!]])),
	);
}

/** What is written into the record: a day of birth, a title. */
export function recordOf(
	scope: MemberScope,
	questions: readonly QuestionBody[],
	answers: Answers,
): { dob?: string; title?: string } {
	const record: { dob?: string; title?: string } = {};
	for (const question of questions) {
		const answer = answers[String(question.id)];
		if (question.save_to === "" || typeof answer !== "string") continue;
		const option = optionsOf(question).find(({ value }) => value === answer);
		const { default_language_code } = scope.account;
		const words = option ? labelIn(option, { language_code: default_language_code, default_language_code }) : answer;
		// A title is one line wherever it stands.
		record[question.save_to] = words.replace(/\s+/g, " ");
	}
	return record;
}
