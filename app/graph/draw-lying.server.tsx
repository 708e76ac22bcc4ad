/** Bars of named things that lie under each other with their whole names, where there is no room for upright ones. */
import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { colorClass } from "./colors";
import type { DrawnGraph } from "./drawn-graph";
import { PointTarget } from "./point-target.server";

/** Px of a bar (specification §9), and of a thing with its name above. */
const barPx = 20;
const rowPx = 52;
/** The lowest drawing. */
const minHeightPx = 300;

/** How high a drawing of these things is. */
export function lyingHeight({ points }: DrawnGraph): number {
	return Math.max(minHeightPx, points.length * rowPx);
}

/** The bars of the only series. */
export function LyingBars({ graph, width }: { graph: DrawnGraph; width: number }) {
	const { points, labels, series, short } = graph;
	const x = scaleLinear<number>({
		domain: [0, Math.max(1, ...points.map(({ figures }) => figures[0] ?? 0))],
		range: [0, width],
	});
	return points.map((point, at) => (
		<PointTarget key={point.description} point={point} at={at}>
			<Bar className="graph-hit" x={0} y={at * rowPx} width={width} height={rowPx} rx="6" />
			<text className="graph-word" x={0} y={at * rowPx + 16}>
				{labels[at]}
			</text>
			<text className="graph-figure" x={width} y={at * rowPx + 16} textAnchor="end">
				{short(point.figures[0] ?? 0, true)}
			</text>
			<Bar
				className={`graph-fill ${colorClass(series[0]?.color ?? 0)}`}
				x={0}
				y={at * rowPx + 24}
				width={x(point.figures[0] ?? 0)}
				height={barPx}
			/>
		</PointTarget>
	));
}
