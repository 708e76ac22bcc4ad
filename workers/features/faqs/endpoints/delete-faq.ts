/** Removes a question; one that is gone already changes nothing. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deleteFaq } from "../store";

export const removeFaq = defineEndpoint({
	name: "faqs/delete-faq",
	path: "/api/faqs/api_delete_faq",
	summary: "Removes a question with its answer.",
	access: ["account_owner"],
	input: z.object({ faq_id: z.int() }),
	output: z.object({ faq_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { faq_id }) =>
		scope.commit({
			statements: [deleteFaq(scope.account.id, faq_id)],
			answer: { faq_id },
			audit: { subject_kind: "faq", subject_id: faq_id },
		}),
});
