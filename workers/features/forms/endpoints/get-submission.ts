/** What was sent by a form: questions with their answers, where it stands, and what was said to its sender. */
import { z } from "zod";
import { type Answers, languagesOf, presentQuestion, questionOutput } from "#workers/features/surveys";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { submissionStatuses } from "../rules/statuses";
import { openSubmission } from "../steps/open-submission";
import { listHandlers } from "../store/forms";
import { listSteps } from "../store/submissions";

const flag = z.literal([0, 1]);

/** More steps are not shown; the newest are. */
const maxSteps = 50;

export const getSubmission = defineEndpoint({
	name: "forms/get-submission",
	path: "/api/forms/api_get_submission",
	summary: "What was sent by a form, for its sender, those who look after the form, and account owners.",
	access: "signed_in",
	flags: ["forms_enabled"],
	input: z.object({ form_submission_id: z.int() }),
	output: z.object({
		submission: z.object({
			...{ id: z.int(), form_id: z.int(), name: z.string(), status: z.enum(submissionStatuses) },
			...{ version: z.int(), sent_at: z.int(), saved_at: z.int() },
			sender: z.object({ id: z.int(), name: z.string(), image_url: z.string().nullable() }),
			handlers: z.array(z.string()),
			...{ is_own: flag, may_edit: flag, may_decide: flag },
		}),
		questions: z.array(questionOutput),
		/** What became of it, the newest first. */
		steps: z.array(
			z.object({
				...{ id: z.int(), name: z.string(), status: z.enum(submissionStatuses) },
				...{ word: z.string(), created_at: z.int() },
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { form_submission_id }) => {
		const opened = await openSubmission(scope, form_submission_id);
		const { submission, form, questions, sender, image_url, isOwn, mayEdit, mayDecide } = opened;
		const [steps, handlers] = await Promise.all([
			scope.read(listSteps(scope.account.id, form_submission_id, maxSteps)),
			scope.read(listHandlers(scope.account.id, form.id)),
		]);
		const { id, form_id, status, version, saved_at } = submission;
		const answers = JSON.parse(submission.answers) as Answers;
		return {
			submission: {
				...{ id, form_id, status, version, saved_at, name: nameIn(form.names, scope) },
				sent_at: submission.sent_at ?? saved_at,
				sender: { id: submission.user_id, name: sender, image_url },
				handlers: handlers.map((one) => one.name),
				...{ is_own: flagOf(isOwn), may_edit: flagOf(mayEdit), may_decide: flagOf(mayDecide) },
			},
			questions: questions.map((question) => presentQuestion(question, answers, languagesOf(scope))),
			steps,
		};
	},
});

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
