/**
 * Adds points of a colleague's own budget to a recognition; invariants: once for each person (`recognition_boosts`), never more
 * than the budget holds (`ledger_accounts_balance_at_or_above_floor`), and only while the recognition stands.
 */
import { z } from "zod";
import { findOwnBudgets, isOwnBudget } from "#workers/features/budgets";
import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { postTransaction } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { boostObstacle, maxBoosts } from "../rules/boost-obstacle";
import { startOfMessage } from "../rules/start-of-message";
import { type BoostableRow, findBoostable, hasFewerBoosts, insertBoost } from "../store/boosts";
import { canAllReceive } from "../store/people";
import { isIssued } from "../store/reversals";
import { findActivePeople } from "../store/submissions";

export const boostRecognition = defineEndpoint({
	name: "recognition/boost-recognition",
	path: "/api/points/api_boost_recognition",
	summary: "Adds points from a budget of one's own to a colleague's recognition, once.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled", "!hide_points_for_account"],
	input: z.object({
		recognition_id: z.int(),
		/** One's own. */
		budget_id: z.int(),
		points: z.int().min(1).max(1_000_000),
	}),
	output: z.object({
		recognition_id: z.int(),
		points: z.int(),
		/** What the budget holds now. */
		points_remaining: z.int(),
	}),
	errors: {
		boosted_before: {
			constraints: ["recognition_boosts.account_id, recognition_boosts.recognition_id, recognition_boosts.booster_id"],
		},
		own_recognition: {},
		boosted_enough: {},
		already_reversed: {},
		budget_not_active: {},
		boost_exceeds_budget: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		recipients_not_eligible: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { recognition_id, budget_id, points }) => {
		const { account, user, clock } = scope;
		const [[row], budgets] = await Promise.all([
			scope.read(findBoostable(account.id, recognition_id, user.id)),
			findOwnBudgets(scope),
		]);
		const obstacle = row ? boostObstacle(row, user) : "recognition_not_found";
		if (!row || obstacle === "recognition_not_found") throw notFound("recognition");
		if (obstacle) throw refuse(obstacle);
		const budget = budgets.find(({ id }) => id === budget_id);
		if (!budget) throw invalid({ budget_id: [scope.translate("answers:validation.invalid")] });
		if (points > budget.points_remaining) throw refuse("boost_exceeds_budget");
		const told = await tellOfBoost(scope, row, points);
		const boost = { id: scope.newId(), recognition_id, booster_id: user.id, budget_id, points };
		return scope.commit({
			statements: [
				assertAll({
					already_reversed: isIssued(account.id, recognition_id),
					boosted_enough: hasFewerBoosts(account.id, recognition_id, maxBoosts),
					budget_not_active: isOwnBudget(scope, budget_id),
					recipients_not_eligible: canAllReceive(account.id, [row.recipient_id]),
				}),
				...postTransaction(
					{
						...{ account_id: account.id, id: boost.id, kind: "Issuance", idempotency_key: `boost-${boost.id}` },
						...{ actor_id: user.id, source: "boost", reason: startOfMessage(row.message), budget_id },
						...{ activity_id: row.activity_id, created_at: clock.now() },
					},
					[
						{
							debit_account_id: budget.ledger_account_id,
							credit_account_id: row.points_account_id,
							amount: points,
						},
					],
				),
				insertBoost(account.id, boost, clock.now()),
				...told.statements,
			],
			answer: { recognition_id, points, points_remaining: budget.points_remaining - points },
			audit: { subject_kind: "user", subject_id: row.recipient_id, details: { recognition_id, budget_id, points } },
			follow: told.follow,
		});
	},
});

/** Tells whoever receives the points, and whoever gave the recognition. */
async function tellOfBoost(scope: MemberScope, row: BoostableRow, points: number) {
	const people = await scope.read(findActivePeople(scope.account.id, [row.recipient_id, row.giver_id]));
	const { id, giver, recipient } = row;
	const by = nameOf(scope.user);
	return notify(scope, "recognition/boosted", people, { recognition_id: id, giver, recipient, by, points });
}
