/** Removes a draft with its questions; what people could send stays. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { getFormRow } from "../steps/own-form";
import { deleteForm, isUnchanged } from "../store/forms";

export const deleteFormEndpoint = defineEndpoint({
	name: "forms/delete-form",
	path: "/api/forms/api_delete_form",
	summary: "Removes a draft of a form with its questions.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int() }),
	output: z.object({ form_id: z.int() }),
	errors: { form_frozen: {}, form_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { form_id }) => {
		const form = await getFormRow(scope, form_id);
		if (form.status !== "draft") throw refuse("form_frozen");
		return scope.commit({
			statements: [
				assertThat("form_changed", isUnchanged(scope.account.id, form)),
				...deleteForm(scope.account.id, form_id),
			],
			answer: { form_id },
			audit: { subject_kind: "form", subject_id: form_id, details: { name: nameIn(form.names, scope) } },
		});
	},
});
