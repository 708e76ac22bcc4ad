/** Bars beside each other, bars on each other, and lines, over points in a row. */
import { Group } from "@visx/group";
import { scaleBand } from "@visx/scale";
import { Bar, BarGroup, BarStack, LinePath } from "@visx/shape";
import { colorClass } from "./colors";
import type { DrawnGraph, Plot } from "./drawn-graph";
import { PointTarget } from "./point-target.server";

/** Px of a bar where there is room (specification §9), and between two of one point: figures above them need more. */
const barPx = 20;
const gapPx = { bare: 8, withFigures: 12 } as const;

/** Px from the number at the end of a line to the next. */
const endPx = 18;
/** Strokes of lines beside each other, so that no color alone tells them apart. */
const dashes = [undefined, "8 4", "2 3", "9 3 2 3", undefined, "8 4", "2 3", "9 3 2 3", undefined, "3 3"];
/** Lines with a dot at each point, at most. */
const maxDotted = 2;

type Props = { graph: DrawnGraph; plot: Plot };

const placesOf = ({ points }: DrawnGraph, { width }: Plot) =>
	scaleBand<number>({ domain: points.map((_point, at) => at), range: [0, width] });

/** Rows of figures by the number of their series, as visx takes them. */
const rowsOf = ({ points }: DrawnGraph) => points.map(({ figures }, at) => ({ ...figures, at }) as Row);
type Row = { [series: number]: number; at: number };

/** A bar's look: full, or hatched with an edge. */
function styleOf({ series }: DrawnGraph, { patternOf }: Plot, at: number) {
	const { color, isHatched } = series[at]!;
	return isHatched
		? { className: `graph-edge ${colorClass(color)}`, fill: `url(#${patternOf(at)})` }
		: { className: `graph-fill ${colorClass(color)}` };
}

/** Bars of each series side by side. */
export function Bars({ graph, plot }: Props) {
	const { series } = graph;
	const places = placesOf(graph, plot);
	const band = places.bandwidth();
	// Bars of one point stand nearer to each other than to those of the next.
	const gap = Math.min(plot.hasFigures ? gapPx.withFigures : gapPx.bare, band * 0.12);
	const room = Math.min(band * 0.8, series.length * (barPx + gap) - gap);
	const bar = (room - (series.length - 1) * gap) / series.length;
	const inPoint = scaleBand({
		domain: series.map((_one, at) => at),
		range: [0, room],
		paddingInner: series.length === 1 ? 0 : gap / (bar + gap),
	});
	const left = (band - room) / 2;
	return (
		<>
			<Targets graph={graph} plot={plot} />
			<BarGroup
				data={rowsOf(graph)}
				keys={series.map((_one, at) => at)}
				height={plot.height}
				x0={({ at }) => at}
				x0Scale={places}
				x1Scale={inPoint}
				yScale={plot.y}
				color={String}
			>
				{(groups) =>
					groups.map(({ index, x0, bars }) => (
						<Group key={index} left={x0 + left} className="graph-marks">
							{bars.map(({ key, x, y, width, height, value }) => (
								<g key={key}>
									<Bar x={x} y={y} width={width} height={height} {...styleOf(graph, plot, key)} />
									{plot.hasFigures && value > 0 && (
										<text className="graph-figure" x={x + width / 2} y={y - 5} textAnchor="middle">
											{plot.short(value)}
										</text>
									)}
								</g>
							))}
						</Group>
					))
				}
			</BarGroup>
		</>
	);
}

/** Bars of all series on each other. */
export function Stacks({ graph, plot }: Props) {
	const places = placesOf(graph, plot);
	const width = Math.min(places.bandwidth() * 0.8, barPx * 1.5);
	return (
		<>
			<Targets graph={graph} plot={plot} />
			<BarStack
				data={rowsOf(graph)}
				keys={graph.series.map((_one, at) => at)}
				x={({ at }) => at}
				xScale={places}
				yScale={plot.y}
				color={String}
			>
				{(stacks) =>
					stacks.flatMap(({ key, bars }) =>
						bars.map(({ index, x, y, height, width: band }) => (
							<Bar
								key={`${key}-${index}`}
								x={x + (band - width) / 2}
								y={y}
								width={width}
								height={height}
								{...styleOf(graph, plot, key)}
							/>
						)),
					)
				}
			</BarStack>
		</>
	);
}

/** A line for each series, with a dot where few points stand. */
export function Lines({ graph, plot }: Props) {
	const places = placesOf(graph, plot);
	const middle = ({ at }: Row) => (places(at) ?? 0) + places.bandwidth() / 2;
	const rows = rowsOf(graph);
	return (
		<>
			<Targets graph={graph} plot={plot} />
			{graph.series.map(({ id, color, isHatched }, series) => (
				<Group key={id} className="graph-marks">
					<LinePath
						className={`graph-stroke ${colorClass(color)}`}
						data={rows}
						x={middle}
						y={(row) => plot.y(row[series] ?? 0)}
						strokeDasharray={isHatched ? "6 4" : graph.hasNumbers ? dashes[series % dashes.length] : undefined}
					/>
					{rows.length <= 31 &&
						graph.series.length <= maxDotted &&
						rows.map((row) => (
							<circle
								key={row.at}
								className={`graph-fill ${colorClass(color)}`}
								cx={middle(row)}
								cy={plot.y(row[series] ?? 0)}
								r="3"
							/>
						))}
				</Group>
			))}
			{graph.hasNumbers && <LineEnds graph={graph} plot={plot} />}
		</>
	);
}

/** The number of each line at its end; where lines meet, numbers push each other apart. */
function LineEnds({ graph, plot }: Props) {
	const last = graph.points.at(-1);
	const ends = graph.series
		.map(({ color }, series) => ({ series, color, y: plot.y(last?.figures[series] ?? 0) }))
		.sort((one, other) => other.y - one.y);
	let below = plot.height + endPx;
	return ends.map(({ series, color, y }) => {
		below = Math.min(y, below - endPx);
		return (
			<g key={series} className="graph-marks" transform={`translate(${plot.width + 10} ${below})`}>
				<circle className={`graph-end-ring ${colorClass(color)}`} r="8.5" />
				<text className="graph-end" textAnchor="middle" dy="0.36em">
					{series + 1}
				</text>
			</g>
		);
	});
}

/** The whole height of each point answers to pointer and focus. */
function Targets({ graph, plot }: Props) {
	const places = placesOf(graph, plot);
	return graph.points.map((point, at) => (
		<PointTarget key={point.description} point={point} at={at}>
			<Bar className="graph-hit" x={places(at)} y={0} width={places.bandwidth()} height={plot.height} rx="6" />
		</PointTarget>
	));
}
