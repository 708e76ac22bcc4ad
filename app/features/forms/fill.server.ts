/** The server half of filling in a form: the form with what was begun of it, saving, and sending. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { answersOf, shownQuestions, stepIn } from "~/features/surveys/index.server";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const sending = "forms/submit-form";

/** The form as the questions' form draws it. */
export async function loadForm(context: AppLoadContext, form_id: number) {
	const [{ form, questions }, face] = await Promise.all([
		context.call("forms/get-form", { form_id }),
		context.form(sending, {}),
	]);
	const { format } = context;
	return {
		form: {
			...form,
			...{ is_sent: 0 as const, is_admin: 0 as const, privacy: readersOf(context, form.handlers) },
			until: form.ends_at === null ? null : format.time(form.ends_at - 1, "long"),
			saved: form.saved_at === null ? null : format.moment(form.saved_at),
			...shownQuestions(context, questions),
		},
		face,
	};
}

/** A form on a screen. */
export type ShownForm = Awaited<ReturnType<typeof loadForm>>["form"];

/** Who reads what is sent, in words. */
export function readersOf({ translate, language_code }: AppLoadContext, handlers: readonly string[]): string {
	if (handlers.length === 0) return translate("forms:fill.ownersRead");
	const names = new Intl.ListFormat(language_code, { type: "conjunction" }).format(handlers);
	return translate("forms:fill.readers", { names });
}

/** The form; who may not send it now reads why. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const found = await loadForm(context, context.id(params.id));
	return { ...found, title: found.form.name, step: stepIn(request) };
}

type Answer = EndpointOutput<typeof sending>;

/** Keeps what is filled in and goes on to the step that was pressed, or sends it. */
export const action = formActions({
	[sending]: {
		input: (args) => ({ ...answersOf(args), form_id: args.context.id(args.params.id) }),
		// What is kept is the same however often it comes; only sending happens once.
		run: (input, { context, form }) =>
			context.attempt(sending, input, { key: input.act === "save" ? undefined : form.key }),
		stays: ({ version, saved_at }, { context }) => ({ version, saved: context.format.hour(saved_at) }),
		done: ({ status, form_submission_id }: Answer, { params, form }) => {
			const here = `/forms/${params.id}`;
			const step = form.number("go");
			if (step !== undefined && step > 0) return redirect(`${here}?step=${step}`);
			if (status === "started") return redirectWithNotice(here, "forms:notices.kept");
			return redirectWithNotice(`/forms/submissions/${form_submission_id}`, "forms:notices.sent");
		},
	},
});
