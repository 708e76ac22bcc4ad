/** Where the signed-in person stands among the levels of sales, from what they sold in the year that runs. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { levelSummaryOutput, readLevelSummary } from "../steps/read-level-summary";

export const getSaleLevelSummary = defineEndpoint({
	name: "sales/get-sale-level-summary",
	path: "/api/sales/api_get_sale_level_summary",
	summary: "The signed-in person's level of sales: how far the year's sales fill each level, and its bonus.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: z.object({}),
	output: z.object({ sales_level_summary: levelSummaryOutput }),
	repetition: { kind: "read" },
	handler: async (scope) => ({ sales_level_summary: await readLevelSummary(scope) }),
});
