/** Parts of a whole as a ring, in the order in which they come. */
import { Pie } from "@visx/shape";
import { colorClass } from "./colors";
import type { DrawnGraph } from "./drawn-graph";
import { PointTarget } from "./point-target.server";

/** The ring of the only series, with its sum in the middle. */
export function Donut({ graph, width }: { graph: DrawnGraph; width: number }) {
	const outer = graph.height / 2 - 12;
	const data = graph.points.map((point, at) => ({ ...point, at }));
	const total = data.reduce((sum, { figures }) => sum + (figures[0] ?? 0), 0);
	return (
		<>
			<text className="graph-total" x={width / 2} y={graph.height / 2} dy="0.35em" textAnchor="middle">
				{graph.short(total, true)}
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
								className={`graph-fill ${colorClass(arc.data.at)}`}
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
