/** Graphs of every kind with sample figures, for the kit's page. */
import { drawGraph } from "./draw-graph.server";
import type { DrawnGraph } from "./drawn-graph";
import type { GraphPage } from "./graph-page";

const months = ["Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr"];
const samples = [
	[48, 31],
	[44, 36],
	[39, 28],
	[57, 38],
	[61, 44],
	[53, 47],
	[42, 20],
	[66, 51],
];
const parts = ["Home", "Kitchen", "Outdoor", "Books", "Charity"];

/** One graph of each kind. */
export function sampleGraphs(): GraphPage[] {
	const inMonths = {
		labels: months,
		years: [
			{ year: "2026", from: 0 },
			{ year: "2027", from: 4 },
		],
		rows: samples,
	};
	const inParts = { labels: parts, years: [], rows: [[40], [25], [18], [11], [6]] };
	const two = ["Issued", "Redeemed"];
	return [
		sample("bar", two, inMonths),
		sample("stacked", two, inMonths),
		sample("line", two, inMonths),
		sample("donut", ["Orders"], inParts),
	];
}

type Sample = Pick<DrawnGraph, "labels" | "years"> & { rows: number[][] };

function sample(kind: DrawnGraph["kind"], headings: string[], { labels, years, rows }: Sample): GraphPage {
	const points = rows.map((figures, at) => ({ figures, description: `${labels[at]}: ${figures.join(", ")}` }));
	const series = headings.map((heading, at) => ({
		id: heading,
		color: kind === "bar" ? 0 : at,
		...(kind === "bar" && at > 0 && { isHatched: true as const }),
	}));
	const look = { name: `kit/${kind}`, kind, title: kind, height: 260, series, labels, years, points };
	const total = String(rows.reduce((sum, row) => sum + row[0]!, 0));
	const drawn = { ...look, total, short: String };
	const legend =
		kind === "donut"
			? labels.map((label, color) => ({ label, color }))
			: series.map(({ id, ...look }) => ({ label: id, ...look }));
	return {
		title: kind,
		drawings: { wide: drawGraph(drawn, "wide"), narrow: drawGraph(drawn, "narrow") },
		legend,
		narrowed: null,
		scale: null,
		headings: ["", ...headings],
		rows: rows.map((figures, at) => ({ key: labels[at]!, label: labels[at]!, figures: figures.map(String) })),
		sums: headings.map((_heading, at) => String(rows.reduce((sum, row) => sum + row[at]!, 0))),
		ranges: [],
		empty: "",
	};
}
