/** The writes of budgets, programs and the checklist for the sweep: making and changing them, and moving points. */
import { addBudget, fundTenant } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type Made = { budget_id: number; program_id: number };

/** The calls of account owners. */
export const budgetWrites: readonly MainWrite[] = [
	ofBudget("budgets/ao-update-budget-details", () => ({ name: "Asia" })),
	ofBudget("budgets/update-budget-category", ({ budget_id }) => ({
		budget_ids: [budget_id],
		budget_category: "Region",
	})),
	ofBudget("budgets/move-points", ({ budget_id }) => ({ to_budget_id: budget_id, points: 100, reason: "Start" })),
	ofBudget("programs/ao-update-program-details", ({ budget_id }) => ({ name: "Star", budget_id, points: 50 })),
	ofBudget("programs/change-program-state", ({ program_id }) => ({ program_id, state: "inactive" as const })),
	ofBudget("programs/add-program-points", ({ program_id }) => ({ program_id, points: 100, reason: "More" })),
	ofBudget("setup/put-step-aside", () => ({ step: "look" as const, is_aside: 1 as const }), ["accounts"]),
];

/** A call in a funded account with a budget and a program; what is set again leaves its line in the audit. */
function ofBudget<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	leaves?: readonly string[],
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant();
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			await fundTenant(tenant, 1_000);
			const budget_id = await addBudget(olga, { name: "Europe", points: 200 });
			const program = { name: "Thanks", budget_id, points: 50 };
			const { program_id } = await olga.client.call("programs/ao-update-program-details", program);
			return { tenant, members: [olga], client: olga.client, input: inputOf({ budget_id, program_id }) };
		},
		leaves ? { repeatLeaves: ["audit_lines", ...leaves] } : {},
	);
}
