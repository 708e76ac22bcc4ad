/** The writes of rebates for the sweep: what is offered, sending, keeping, taking back, and each step of a moderator. */
import { addBudget } from "#test/factories/budgets";
import { addOffer, lineOf, rebateFlags, sendRebate } from "#test/factories/rebates";
import { addSaleItem } from "#test/factories/sales";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { endpoints } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

/** The calls of owners, people who ask, and moderators. */
export const rebateWrites: readonly MainWrite[] = [
	call("rebates/save-offer", async (quiet) => {
		const { tenant, members, olga, brand_id } = await makeWorld(quiet);
		const input = { name: "Winter", brand_id, points_per_dollar: 5, starts_on: "2026-01-01", ends_on: "2026-12-31" };
		return { tenant, members, client: olga.client, input };
	}),
	call(
		"rebates/submit-rebate",
		async (quiet) => {
			const { tenant, members, priya, offer_id } = await makeWorld(quiet);
			return { tenant, members, client: priya.client, input: { offer_id, is_draft: 1 as const } };
		},
		{ detail: "kept" },
	),
	{
		covers: "rebates/submit-rebate",
		detail: "sent",
		prepare: async (quiet) => {
			const { tenant, members, priya, offer_id } = await makeWorld(quiet);
			const { client } = priya;
			await client.csrfToken();
			return {
				tenant,
				members,
				action: (environment) => {
					client.environment = environment as never;
					const file = new File(["%PDF-1.4 an invoice"], "invoice.pdf", { type: "application/pdf" });
					const headers = { "idempotency-key": "sent" };
					return client.upload(endpoints["rebates/submit-rebate"].path, lineOf({ offer_id }), file, headers);
				},
			};
		},
	},
	call("rebates/cancel-rebate", async (quiet) => {
		const { tenant, members, priya, offer_id } = await makeWorld(quiet);
		return { tenant, members, client: priya.client, input: { rebate_id: await sendRebate(priya, { offer_id }) } };
	}),
	...(["review", "ask", "approve", "reject", "reverse"] as const).map((action) =>
		call(
			"rebates/moderate-rebate",
			async (quiet) => {
				const { tenant, members, olga, priya, offer_id } = await makeWorld(quiet);
				const rebate_id = await sendRebate(priya, { offer_id });
				if (action === "reverse") await olga.client.call("rebates/moderate-rebate", { rebate_id, action: "approve" });
				return { tenant, members, client: olga.client, input: { rebate_id, action, notes: "Please look" } };
			},
			{ detail: action },
		),
	),
];

async function makeWorld(quiet: Environment) {
	const tenant = await createTenant({ flags: rebateFlags, available: 1_000 });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	olga.client.environment = quiet as never;
	priya.client.environment = quiet as never;
	const budget_id = await addBudget(olga, { name: "Rebates", points: 500 });
	const { brand_id } = await addSaleItem(olga, { budget_id });
	return { tenant, members: [priya], olga, priya, brand_id, offer_id: await addOffer(olga, { brand_id }) };
}
