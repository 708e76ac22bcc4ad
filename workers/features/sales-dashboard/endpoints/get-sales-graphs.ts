/** The figures of a sales graph, as clients ask for it by a type; only of people whose sales the caller may see. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { graphAddresses } from "#workers/kernel/further-addresses";
import { filtersInput } from "../rules/filters";
import { graphAnswer, toAnswer } from "../rules/graph-answer";
import { salesGraphTypes } from "../rules/graph-types";
import { readSalesGraph } from "../steps/read-sales-graph";

export const getSalesGraphs = defineEndpoint({
	name: "sales-dashboard/get-sales-graphs",
	path: "/api/sales/api_get_sales_graphs",
	alsoAt: graphAddresses("sales", salesGraphTypes, filtersInput),
	summary: "Sums of sales and of what was redeemed, by month, person, brand, category or item, of some days.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: filtersInput.extend({ graph_data_type: z.enum(salesGraphTypes) }),
	output: graphAnswer,
	repetition: { kind: "read" },
	handler: async (scope, { graph_data_type, filters }) =>
		toAnswer(await readSalesGraph(scope, graph_data_type, filters)),
});
