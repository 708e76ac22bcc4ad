/** What a seller chooses from when a sale is logged. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listItemsToSell } from "../store/offered";

export const getItemsToSell = defineEndpoint({
	name: "sales/get-items-to-sell",
	path: "/api/sales/api_get_items_to_sell",
	summary: "The first 300 items by name of which a sale can be logged, with their SKUs.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: z.object({}),
	output: z.object({ items: z.array(z.object({ sku: z.string(), name: z.string() })) }),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => ({ items: await read(listItemsToSell(account.id)) }),
});
