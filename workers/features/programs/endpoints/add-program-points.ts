/**
 * Adds points to what a program can give: they move from what is available into its budget; invariant: nothing is made
 * that was not funded (`ledger_accounts_balance_at_or_above_floor`). More than one owner gives alone waits for a second one.
 */
import { z } from "zod";
import { askSecondOwner, fillBudget, needsSecondOwner } from "#workers/features/budgets";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { findProgram } from "../store/programs";

export const addProgramPoints = defineEndpoint({
	name: "programs/add-program-points",
	path: "/api/programs/api_add_program_points",
	summary: "Moves points from what is available into the budget of a program, for all programs that draw on it.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({
		program_id: z.int(),
		points: z.int().min(1).max(1_000_000_000_000),
		/** Stands on the ledger's line. */
		reason: text(200).min(1),
	}),
	output: z.object({
		points_before: z.int(),
		points_after: z.int(),
		/** Until when another owner can confirm them; null where the points moved at once. */
		expires_at: z.int().nullable(),
	}),
	errors: {
		not_enough_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		nobody_to_confirm: { told_by: "budgets" },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { program_id, points, reason }) => {
		const [program] = await scope.read(findProgram(scope.account.id, program_id));
		if (!program) throw notFound("program");
		const { budget_id } = program;
		const movement = { budget_id, program_id, points, reason, transaction_id: scope.newId() };
		const { available, points_before, statements } = await fillBudget(scope, movement);
		if (points > available)
			throw invalid({ points: [scope.translate("programs:owners.validation.onlyAvailable", { count: available })] });
		const audit = { subject_kind: "program", subject_id: program_id, details: { points, reason } };
		if (needsSecondOwner(scope.account, points)) {
			const asked = await askSecondOwner(scope, { budget_id, program_id, user_ids: [], points, reason });
			return scope.commit({
				statements: asked.statements,
				answer: { points_before, points_after: points_before, expires_at: asked.expires_at },
				audit: { ...audit, details: { ...audit.details, waits: true } },
				follow: asked.follow,
			});
		}
		return scope.commit({
			statements,
			answer: { points_before, points_after: points_before + points, expires_at: null },
			audit,
		});
	},
});
