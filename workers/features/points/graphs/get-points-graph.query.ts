/** Points issued and redeemed by month of the account's time zone, from counters that the ledger's triggers keep. */
import { defineGraph } from "#workers/kernel/define-graph";
import { sumFlows } from "../rules/sum-flows";
import { readFlows } from "../store/summary";
import { pointsGraphFace } from "./get-points-graph";

export const getPointsGraph = defineGraph(pointsGraphFace, {
	path: "/api/points/api_get_points_graph",
	summary: "Points issued and redeemed in each of the last months of the account's time zone, this month up to now.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	isAboutPeople: true,
	query: async (scope, steps) => {
		const flows = await readFlows(scope, steps);
		return steps.map(({ key }) => {
			const { issued, redeemed } = sumFlows(flows.filter((flow) => flow.step === key));
			return { key, figures: { points_issued: issued, points_redeemed: redeemed } };
		});
	},
});
