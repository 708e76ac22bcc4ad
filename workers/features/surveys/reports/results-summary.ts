/** The results of a survey as a file: each choice with its people and share, and what was written, without names. */
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { invalid } from "#workers/kernel/errors";
import { getSurveyRow } from "../steps/own-survey";
import { type QuestionResult, readResults } from "../steps/read-results";
import { listTextsAfter } from "../store/results";

/** So many texts stand in one step. */
const textsAtOnce = 500;

/** The questions whose texts are still to be read, null before the first step, and behind which text of the first one. */
type State = { left: readonly number[] | null; place: number; id: number };

const atStart = { place: -1, id: 0 };

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
		begin: (): State => ({ left: null, ...atStart }),
		step: async (scope, { survey_id = 0 }, { left, ...after }) => {
			const { questions } = await readResults(scope, survey_id, 0);
			const shown = questions.filter(({ is_hidden }) => is_hidden === 0);
			if (left === null) {
				const ids = shown.map(({ id }) => id);
				return { rows: shown.flatMap(rowsOf), state: { left: ids, ...atStart }, isDone: ids.length === 0 };
			}
			const [current, ...rest] = left;
			const next = { state: { left: rest, ...atStart }, isDone: rest.length === 0 };
			const question = shown.find(({ id }) => id === current);
			if (!question) return { rows: [], ...next };
			const texts = await scope.read(listTextsAfter(scope.account.id, question.id, after, textsAtOnce));
			const rows = texts.map(({ text }) => ({ number: question.number, question: question.question, answer: text }));
			const last = texts.at(-1);
			if (!last || texts.length < textsAtOnce) return { rows, ...next };
			return { rows, state: { left, place: last.place, id: last.id }, isDone: false };
		},
	},
);

function rowsOf({ number, question, answered, values }: QuestionResult) {
	return [
		{ number, question, answer: "", people: answered, share: 100 },
		...values.map(({ label, people, share }) => ({ number, question, answer: label, people, share })),
	];
}
