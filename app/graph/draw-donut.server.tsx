/** Parts of a whole as a ring, in the order in which they come. */
import { Pie } from "@visx/shape";
import { colorClass, isSecondRound } from "./colors";
import type { DrawnGraph } from "./drawn-graph";
import { PointTarget } from "./point-target.server";

type Props = { graph: DrawnGraph; width: number; patternOf: (at: number) => string };

/** The ring of the only series, with its sum in the middle. */
export function Donut({ graph, width, patternOf }: Props) {
	const outer = Math.min(graph.height, width) / 2 - 12;
	const data = graph.points.map((point, at) => ({ ...point, at }));
	return (
		<>
			<text className="graph-total" x={width / 2} y={graph.height / 2} dy="0.35em" textAnchor="middle">
				{graph.total}
			</text>
			<Pie
				data={data}
				top={graph.height / 2}
				left={width / 2}
				innerRadius={outer * 0.62}
				outerRadius={outer}
				padAngle={0.02}
				pieValue={({ figures }) => figures[0] ?? 0}
				pieSort={null}
				pieSortValues={null}
			>
				{({ arcs, path }) =>
					arcs.map((arc) => (
						<PointTarget key={arc.data.description} point={arc.data} at={arc.data.at}>
							<path
								className={`${isSecondRound(arc.data.at) ? "graph-edge" : "graph-fill"} ${colorClass(arc.data.at)}`}
								fill={isSecondRound(arc.data.at) ? `url(#${patternOf(arc.data.at)})` : undefined}
								transform={`translate(${width / 2} ${graph.height / 2})`}
								d={path(arc) ?? ""}
							/>
						</PointTarget>
					))
				}
			</Pie>
		</>
	);
}
