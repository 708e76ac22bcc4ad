/** Makes a budget, or changes one; invariant: two budgets of an account never share a name (`budgets_by_name`). */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { lowAlerts, nextTurn, thresholdOf } from "../rules/budget-cycle";
import { cycles } from "../rules/budget-status";
import { readOwnBudget } from "../steps/own-budget";
import {
	type BudgetFields,
	type BudgetPlan,
	findNamesake,
	findOwnerByEmail,
	insertBudget,
	updateBudget,
} from "../store/budgets";
import { savePlan } from "../store/cycles";

const day = z.iso.date().max(10).or(z.literal(""));

/** The most points that one cycle can begin with, or that can be watched for. */
const maxPoints = 1_000_000_000_000;

const input = z.object({
	/** Left out for a new budget. */
	budget_id: z.int().optional(),
	/** Required; the handler asks for it with all else that is wrong, so that it is said at once. */
	name: text(100).meta({ minLength: 1 }),
	budget_category: text(100).default(""),
	/** Of the person who answers for it; the caller's own unless given. */
	owner_email: z.email().max(254).optional(),
	cycle: z.enum(cycles).default("none"),
	/** What is put in from what is available at the beginning of each cycle. */
	cycle_points: z.int().min(0).max(maxPoints).default(0),
	/** How much of what is left then stays; the rest goes back to what is available. */
	rollover_percent: z.int().min(0).max(100).default(100),
	/** Below how many points its owner is told; `custom` with an amount of their own. */
	low_alert: z.enum(lowAlerts).default("none"),
	low_alert_points: z.int().min(1).max(maxPoints).optional(),
	/** The first and the last day on which it can be given from; empty: always. */
	from_date: day.default(""),
	to_date: day.default(""),
	is_active: z.literal([0, 1]).default(1),
});

type Said = z.output<typeof input>;

export const aoUpdateBudgetDetails = defineEndpoint({
	name: "budgets/ao-update-budget-details",
	path: "/api/budgets/api_ao_update_budget_details",
	summary:
		"Makes a budget, or changes its name, category, owner, cycle, alert, days and state; points are moved by another call.",
	access: ["account_owner"],
	input,
	output: z.object({ budget_id: z.int() }),
	errors: { budget_name_taken: { constraints: ["budgets.account_id, budgets.name"] } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock } = scope;
		const id = said.budget_id ?? scope.newId();
		const [before, [namesake], [owner]] = await Promise.all([
			said.budget_id === undefined ? null : readOwnBudget(scope, said.budget_id),
			scope.read(findNamesake(account.id, said.name, id)),
			said.owner_email ? scope.read(findOwnerByEmail(account.id, said.owner_email.toLowerCase())) : [{ id: user.id }],
		]);
		const problems = problemsOf(scope, said, { isNameTaken: namesake !== undefined, hasOwner: owner !== undefined });
		if (!owner || Object.keys(problems).length > 0) throw invalid(problems);
		const isSameCycle = before?.cycle === said.cycle && before.turns_at !== null;
		const plan: BudgetPlan = {
			cycle_points: said.cycle_points,
			rollover_percent: said.rollover_percent,
			turns_at: isSameCycle ? before.turns_at : nextTurn(said.cycle, clock.now(), account.time_zone),
			low_threshold: thresholdOf(said.low_alert, said.low_alert_points),
		};
		const { turns_at: _turnsAt, ...told } = plan;
		const fields: BudgetFields = {
			name: said.name,
			budget_category: said.budget_category,
			owner_id: owner.id,
			cycle: said.cycle,
			is_active: said.is_active,
			from_date: said.from_date || null,
			to_date: said.to_date || null,
		};
		return scope.commit({
			statements: [
				...(before
					? updateBudget(account.id, id, fields)
					: insertBudget(account.id, { ...fields, id, ledger_account_id: scope.newId() }, clock.now())),
				savePlan(account.id, id, plan),
			],
			answer: { budget_id: id },
			audit: { subject_kind: "budget", subject_id: id, details: changesOf({ ...before }, { ...fields, ...told }) },
		});
	},
});

function problemsOf(
	{ translate }: MemberScope,
	{ name, from_date, to_date, cycle, cycle_points, low_alert, low_alert_points }: Said,
	{ isNameTaken, hasOwner }: { isNameTaken: boolean; hasOwner: boolean },
): FieldErrors {
	return {
		...(name === "" ? { name: [translate("answers:validation.required")] } : {}),
		...(isNameTaken ? { name: [translate("budgets:owners.validation.nameTaken")] } : {}),
		...(hasOwner ? {} : { owner_email: [translate("budgets:owners.validation.noOwner")] }),
		...(from_date !== "" && to_date !== "" && to_date < from_date
			? { to_date: [translate("budgets:owners.validation.endsBefore")] }
			: {}),
		...(cycle === "none" && cycle_points > 0
			? { cycle_points: [translate("budgets:owners.validation.needsCycle")] }
			: {}),
		...(low_alert === "custom" && low_alert_points === undefined
			? { low_alert_points: [translate("answers:validation.required")] }
			: {}),
	};
}
