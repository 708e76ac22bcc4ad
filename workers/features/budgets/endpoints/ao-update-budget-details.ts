/** Makes a budget, or changes one; invariant: two budgets of an account never share a name (`budgets_by_name`). */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { cycles } from "../rules/budget-status";
import { readOwnBudget } from "../steps/own-budget";
import { type BudgetFields, findNamesake, findOwnerByEmail, insertBudget, updateBudget } from "../store";

const day = z.iso.date().max(10).or(z.literal(""));

const input = z.object({
	/** Left out for a new budget. */
	budget_id: z.int().optional(),
	/** Required; the handler asks for it with all else that is wrong, so that it is said at once. */
	name: text(100).meta({ minLength: 1 }),
	budget_category: text(100).default(""),
	/** Of the person who answers for it; the caller's own unless given. */
	owner_email: z.email().max(254).optional(),
	cycle: z.enum(cycles).default("none"),
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
		"Makes a budget, or changes its name, category, owner, cycle, days and state; points are moved by another call.",
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
			statements: before
				? updateBudget(account.id, id, fields)
				: insertBudget(account.id, { ...fields, id, ledger_account_id: scope.newId() }, clock.now()),
			answer: { budget_id: id },
			audit: { subject_kind: "budget", subject_id: id, details: changesOf(before ?? {}, fields) },
		});
	},
});

function problemsOf(
	{ translate }: MemberScope,
	{ name, from_date, to_date }: Said,
	{ isNameTaken, hasOwner }: { isNameTaken: boolean; hasOwner: boolean },
): FieldErrors {
	return {
		...(name === "" ? { name: [translate("answers:validation.required")] } : {}),
		...(isNameTaken ? { name: [translate("budgets:owners.validation.nameTaken")] } : {}),
		...(hasOwner ? {} : { owner_email: [translate("budgets:owners.validation.noOwner")] }),
		...(from_date !== "" && to_date !== "" && to_date < from_date
			? { to_date: [translate("budgets:owners.validation.endsBefore")] }
			: {}),
	};
}

/** What of the fields is another than before, each with both values. */
function changesOf(
	before: Partial<BudgetFields>,
	after: BudgetFields,
): Record<string, { before: unknown; after: unknown }> {
	const names = Object.keys(after) as (keyof BudgetFields)[];
	return Object.fromEntries(
		names
			.filter((name) => (before[name] ?? null) !== after[name])
			.map((name) => [name, { before: before[name] ?? null, after: after[name] }]),
	);
}
