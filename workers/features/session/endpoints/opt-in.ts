/** Records that the person accepts the terms; invariant: the first acceptance's time is kept. */
import { z } from "zod";
import { updateOptIn } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const optIn = defineEndpoint({
	name: "session/opt-in",
	path: "/api/users/api_opt_in",
	summary: "Accepts the terms and conditions.",
	access: "signed_in",
	input: z.object({ kind: z.enum(["standard"]).default("standard") }),
	output: z.object({ standard_tnc_opted_in: z.literal("yes") }),
	repetition: { kind: "natural" },
	handler: (scope, { kind }) =>
		scope.commit({
			statements: [updateOptIn(scope.account.id, scope.user.id, scope.clock.now())],
			answer: { standard_tnc_opted_in: "yes" as const },
			audit: { subject_kind: "user", subject_id: scope.user.id, details: { kind } },
		}),
});
