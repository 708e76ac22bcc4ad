/** Draws a graph by visx, on the server alone: browsers get the finished drawing, and no library for it. */
import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { Line } from "@visx/shape";
import { renderToStaticMarkup } from "react-dom/server";
import { colorClass, isSecondRound } from "./colors";
import { Bars, Lines, Stacks } from "./draw-columns.server";
import { Donut } from "./draw-donut.server";
import { LyingBars, lyingHeight } from "./draw-lying.server";
import type { DrawnGraph, Plot } from "./drawn-graph";

/** Px of a drawing: wide from 480 px on, narrow below; letters keep their size in both. */
const widths = { wide: 640, narrow: 312 } as const;
const margin = { top: 20, right: 4, bottom: 28, left: 40 };
/** Px right of the lines for the numbers of their keys. */
const numbersPx = 18;
/** Px that a thing's name below the axis needs; nearer ones stand on two rows. */
const namePx = 100;
/** Px more below the axis where years stand under the names of months. */
const yearsPx = 16;
/** Letters at most of a point's name below the axis. */
const maxLabelLength = 15;
/** Names below the axis at most: more of them would touch. */
const maxLabels = { wide: 12, narrow: 6 } as const;
/** Px of a letter of a figure above a bar, and between two of them. */
const figureLetterPx = 7.5;
const figureGapPx = 4;

/** The drawing's markup. */
export function drawGraph(graph: DrawnGraph, size: keyof typeof widths): string {
	return renderToStaticMarkup(<Drawing graph={graph} size={size} />);
}

function Drawing({ graph, size }: { graph: DrawnGraph; size: keyof typeof widths }) {
	const { name, kind, height, title, series } = graph;
	const width = widths[size];
	if (kind === "bar" && graph.isOfThings && size === "narrow") {
		return (
			// biome-ignore lint/a11y/useSemanticElements: a group of drawn points has no element of its own in SVG.
			<svg viewBox={`0 0 ${width} ${lyingHeight(graph)}`} role="group" aria-label={title}>
				<LyingBars graph={graph} width={width} />
			</svg>
		);
	}
	const right = margin.right + (graph.hasNumbers ? numbersPx : 0);
	const areNamesInRows = graph.isOfThings === true && (width - margin.left - right) / graph.labels.length < namePx;
	const id = `${name.replace("/", "-")}-${size}`;
	const plotHeight = height - margin.top - margin.bottom - (graph.years.length > 0 || areNamesInRows ? yearsPx : 0);
	const short = (value: number) => graph.short(value, size === "wide");
	const longest = Math.max(0, ...graph.points.flatMap(({ figures }) => figures.map((figure) => short(figure).length)));
	const barRoom = (width - margin.left - right) / graph.labels.length / series.length;
	const plot: Plot = {
		width: width - margin.left - right,
		height: plotHeight,
		y: scaleLinear({ domain: [0, highest(graph) || 1], range: [plotHeight, 0], nice: 4 }),
		patternOf: (at) => `${id}-hatch-${at}`,
		hasFigures: kind === "bar" && barRoom >= longest * figureLetterPx + figureGapPx,
		short,
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of drawn points has no element of its own in SVG.
		<svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={title}>
			<defs>
				{series.map((one, at) => one.isHatched && <Hatch key={one.id} id={plot.patternOf(at)} color={one.color} />)}
				{kind === "donut" &&
					graph.points.map(
						(point, at) => isSecondRound(at) && <Hatch key={point.description} id={plot.patternOf(at)} color={at} />,
					)}
			</defs>
			{kind === "donut" ? (
				<Donut graph={graph} width={width} patternOf={plot.patternOf} />
			) : (
				<Group top={margin.top} left={margin.left}>
					<Grid plot={plot} />
					<Names graph={graph} plot={plot} max={maxLabels[size]} areInRows={areNamesInRows} />
					<Years graph={graph} plot={plot} />
					{kind === "bar" && <Bars graph={graph} plot={plot} />}
					{kind === "stacked" && <Stacks graph={graph} plot={plot} />}
					{kind === "line" && <Lines graph={graph} plot={plot} />}
				</Group>
			)}
		</svg>
	);
}

/** The highest figure, or where bars stand on each other the highest sum. */
function highest({ kind, points }: DrawnGraph): number {
	const heights = points.flatMap(({ figures }) =>
		kind === "stacked" ? [figures.reduce((sum, figure) => sum + figure, 0)] : figures,
	);
	return Math.max(0, ...heights);
}

function Hatch({ id, color }: { id: string; color: number }) {
	return (
		<pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
			<rect className={`graph-line ${colorClass(color)}`} width="1.5" height="6" />
		</pattern>
	);
}

function Grid({ plot: { y, width, short } }: { plot: Plot }) {
	return y.ticks(4).map((tick) => (
		<g key={tick}>
			<Line className="graph-grid" from={{ x: 0, y: y(tick) }} to={{ x: width, y: y(tick) }} />
			<text className="graph-word" x={-8} y={y(tick)} dy="0.32em" textAnchor="end">
				{short(tick)}
			</text>
		</g>
	));
}

/** A name as the axis has it: the reader finds the rest in the table. */
function cutLabel(label: string): string {
	const letters = [...label];
	return letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength).join("")}…` : label;
}

type NamesProps = { graph: DrawnGraph; plot: Plot; max: number; areInRows: boolean };

function Names({ graph: { labels }, plot, max, areInRows }: NamesProps) {
	const band = plot.width / labels.length;
	const every = Math.ceil(labels.length / max);
	// Counted from the end: the latest has its name.
	return labels.map((label, at) =>
		(labels.length - 1 - at) % every === 0 ? (
			<text
				key={at}
				className="graph-word"
				x={band * (at + 0.5)}
				y={plot.height + 20 + (areInRows && at % 2 === 1 ? yearsPx : 0)}
				textAnchor="middle"
			>
				{cutLabel(label)}
			</text>
		) : null,
	);
}

/** Where a year begins, its number under the names of months, with a line that parts it from the one before. */
function Years({ graph: { labels, years }, plot }: { graph: DrawnGraph; plot: Plot }) {
	const band = plot.width / labels.length;
	return years.map(({ year, from }) => (
		<g key={year}>
			{from > 0 && (
				<Line
					className="graph-grid"
					from={{ x: band * from, y: plot.height }}
					to={{ x: band * from, y: plot.height + 20 + yearsPx }}
				/>
			)}
			<text className="graph-year" x={band * from + (from > 0 ? 6 : 0)} y={plot.height + 20 + yearsPx}>
				{year}
			</text>
		</g>
	));
}
