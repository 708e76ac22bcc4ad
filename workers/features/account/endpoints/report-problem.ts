/** Takes what a person wrote on the error page, for the account's owners; beside it stands the id that the crash was logged under. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { insertProblem } from "../store";

export const reportProblem = defineEndpoint({
	name: "account/report-problem",
	path: "/api/accounts/api_report_problem",
	summary: "A person's own words about an error.",
	access: "signed_in",
	input: z.object({
		error_id: text(100).default(""),
		/** The address of the page, without its query. */
		page: text(500).default(""),
		message: text(1_000).min(1),
	}),
	output: z.object({ is_received: z.literal(1) }),
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	handler: (scope, { error_id, page, message }) => {
		const { account, user, clock } = scope;
		scope.log.warn("problem-reported", { error_id });
		return scope.commit({
			statements: [
				insertProblem(account.id, { id: scope.newId(), user_id: user.id, error_id, page, message }, clock.now()),
			],
			answer: { is_received: 1 as const },
			audit: { subject_kind: "problem", subject_id: user.id, details: { error_id, message } },
		});
	},
});
