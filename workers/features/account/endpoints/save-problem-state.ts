/** Sets a reported problem done, or open again; invariant: who set it done first, and when, stays. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findProblem, updateProblemState } from "../store";

export const saveProblemState = defineEndpoint({
	name: "account/save-problem-state",
	path: "/api/accounts/api_save_problem_state",
	summary: "Sets a reported problem done, or open again.",
	access: ["account_owner"],
	input: z.object({ problem_id: z.int(), state: z.enum(["open", "done"]) }),
	output: z.object({ state: z.enum(["open", "done"]) }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { problem_id, state }) => {
		const { account, user, clock } = scope;
		const [problem] = await scope.read(findProblem(account.id, problem_id));
		if (!problem) throw notFound("problem");
		return scope.commit({
			statements: [
				updateProblemState(account.id, problem_id, state === "done" ? { at: clock.now(), by: user.id } : null),
			],
			answer: { state },
			audit: {
				subject_kind: "problem",
				subject_id: problem.user_id,
				details: { problem_state: { before: problem.state, after: state }, error_id: problem.error_id },
			},
		});
	},
});
