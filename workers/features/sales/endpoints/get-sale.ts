/** One sale, for sales moderators. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findSale } from "../store/sales";

export const getSale = defineEndpoint({
	name: "sales/get-sale",
	path: "/api/sales/api_get_sale",
	summary: "A sale with its item, its invoice, its owner and its points.",
	access: "signed_in",
	flags: ["sales_module_enabled", "user.can_moderate_sales"],
	input: z.object({ sale_id: z.int() }),
	output: z.object({
		sale: z.object({
			...{ id: z.int(), owner_id: z.int(), owner_name: z.string(), owner_status: z.string(), status: z.string() },
			...{ company_name: z.string(), impact: z.string(), distributor: z.string().nullable() },
			...{ system_brand_name: z.string(), item_name: z.string(), sku: z.string(), category: z.string() },
			...{ quantity: z.int(), unit_cost_amount: z.int(), external_cost_amount: z.int(), total_points_earned: z.int() },
			...{ invoice_number: z.string(), external_created_at: z.int(), created_at: z.int() },
			approved_at: z.int().nullable(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { sale_id }) => {
		const [sale] = await read(findSale(account.id, sale_id));
		if (!sale) throw notFound("sale");
		return { sale };
	},
});
