/** Points issued and redeemed, month by month. @browser-safe */
import { defineGraphFace } from "#workers/kernel/graph-face";

export const pointsGraphFace = defineGraphFace({
	name: "points/get-points-graph",
	kind: "bar",
	title: "points:graph.title",
	unit: "points",
	points: { kind: "month", heading: "points:graph.month" },
	series: [
		{ id: "points_issued", heading: "points:graph.issued" },
		{ id: "points_redeemed", heading: "points:graph.redeemed", isHatched: true },
	],
	ranges: [6, 12, 24],
	address: "/recognitions?report_condition=all&startDate={from}&endDate={to}",
	empty: "points:graph.empty",
});
