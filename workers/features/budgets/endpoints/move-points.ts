/**
 * Moves points between what is available and budgets; invariant: nothing is made and nothing lost, and no balance falls
 * below its floor (`ledger_accounts_balance_at_or_above_floor`). More than one owner gives alone waits for a second one.
 */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { needsSecondOwner } from "../rules/second-confirmation";
import { askSecondOwner } from "../steps/ask-second-owner";
import { moveBetween } from "../steps/move-between";
import { type PointsPlace, readPlace } from "../steps/points-place";

/** The most points of one movement. */
const maxPoints = 1_000_000_000_000;

const side = z.object({ budget_id: z.int().nullable(), points_before: z.int(), points_after: z.int() });

export const movePoints = defineEndpoint({
	name: "budgets/move-points",
	path: "/api/budgets/api_move_budget_points",
	summary:
		"Moves points from a budget, or from what is available, to another budget or back; a budget's owner moves between their own.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({
		/** Left out or null: what is available. */
		from_budget_id: z.int().nullable().default(null),
		to_budget_id: z.int().nullable().default(null),
		points: z.int().min(1).max(maxPoints),
		/** Stands on the ledger's line. */
		reason: text(200).min(1),
	}),
	output: z.object({
		/** Null where it waits. */
		transaction_id: z.int().nullable(),
		from: side,
		to: side,
		/** The request that another owner has to confirm, and until when; null where the points moved at once. */
		request_id: z.int().nullable(),
		expires_at: z.int().nullable(),
	}),
	errors: {
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		nobody_to_confirm: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { from_budget_id, to_budget_id, points, reason }) => {
		const [from, to] = await Promise.all([readPlace(scope, from_budget_id), readPlace(scope, to_budget_id)]);
		const problems = problemsOf(scope, { isSame: from_budget_id === to_budget_id, left: from.points, points });
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const isAdded = from_budget_id === null && needsSecondOwner(scope.account, points);
		const moved = isAdded ? await waits(scope, { to, points, reason }) : movesNow(scope, { from, to, points, reason });
		return scope.commit({
			statements: moved.statements,
			follow: moved.follow,
			answer: {
				transaction_id: moved.transaction_id,
				from: { budget_id: from_budget_id, points_before: from.points, points_after: from.points - points },
				to: { budget_id: to_budget_id, points_before: to.points, points_after: to.points + moved.arriving },
				request_id: moved.request_id,
				expires_at: moved.expires_at,
			},
			audit: [from_budget_id, to_budget_id]
				.filter((id) => id !== null)
				.map((id) => ({
					subject_kind: "budget",
					subject_id: id,
					details: { points, from: from.name, to: to.name, reason, ...(isAdded ? { waits: true } : {}) },
				})),
		});
	},
});

type Movement = { from: PointsPlace; to: PointsPlace; points: number; reason: string };

function movesNow(scope: MemberScope, movement: Movement) {
	const transaction_id = scope.newId();
	const statements = moveBetween(scope, { transaction_id, ...movement });
	return { transaction_id, arriving: movement.points, request_id: null, expires_at: null, statements, follow: [] };
}

/** The points leave what is available and lie aside. */
async function waits(scope: MemberScope, { to, points, reason }: Omit<Movement, "from">) {
	const asked = await askSecondOwner(scope, {
		...{ budget_id: to.budget_id, program_id: null, user_ids: [], points, reason },
	});
	return { transaction_id: null, arriving: 0, ...asked };
}

function problemsOf(
	{ translate }: MemberScope,
	{ isSame, left, points }: { isSame: boolean; left: number; points: number },
): FieldErrors {
	return {
		...(isSame ? { to_budget_id: [translate("budgets:owners.validation.sameBudget")] } : {}),
		...(points > left ? { points: [translate("budgets:owners.validation.onlyLeft", { count: left })] } : {}),
	};
}
