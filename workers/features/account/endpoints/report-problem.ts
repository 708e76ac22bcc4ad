/** Takes what a person wrote on the error page; it stands in the audit, beside the id that the crash was logged under. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const reportProblem = defineEndpoint({
	name: "account/report-problem",
	path: "/api/accounts/api_report_problem",
	summary: "A person's own words about an error.",
	access: "signed_in",
	input: z.object({ error_id: z.string().max(100).default(""), message: text(1_000).min(1) }),
	output: z.object({ is_received: z.literal(1) }),
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	handler: (scope, { error_id, message }) => {
		scope.log.warn("problem-reported", { error_id });
		return scope.commit({
			statements: [],
			answer: { is_received: 1 as const },
			audit: { subject_kind: "problem", subject_id: scope.user.id, details: { error_id, message } },
		});
	},
});
