/** The ten items with the most quantity, as a table; only of sales that the caller may see. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { filtersInput } from "../rules/filters";
import { readTopItems, topItemsAnswer } from "../steps/read-top-items";

export const getTopItemsByQuantity = defineEndpoint({
	name: "sales-dashboard/get-top-items-by-quantity",
	path: "/api/sales/api_get_top_items_by_quantity",
	alsoAt: [{ path: "/api/sales/api_get_top_items_by_quantity_graph" }],
	summary: "Pieces of the ten items with the most of them, in the sales of some days.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: filtersInput,
	output: topItemsAnswer.extend({
		table_rows: z.array(z.object({ id: z.int(), sku: z.string(), product_name: z.string(), total_quantity: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { filters }) => {
		const { rows, ...table } = await readTopItems(scope, filters, "quantity");
		return {
			...table,
			table_rows: rows.map(({ id, label, name, quantity }) => ({
				id,
				sku: label,
				product_name: name,
				total_quantity: quantity,
			})),
		};
	},
});
