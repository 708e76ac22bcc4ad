/** The categories and brands among which the owner of the catalogue of sales chooses. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listSaleBrands, listSaleCategories } from "../store/catalogue";

export const getCatalogueChoices = defineEndpoint({
	name: "sales/get-catalogue-choices",
	path: "/api/sales/api_get_catalogue_choices",
	summary: "All categories and brands of what is sold, those that are off too.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({}),
	output: z.object({
		categories: z.array(z.object({ id: z.int(), parents_list_string: z.string(), depth: z.int() })),
		brands: z.array(z.object({ id: z.int(), name: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [categories, brands] = await Promise.all([
			read(listSaleCategories(account.id)),
			read(listSaleBrands(account.id)),
		]);
		return { categories, brands };
	},
});
