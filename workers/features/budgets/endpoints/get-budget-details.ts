/** One budget with its owner, what is left, when it runs out, the programs that draw on it, and its newest movements. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { alertOf, lowAlerts, nextTurn } from "../rules/budget-cycle";
import { paceOf } from "../rules/budget-pace";
import { cycles, shownBudgetStatus, shownBudgetStatuses } from "../rules/budget-status";
import { readOwnBudget } from "../steps/own-budget";
import { todayOf } from "../steps/today";
import { listMovements, listProgramsOf } from "../store/budgets";
import { listWaitingFor } from "../store/point-requests";
import { listParts } from "../store/split";

/** So many movements are shown. */
const movementsShown = 20;
const waitingShown = 10;

const day = z.string().nullable();

const budgetOutput = z.object({
	id: z.int(),
	name: z.string(),
	budget_category: z.string(),
	owner_id: z.int(),
	owner_first_name: z.string(),
	owner_last_name: z.string(),
	owner_email: z.string(),
	cycle: z.enum(cycles),
	status: z.enum(shownBudgetStatuses),
	is_active: z.literal([0, 1]),
	from_date: day,
	to_date: day,
	points_budgeted: z.int(),
	points_remaining: z.int(),
	/** Held for what waits for an approval; no part of what remains. */
	points_in_approval: z.int(),
	cycle_points: z.int(),
	rollover_percent: z.int(),
	/** When its next cycle begins (ms UTC); null without one. */
	turns_at: z.int().nullable(),
	low_alert: z.enum(lowAlerts),
	low_threshold: z.int().nullable(),
	/** The day on which it is empty at its pace; null: it lasts. */
	runs_out_on: day,
	/** The last day of its cycle; null: it has none. */
	ends_on: day,
	/** The budget from which it was split off; null: it was not, or its reader does not look after that one. */
	parent_id: z.int().nullable(),
	parent_name: z.string().nullable(),
});

export const getBudgetDetails = defineEndpoint({
	name: "budgets/get-budget-details",
	path: "/api/budgets/api_get_budget_details",
	summary: "A budget with its programs and newest movements, for the account owner and its own owner.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({ budget_id: z.int() }),
	output: z.object({
		budget: budgetOutput,
		programs: z.array(z.object({ id: z.int(), name: z.string() })),
		/** The budgets that were split off from it. */
		parts: z.array(z.object({ id: z.int(), name: z.string(), owner: z.string(), points_remaining: z.int() })),
		/** What comes into it once a second account owner has confirmed it; for account owners. */
		waiting: z.array(z.object({ id: z.int(), points: z.int(), expires_at: z.int(), requester: z.string() })),
		movements: z.array(
			z.object({
				id: z.int(),
				kind: z.string(),
				source: z.string(),
				reason: z.string(),
				program: z.string().nullable(),
				actor_name: z.string().nullable(),
				/** Signed: what came or went. */
				points: z.int(),
				/** What was left after it. */
				points_after: z.int(),
				created_at: z.int(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { budget_id }) => {
		const { account, clock, read } = scope;
		const { ledger_account_id, created_at, parent_owner_id, ...budget } = await readOwnBudget(scope, budget_id);
		const isOwner = scope.user.role === "account_owner";
		const [programs, parts, waiting, movements] = await Promise.all([
			read(listProgramsOf(account.id, budget_id)),
			read(listParts(account.id, budget_id)),
			isOwner ? read(listWaitingFor(account.id, budget_id, waitingShown)) : [],
			read(listMovements(account.id, ledger_account_id, movementsShown)),
		]);
		const seesParent = isOwner || parent_owner_id === scope.user.id;
		let left = budget.points_remaining;
		return {
			budget: {
				...budget,
				...(seesParent ? {} : { parent_id: null, parent_name: null }),
				status: shownBudgetStatus(budget, todayOf(scope)),
				turns_at: budget.turns_at || nextTurn(budget.cycle, clock.now(), account.time_zone),
				low_alert: alertOf(budget.low_threshold),
				...paceOf({ ...budget, created_at }, clock.now(), account.time_zone),
			},
			programs,
			parts,
			waiting,
			movements: movements.map((movement) => {
				const points_after = left;
				left -= movement.points;
				return { ...movement, points_after };
			}),
		};
	},
});
