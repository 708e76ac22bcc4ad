/** The levels of sales and what their card says beside them, for the owner's forms. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findLevelSettings, listSaleLevels } from "../store/levels";

export const getSaleLevels = defineEndpoint({
	name: "sales/get-sale-levels",
	path: "/api/sales/api_get_sale_levels",
	summary: "The levels of sales, in their order, and the link that their card has.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({}),
	output: z.object({
		levels: z.array(
			z.object({
				...{ id: z.int(), name: z.string(), alias: z.string() },
				...{ from_amount: z.int(), bonus_percent: z.int() },
			}),
		),
		program_details_text: z.string(),
		program_details_link: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [levels, [details]] = await Promise.all([
			read(listSaleLevels(account.id)),
			read(findLevelSettings(account.id)),
		]);
		return { levels, ...(details ?? { program_details_text: "", program_details_link: "" }) };
	},
});
