/** A category, a brand or an item of what is sold, as its editor sees it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { brandStatuses } from "../rules/brand-statuses";
import { findSaleBrand, findSaleCategory, findSaleItem } from "../store/catalogue";

const isActive = z.literal([0, 1]);

export const getCatalogueEntry = defineEndpoint({
	name: "sales/get-catalogue-entry",
	path: "/api/sales/api_get_catalogue_entry",
	summary: "The category, the brand or the item with this id.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({ id: z.int() }),
	output: z.object({
		category: z
			.object({
				...{ id: z.int(), parent_id: z.int().nullable(), name: z.string(), parents_list_string: z.string() },
				...{ depth: z.int(), description: z.string(), is_active: isActive },
			})
			.nullable(),
		brand: z
			.object({
				...{ id: z.int(), name: z.string(), budget_id: z.int(), is_active: isActive },
				status: z.enum(brandStatuses),
			})
			.nullable(),
		item: z
			.object({
				...{ id: z.int(), sku: z.string(), name: z.string(), brand_id: z.int(), category_id: z.int() },
				...{ unit_cost_amount: z.int(), points: z.int(), is_active: isActive },
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { id }) => {
		const [[category], [brand], [item]] = await Promise.all([
			read(findSaleCategory(account.id, id)),
			read(findSaleBrand(account.id, id)),
			read(findSaleItem(account.id, id)),
		]);
		if (!category && !brand && !item) throw notFound("sale_category");
		return { category: category ?? null, brand: brand ?? null, item: item ?? null };
	},
});
