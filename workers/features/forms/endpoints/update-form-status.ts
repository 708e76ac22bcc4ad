/** Opens, pauses or closes a form; invariant: what opens has questions and somebody who looks after it (asserted as it is written). */
import { z } from "zod";
import { mayBecome } from "#workers/features/surveys";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { getFormRow } from "../steps/own-form";
import { isUnchanged, listToldHandlers, updateFormStatus } from "../store/forms";
import { listQuestions } from "../store/questions";

export const updateFormStatusEndpoint = defineEndpoint({
	name: "forms/update-form-status",
	path: "/api/forms/api_update_form_status",
	summary: "Opens a form, pauses it, opens it again, or closes it for good.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int(), status: z.enum(["open", "paused", "closed"]) }),
	output: z.object({ form_id: z.int(), status: z.enum(["open", "paused", "closed"]) }),
	errors: {
		form_changed: { constraints: ["form_closed"] },
		form_without_questions: {},
		form_without_handlers: {},
		form_over: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { form_id, status }) => {
		const { account, clock, read } = scope;
		const [form, questions, handlers] = await Promise.all([
			getFormRow(scope, form_id),
			read(listQuestions(account.id, form_id)),
			read(listToldHandlers(account.id, form_id)),
		]);
		if (form.status === status) return { form_id, status };
		if (!mayBecome(form.status, status)) throw refuse("form_changed");
		const now = clock.now();
		if (status === "open" && questions.length === 0) throw refuse("form_without_questions");
		if (status === "open" && handlers.length === 0) throw refuse("form_without_handlers");
		if (status === "open" && form.ends_at !== null && form.ends_at <= now) throw refuse("form_over");
		return scope.commit({
			statements: [
				assertThat("form_changed", isUnchanged(account.id, form)),
				updateFormStatus(account.id, form_id, status, now),
			],
			answer: { form_id, status },
			audit: { subject_kind: "form", subject_id: form_id, details: { status } },
		});
	},
});
