/** One sale, for sales moderators. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isPaidBy } from "../rules/earnings";
import { findInvoice } from "../store/invoices";
import { listRepresentatives } from "../store/representatives";
import { findSale } from "../store/sales";

export const getSale = defineEndpoint({
	name: "sales/get-sale",
	path: "/api/sales/api_get_sale",
	summary: "A sale with its item, its invoice, its owner and its points.",
	access: "signed_in",
	flags: ["sales_module_enabled", "user.can_moderate_sales", "!user.supplier_data_roll_up"],
	input: z.object({ sale_id: z.int() }),
	output: z.object({
		sale: z.object({
			...{ id: z.int(), owner_id: z.int(), owner_name: z.string(), owner_status: z.string(), status: z.string() },
			...{ company_name: z.string(), impact: z.string(), distributor: z.string().nullable() },
			...{ system_brand_name: z.string(), item_name: z.string(), sku: z.string(), category: z.string() },
			...{ quantity: z.int(), unit_cost_amount: z.int(), external_cost_amount: z.int(), total_points_earned: z.int() },
			...{ invoice_number: z.string(), external_created_at: z.int(), created_at: z.int() },
			approved_at: z.int().nullable(),
			reversed_at: z.int().nullable(),
			/** Why it was refused or taken back; null of all others. */
			reversal_reason: z.string().nullable(),
			/** Whether points of it are the reader's, who then decides nothing about it. */
			is_own: z.boolean(),
			/** Their names; null where nobody helped. */
			sales_representatives: z.string().nullable(),
		}),
		/** Who helped, and what of the points is theirs. */
		representatives: z.array(z.object({ name: z.string(), participant_id: z.string(), points: z.int() })),
		invoice: z.object({ file_url: z.string(), file_name: z.string() }).nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { sale_id }) => {
		const [sale] = await read(findSale(account.id, sale_id));
		if (!sale) throw notFound("sale");
		const of = { ...sale, distributor: sale.distributor ?? "" };
		const [representatives, [invoice]] = await Promise.all([
			read(listRepresentatives(account.id, sale_id)),
			read(findInvoice(account.id, of)),
		]);
		const is_own = isPaidBy({ owner_id: sale.owner_id, helpers: representatives }, user.id);
		return {
			sale: { ...sale, is_own },
			representatives: representatives.map(({ name, participant_id, points }) => ({ name, participant_id, points })),
			invoice: invoice ?? null,
		};
	},
});
