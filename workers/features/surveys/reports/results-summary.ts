/** The results of a survey as a file: each choice with its people and share, and what was written, without names. */
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { invalid } from "#workers/kernel/errors";
import { getSurveyRow } from "../steps/own-survey";
import { type QuestionResult, readResults } from "../steps/read-results";
import { listTextsAfter } from "../store/results";

/** So many texts stand in one step. */
const textsAtOnce = 500;

type State = { question: number; place: number; id: number };

export const resultsSummary = defineSummary(
	{
		name: "surveys/results-summary",
		report_type: "survey_results",
		columns: summaryColumns("surveys:summary", {
			...{ number: "number", question: "text", answer: "text" },
			...{ people: "number", share: "number" },
		}),
		filters: {
			survey_id: {
				kind: "reference",
				label: "surveys:columns.name",
				to: "survey",
				choices: "surveys/get-managed-surveys",
			},
		},
	},
	{
		summary: "The results of a survey by question and choice, and the texts; nothing of fewer than five people.",
		access: ["account_owner"],
		flags: ["surveys_enabled"],
		complete: async (scope, filters) => {
			if (filters.survey_id === undefined) throw invalid({ survey_id: [scope.translate("surveys:validation.survey")] });
			await getSurveyRow(scope, filters.survey_id);
			return filters;
		},
		asOf: ({ clock }) => new Date(clock.now()).toISOString().slice(0, 10),
		begin: (): State => ({ question: -1, place: -1, id: 0 }),
		step: async (scope, { survey_id = 0 }, before) => {
			const { questions } = await readResults(scope, survey_id, 0);
			const shown = questions.filter(({ is_hidden }) => is_hidden === 0);
			if (before.question < 0) {
				const state = { ...before, question: 0 };
				return { rows: shown.flatMap(rowsOf), state, isDone: shown.length === 0 };
			}
			const question = shown[before.question];
			if (!question) return { rows: [], state: before, isDone: true };
			const texts = await scope.read(listTextsAfter(scope.account.id, question.id, before, textsAtOnce));
			const last = texts.at(-1);
			const rows = texts.map(({ text }) => ({ number: question.number, question: question.question, answer: text }));
			if (last && texts.length === textsAtOnce) return { rows, state: { ...before, ...last }, isDone: false };
			const next = before.question + 1;
			return { rows, state: { question: next, place: -1, id: 0 }, isDone: next >= shown.length };
		},
	},
);

function rowsOf({ number, question, answered, values }: QuestionResult) {
	return [
		{ number, question, answer: "", people: answered, share: 100 },
		...values.map(({ label, people, share }) => ({ number, question, answer: label, people, share })),
	];
}
