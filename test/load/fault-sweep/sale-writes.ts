/** The writes of sales and of rebates for the sweep: what is sold, logging a sale, deciding one or those that are selected, invoices, rules and levels. */
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { endpoints } from "#workers/registry";
import { deliver } from "./deliver";
import { namingOwner, salesFile } from "./import-files";
import { rebateWrites } from "./rebate-writes";
import { call, type MainWrite, repeatKey } from "./swept-call";

const logged = {
	...{ sku: "FB-RS50-9", quantity: 2, company_name: "Harbor & Vale", invoice_number: "MS-20418" },
	...{ invoice_date: "2026-01-05", distributor: "Meridian Supply", impact: "safety" as const },
};

/** The calls of owners, sales people and moderators. */
export const saleWrites: readonly MainWrite[] = [
	...rebateWrites,
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
	call(
		"sales/log-sale",
		async (quiet) => {
			const { tenant, members, priya } = await makeWorld(quiet);
			return { tenant, members, client: priya.client, input: { ...logged, proposed_brand: "Kestrel Rope" } };
		},
		{ detail: "with a new brand" },
	),
	call("sales/approve-sales", async (quiet) => {
		const { tenant, members, olga, priya } = await makeWorld(quiet);
		await priya.client.call("sales/log-sale", logged);
		const { table_hash } = await olga.client.call("sales/get-sales-report", {});
		await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
		return { tenant, members, client: olga.client, input: { table_hash: table_hash! } };
	}),
	...(["approve", "refuse", "reverse"] as const).map((action) =>
		call(
			"sales/moderate-sale",
			async (quiet) => {
				const { tenant, members, olga, priya } = await makeWorld(quiet);
				const { sale_id } = await priya.client.call("sales/log-sale", logged);
				if (action === "reverse") await olga.client.call("sales/moderate-sale", { sale_id, action: "approve" });
				return { tenant, members, client: olga.client, input: { sale_id, action, reason: "Returned" } };
			},
			{ detail: action },
		),
	),
	call("sales/save-rule", async (quiet) => {
		const { tenant, members, olga, brand_id } = await makeWorld(quiet);
		return { tenant, members, client: olga.client, input: ruleOf(brand_id) };
	}),
	call("sales/switch-rule", async (quiet) => {
		const { tenant, members, olga, brand_id } = await makeWorld(quiet);
		const { rule_id } = await olga.client.call("sales/save-rule", ruleOf(brand_id));
		const { terms_seen } = (await olga.client.call("sales/get-rule", { rule_id })).dry_run;
		return { tenant, members, client: olga.client, input: { rule_id, is_active: 1, terms_seen } };
	}),
	call("sales/save-sale-level", async (quiet) => {
		const { tenant, members, olga } = await makeWorld(quiet);
		return { tenant, members, client: olga.client, input: { name: "Silver", from_dollars: 20_000 } };
	}),
	call("sales/remove-sale-level", async (quiet) => {
		const { tenant, members, olga } = await makeWorld(quiet);
		const input = await olga.client.call("sales/save-sale-level", { name: "Silver", from_dollars: 20_000 });
		return { tenant, members, client: olga.client, input };
	}),
	call("sales/save-level-details", async (quiet) => {
		const { tenant, members, olga } = await makeWorld(quiet);
		const input = { program_details_text: "Details", program_details_link: "/rules" };
		return { tenant, members, client: olga.client, input };
	}),
	{
		covers: "sales/upload-invoice",
		repeatLeaves: ["audit_lines"],
		prepare: async (quiet) => {
			const { tenant, members, priya } = await makeWorld(quiet);
			const { client } = priya;
			await client.csrfToken();
			return {
				tenant,
				members,
				action: (environment) => {
					client.environment = environment as never;
					const file = new File([invoicePdf], "invoice.pdf", { type: "application/pdf" });
					return client.upload(endpoints["sales/upload-invoice"].path, { invoice_number: "MS-20418" }, file);
				},
			};
		},
	},
	...([salesFlags, { sales_module_enabled: 1 }] as const).flatMap((flags): MainWrite[] => {
		const how = "pending_sales_enabled" in flags ? "waiting" : "paid at once";
		return [
			{
				covers: "imports/upload-file",
				detail: `sales, ${how}`,
				prepare: async (quiet) => {
					const { tenant, members, olga } = await makeWorld(quiet, flags);
					await olga.client.csrfToken();
					return {
						tenant,
						members,
						action: (environment) => {
							olga.client.environment = environment as never;
							return sendSales(olga, { "idempotency-key": repeatKey });
						},
					};
				},
			},
			call(
				"imports/undo-upload",
				async (quiet) => {
					const { tenant, members, olga } = await makeWorld(quiet, flags);
					const taken = await sendSales(olga);
					await deliver(tenant, quiet, { job: "imports/run-import" });
					const upload_id = Number((taken.body as { request_id?: number }).request_id);
					return { tenant, members, client: olga.client, input: { upload_id } };
				},
				{ detail: `sales, ${how}` },
			),
		];
	}),
];

/** Sends a file of sales that the owner made. */
function sendSales({ client, email }: TestMember, headers: Record<string, string> = {}) {
	const file = new File([namingOwner(salesFile, email)], "sales.csv", { type: "text/csv" });
	return client.upload(endpoints["imports/upload-file"].path, { kind: "sales" }, file, headers);
}

const invoicePdf = "%PDF-1.4 an invoice";

const ruleOf = (brand_id: number) => ({
	...{ name: "Winter", applies_to: "brand" as const, brand_id, points: 9 },
	...{ starts_on: "2026-01-01", ends_on: "2026-12-31" },
});

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
