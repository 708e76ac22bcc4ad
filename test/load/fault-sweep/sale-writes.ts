/** The writes of sales for the sweep: what is sold, logging a sale that waits or is paid at once, and approving those that are selected. */
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { call, type MainWrite } from "./swept-call";

const logged = {
	...{ sku: "FB-RS50-9", quantity: 2, company_name: "Harbor & Vale", invoice_number: "MS-20418" },
	...{ invoice_date: "2026-01-05", distributor: "Meridian Supply", impact: "safety" as const },
};

/** The calls of owners, sales people and moderators. */
export const saleWrites: readonly MainWrite[] = [
	call("sales/update-sale-category", async (quiet) => {
		const { tenant, members, olga, category_id } = await makeWorld(quiet);
		return { tenant, members, client: olga.client, input: { category_id, name: "Straps", is_active: 1 } };
	}),
	call("sales/save-brand", async (quiet) => {
		const { tenant, members, olga, budget_id } = await makeWorld(quiet);
		return { tenant, members, client: olga.client, input: { name: "Fasten", budget_id, is_active: 1 } };
	}),
	call("sales/save-product-item", async (quiet) => {
		const { tenant, members, olga, brand_id, category_id } = await makeWorld(quiet);
		const input = { sku: "TP-L200", name: "Logger", brand_id, category_id, unit_cost: 64, points: 25 };
		return { tenant, members, client: olga.client, input };
	}),
	call("sales/log-sale", async (quiet) => {
		const { tenant, members, priya } = await makeWorld(quiet);
		return { tenant, members, client: priya.client, input: logged };
	}),
	call(
		"sales/log-sale",
		async (quiet) => {
			const { tenant, members, priya } = await makeWorld(quiet, { sales_module_enabled: 1 });
			return { tenant, members, client: priya.client, input: logged };
		},
		{ detail: "paid at once" },
	),
	call("sales/approve-sales", async (quiet) => {
		const { tenant, members, olga, priya } = await makeWorld(quiet);
		await priya.client.call("sales/log-sale", logged);
		const { table_hash } = await olga.client.call("sales/get-sales-report", {});
		await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
		return { tenant, members, client: olga.client, input: { table_hash: table_hash! } };
	}),
];

async function makeWorld(quiet: Environment, flags: Record<string, 0 | 1> = salesFlags) {
	const tenant = await createTenant({ flags, available: 1_000 });
	const switches = { can_moderate_sales: 1 } as const;
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga", switches });
	const priya = await tenant.addMember({ first_name: "Priya" });
	olga.client.environment = quiet as never;
	priya.client.environment = quiet as never;
	const budget_id = await addBudget(olga, { name: "Sales", points: 500 });
	const made = await addSaleItem(olga, { budget_id });
	return { tenant, members: [priya], olga, priya, budget_id, ...made };
}
