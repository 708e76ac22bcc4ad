/** The demo's surveys: their days counted from the seed, and answers that its file's weights deal out, always the same. */
import type { Answers, PastQuestion, PastSurvey, QuestionType, SaveTo } from "#workers/features/surveys";
import { dayMs } from "#workers/kernel/clock";

type ByLanguage = Record<string, string>;

/** A file demo/<tenant>/surveys.json; a choice leads to the question with that number, or to the end (0). */
export type DemoSurveys = {
	surveys: {
		names: ByLanguage;
		descriptions: ByLanguage;
		status: "draft" | "closed";
		is_anonymous: 0 | 1;
		days_ago: number;
		/** Until when; negative: days to come. */
		ends_days_ago: number;
		points?: number;
		payee_limit?: number;
		/** How many people sent answers. */
		sent: number;
		questions: DemoQuestion[];
	}[];
};

type DemoQuestion = {
	type: QuestionType;
	question: ByLanguage;
	help?: ByLanguage;
	low?: ByLanguage;
	high?: ByLanguage;
	options?: { labels: ByLanguage; leads_to?: number }[];
	has_other?: 0 | 1;
	is_required?: 0 | 1;
	save_to?: SaveTo;
	/** How often each choice (or step of a scale) is chosen, against the others. */
	weights?: number[];
	/** What people wrote, one each. */
	texts?: string[];
};

/** Somebody who may have answered. */
export type Answering = { id: number; group_ids: readonly number[] };

type Place = {
	author_id: number;
	budget_id: number | null;
	people: readonly Answering[];
	now: number;
	newId: () => number;
};

/** A survey of the file, to be written. */
export function toPastSurvey(
	entry: DemoSurveys["surveys"][number],
	{ author_id, budget_id, people, now, newId }: Place,
): PastSurvey {
	const ids = entry.questions.map(() => newId());
	const questions = entry.questions.map((question, at) => toQuestion(question, ids[at]!, ids));
	const created_at = now - entry.days_ago * dayMs;
	const ends_at = now - entry.ends_days_ago * dayMs;
	return {
		...{ id: newId(), author_id, names: entry.names, status: entry.status, is_anonymous: entry.is_anonymous },
		descriptions: Object.fromEntries(
			Object.entries(entry.descriptions).map(([language, text]) => [language, [{ tag: "p", children: [text] }]]),
		),
		...{ starts_at: created_at, ends_at, created_at, questions },
		points: entry.points ?? 0,
		budget_id: entry.points ? budget_id : null,
		payee_limit: entry.payee_limit ?? 0,
		responses: people.slice(0, entry.sent).map(({ id, group_ids }, at) => ({
			user_id: id,
			group_ids,
			answers: answersOf(entry.questions, questions, at),
			sent_at: Math.min(ends_at, created_at + (at + 1) * 3_600_000),
		})),
	};
}

function toQuestion(question: DemoQuestion, id: number, ids: readonly number[]): PastQuestion {
	const { type, has_other = 0, is_required = 0, save_to = "", options = [] } = question;
	const words = Object.fromEntries(
		Object.entries(question.question).map(([language, text]) => {
			const wordOf = (words: ByLanguage | undefined) => words?.[language] ?? "";
			return [
				language,
				{ question: text, help: wordOf(question.help), low: wordOf(question.low), high: wordOf(question.high) },
			];
		}),
	);
	return {
		...{ id, type, has_other, is_required, save_to, words },
		options: options.map(({ labels, leads_to }, at) => ({
			value: `a${at + 1}`,
			labels,
			goes_to: leads_to === undefined ? "" : leads_to === 0 ? "end" : String(ids[leads_to - 1]),
		})),
	};
}

/** What the nth person answers: of choices by their weights, of texts the nth. */
function answersOf(entries: readonly DemoQuestion[], questions: readonly PastQuestion[], at: number): Answers {
	const answers: Answers = {};
	entries.forEach(({ type, weights = [], texts = [] }, place) => {
		const id = String(questions[place]!.id);
		if (type === "text") {
			if (texts[at] !== undefined) answers[id] = texts[at];
			return;
		}
		const chosen = chosenOf(weights, at * 37 + place * 11);
		if (chosen === undefined) return;
		const value = type === "scale" ? String(chosen + 1) : `a${chosen + 1}`;
		const second = `a${((chosen + 1) % weights.length) + 1}`;
		const isSeveral = type === "checkbox_group" || type === "dropdown_multi";
		answers[id] = isSeveral ? (at % 3 === 0 ? [value, second] : [value]) : value;
	});
	return answers;
}

function chosenOf(weights: readonly number[], turn: number): number | undefined {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	if (all === 0) return undefined;
	let left = turn % all;
	return weights.findIndex((weight) => {
		left -= weight;
		return left < 0;
	});
}
