/** Gives a demo tenant its forms, from its file: some that are open, with what people sent and what became of it, and one in each other state. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastForm, type PastForm, type SubmissionStatus } from "#workers/features/forms";
import type { Answers, QuestionType } from "#workers/features/surveys";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

type ByLanguage = Record<string, string>;

/** A form of demo/<tenant>/forms.json; people are named by their emails, answers stand in the order of the questions. */
type FormEntry = {
	names: ByLanguage;
	descriptions: ByLanguage;
	is_once: 0 | 1;
	opened_days_ago: number;
	/** Left out: it stays open. */
	closes_in_days?: number;
	/** Open, unless it is said. */
	status?: PastForm["status"];
	handlers: string[];
	questions: { type: QuestionType; question: ByLanguage; is_required: 0 | 1; options?: { labels: ByLanguage }[] }[];
	submissions: {
		sender: string;
		answers: string[];
		status: SubmissionStatus;
		days_ago: number;
		steps: { by: string; status: SubmissionStatus; word: string; days_ago: number }[];
	}[];
};

export const addForms = defineJob({
	name: "demo/add-forms",
	summary: "Local only: writes the demo's forms with what people sent.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId } = scope;
		const [{ forms }, people] = await Promise.all([
			readDemoJson<{ forms: FormEntry[] }>(scope, `${tenant}/forms.json`),
			scope.read(
				sql<Person>`select id, email, role from users where account_id = ${account.id} and status = 'active' order by id`,
			),
		]);
		const place = { people, now: clock.now(), newId };
		await scope.commit({
			statements: [
				...forms.flatMap((entry) => insertPastForm(account.id, toPastForm(entry, place), newId)),
				...run.end(),
			],
			answer: {},
		});
	},
});

type Person = { id: number; email: string; role: string };
type Place = { people: readonly Person[]; now: number; newId: () => number };

function toPastForm(entry: FormEntry, { people, now, newId }: Place): PastForm {
	const idOf = (email: string) => people.find((person) => person.email === email)!.id;
	const words = { help: "", low: "", high: "" };
	const questions = entry.questions.map(({ type, question, is_required, options = [] }) => ({
		...{ id: newId(), type, is_required, has_other: 0 as const, save_to: "" as const },
		words: Object.fromEntries(
			Object.entries(question).map(([language, text]) => [language, { question: text, ...words }]),
		),
		options: options.map(({ labels }, at) => ({ value: `a${at + 1}`, labels, goes_to: "" })),
	}));
	return {
		...{ id: newId(), author_id: people.find(({ role }) => role === "account_owner")!.id, names: entry.names },
		descriptions: Object.fromEntries(
			Object.entries(entry.descriptions).map(([language, text]) => [language, [{ tag: "p", children: [text] }]]),
		),
		...{
			status: entry.status ?? "open",
			is_once: entry.is_once,
			created_at: now - entry.opened_days_ago * dayMs,
			questions,
		},
		ends_at: entry.closes_in_days === undefined ? null : now + entry.closes_in_days * dayMs,
		handler_ids: entry.handlers.map(idOf),
		submissions: entry.submissions.map(({ sender, answers, status, days_ago, steps }) => ({
			...{ id: newId(), user_id: idOf(sender), status, sent_at: now - days_ago * dayMs },
			answers: Object.fromEntries(answers.map((answer, at) => [String(questions[at]!.id), answer])) as Answers,
			steps: steps.map((step) => ({
				...{ actor_id: idOf(step.by), status: step.status, word: step.word },
				created_at: now - step.days_ago * dayMs,
			})),
		})),
	};
}
