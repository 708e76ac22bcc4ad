/** The writes of budgets, programs and the checklist for the sweep: making and changing them, and moving points. */
import { sql } from "drizzle-orm";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite, scheduledWork } from "./swept-call";

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
	ofBudget("budgets/split-budget", ({ budget_id }) => ({
		budget_id,
		parts: [
			{ name: "Leeds", points: 50 },
			{ name: "Porto", points: 30 },
		],
		reason: "By site",
	})),
	// Of points above the limit another owner hears, who confirms or refuses them, or does neither.
	...(["budgets/move-points", "programs/add-program-points"] as const).map((covers) => ({
		...ofBudget(
			covers,
			({ budget_id, program_id }) => ({ to_budget_id: budget_id, program_id, points: 600, reason: "Start" }) as never,
		),
		detail: "above the limit",
	})),
	...(["approve", "reject"] as const).map((action) => ({
		...call(
			"moderation/moderate",
			async (quiet) => {
				const { request_id, omar, ...world } = await waitingPoints(quiet);
				return { ...world, client: omar.client, input: { request_id, action, notes: "Seen." } };
			},
			{ repeatLeaves: [] },
		),
		detail: `points, ${action}`,
	})),
	call("moderation/withdraw-request", async (quiet) => {
		const { request_id, omar: _omar, ...world } = await waitingPoints(quiet);
		return { ...world, client: world.members[0]!.client, input: { request_id } };
	}),
	scheduledWork("budgets/expire-requests", async (quiet) => {
		const { tenant, members } = await waitingPoints(quiet);
		await tenant.database.write([sql`update point_requests set expires_at = 1 where account_id = ${tenant.id}`]);
		return { tenant, members };
	}),
	ofBudget("setup/put-step-aside", () => ({ step: "look" as const, is_aside: 1 as const }), ["accounts"]),
];

/** An account in which an owner has asked for more points than one gives alone, and another one who may confirm them. */
async function waitingPoints(quiet: Environment) {
	const tenant = await createTenant({ settings: { second_confirmation_above: 100 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const omar = await tenant.addMember({ role: "account_owner", first_name: "Omar" });
	for (const { client } of [olga, omar]) client.environment = quiet as never;
	await fundTenant(tenant, 1_000);
	const budget_id = await addBudget(olga, { name: "Europe" });
	await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 600, reason: "Start" });
	const [request] = (await omar.client.call("moderation/get-inbox", {})).table_rows;
	return { tenant, members: [olga], omar, request_id: request!.id };
}

/** A call in a funded account with a budget and a program; what is set again leaves its line in the audit. */
function ofBudget<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	leaves?: readonly string[],
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant({ settings: { second_confirmation_above: 500 } });
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			await tenant.addMember({ role: "account_owner", first_name: "Omar" });
			await fundTenant(tenant, 1_000);
			const budget_id = await addBudget(olga, { name: "Europe", points: 200 });
			const program = { name: "Thanks", budget_id, points: 50 };
			const { program_id } = await olga.client.call("programs/ao-update-program-details", program);
			return { tenant, members: [olga], client: olga.client, input: inputOf({ budget_id, program_id }) };
		},
		leaves ? { repeatLeaves: ["audit_lines", ...leaves] } : {},
	);
}
