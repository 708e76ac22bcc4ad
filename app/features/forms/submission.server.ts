/** The server half of a submission: what was answered, changing it while it is new, and deciding on it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { answersOf, shownQuestions, stepIn } from "~/features/surveys/index.server";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { readersOf } from "./fill.server";

const sending = "forms/submit-form";
const deciding = "forms/decide-submission";

/** The submission; with `edit` in the address its form, for its sender while it is new. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const { format } = context;
	const [{ submission, questions, steps }, sendForm, decideForm] = await Promise.all([
		context.call("forms/get-submission", { form_submission_id: context.id(params.id) }),
		context.form(sending, {}),
		context.form(deciding, {
			status: { label: "forms:decide.status", options: "forms:decide.options" },
			word: "forms:decide.word",
		}),
	]);
	const isEdited = submission.may_edit === 1 && new URL(request.url).searchParams.has("edit");
	const filled = {
		...{ id: submission.id, version: submission.version, saved: null },
		...{ is_sent: 1 as const, is_preview: 0 as const, is_admin: 0 as const },
		privacy: readersOf(context, submission.handlers),
		...shownQuestions(context, questions),
	};
	return {
		title: submission.name,
		submission: { ...submission, sent: format.moment(submission.sent_at) },
		...{ filled, sendForm, decideForm, isEdited, step: stepIn(request) },
		steps: steps.map((step) => ({ ...step, when: format.moment(step.created_at) })),
	};
}

/** Changes what was sent, or decides on it. */
export const action = formActions({
	[sending]: {
		input: async (args) => {
			const form_submission_id = args.context.id(args.params.id);
			const { submission } = await args.context.call("forms/get-submission", { form_submission_id });
			return { ...answersOf(args), act: "send", form_submission_id, form_id: submission.form_id };
		},
		done: ({ form_submission_id }, { form }) => {
			const here = `/forms/submissions/${form_submission_id}`;
			const step = form.number("go");
			if (step !== undefined && step > 0) return redirect(`${here}?edit=1&step=${step}`);
			return redirectWithNotice(here, "forms:notices.changed");
		},
	},
	[deciding]: {
		input: ({ params, context, form }) => ({
			form_submission_id: context.id(params.id),
			version: form.number("version"),
		}),
		done: ({ form_submission_id }) =>
			redirectWithNotice(`/forms/submissions/${form_submission_id}`, "forms:notices.decided"),
	},
});
