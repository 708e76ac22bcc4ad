/** What sales earned by month, as clients ask for it by a type; only of people whose sales the caller may see. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { graphAddresses } from "#workers/kernel/further-addresses";
import { filtersInput } from "../rules/filters";
import { graphAnswer, toAnswer } from "../rules/graph-answer";
import { earnedTypes } from "../rules/graph-types";
import { readEarned } from "../steps/read-earned";

export const getSalePointsEarned = defineEndpoint({
	name: "sales-dashboard/get-sale-points-earned",
	path: "/api/sales/api_get_sale_points_earned",
	alsoAt: graphAddresses("sales", earnedTypes, filtersInput),
	summary: "Points, credits or categories of sales in each month of some days, of one's own part of the hierarchy.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: filtersInput.extend({ graph_data_type: z.enum(earnedTypes) }),
	output: graphAnswer,
	repetition: { kind: "read" },
	handler: async (scope, { graph_data_type, filters }) => toAnswer(await readEarned(scope, graph_data_type, filters)),
});
