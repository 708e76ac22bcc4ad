/** Makes a graph's screen part of its figures, whoever read them: words, drawing, legend, table. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { GraphFace, GraphUnit } from "#workers/kernel/graph-face";
import { type FigureFormat, formatMoney, formatPoints } from "~/ui/rules/points";
import { grey, isSecondRound } from "./colors";
import { drawGraph } from "./draw-graph.server";
import type { DrawnGraph } from "./drawn-graph";
import { filesOf } from "./graph-files.server";
import type { GraphPage, LegendKey } from "./graph-page";
import type { GraphParts } from "./graph-parts";

/** From here on a drawing writes its figures in thousands. */
const thousandsFrom = 10_000;
/** Keys of a ring's legend at most, unless the graph says otherwise (specification §9); the table has all. */
const maxRingKeys = 7;
/** Lines with a legend at most. */
const maxLegendLines = 10;
/** Things that bars are drawn of; the table has all. */
const maxBars = 10;
/** From so many lines on each has a number. */
const numberedFrom = 3;

/** The screen part. */
export function composeGraph(
	context: Pick<AppLoadContext, "translate" | "format">,
	format: FigureFormat | undefined,
	parts: GraphParts,
): GraphPage {
	const { translate } = context;
	const { kind, series, unit } = parts;
	const write = writerOf(unit, format);
	const points = parts.points.map((point, at) => {
		const { label, short } = namesOf(parts.pointsKind, point.label ?? point.key, context);
		const isLast = at === parts.points.length - 1 && parts.isLastRunning;
		return { ...point, short, label: isLast ? translate("graphs:soFar", { label }) : label };
	});
	const sums = series.map((_one, at) => points.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
	const isEmpty = sums.every((sum) => sum === 0);
	const isOfThings = parts.pointsKind === "category";
	const shown = kind === "bar" && isOfThings ? points.slice(0, maxBars) : points;
	const highest = Math.max(0, ...shown.flatMap(({ values }) => values));
	const perUnit = unit === "money" ? 100 : 1;
	const isInThousands = highest / perUnit >= thousandsFrom;
	const isCrowded = kind === "line" && series.length > maxLegendLines;
	const drawn: DrawnGraph = {
		name: parts.name,
		kind,
		title: parts.title,
		height: parts.height ?? 300,
		series: colored(series, isCrowded),
		isOfThings,
		hasNumbers: kind === "line" && series.length >= numberedFrom && !isCrowded,
		labels: shown.map(({ short }) => short),
		years: parts.pointsKind === "month" ? yearsOf(points) : [],
		points: shown.map(({ label, values, href }) => ({
			figures: values,
			href,
			description: `${label}: ${series.map(({ heading }, at) => `${heading} ${write(values[at] ?? 0)}`).join(", ")}`,
		})),
		total: write(sums[0] ?? 0),
		// Money stands without its cents and its sign, which the table has: the axis has no room for them.
		short: (value, isExact) =>
			isInThousands ? inThousands(value / perUnit, isExact, format) : withTenth(value / perUnit, format),
	};
	return {
		title: drawn.title,
		drawings: isEmpty ? null : { wide: drawGraph(drawn, "wide"), narrow: drawGraph(drawn, "narrow") },
		legend: isCrowded ? [] : legendOf(parts, drawn, shown),
		note: isCrowded && !isEmpty ? parts.tooMany : undefined,
		narrowed: parts.narrowed,
		scale: isInThousands && !isEmpty && kind !== "donut" ? translate("graphs:thousands") : null,
		headings: [parts.pointsHeading, ...series.map(({ heading }) => heading)],
		rows: points.map(({ key, label, values, href }) => ({ key, label, figures: values.map(write), href })),
		sums: sums.map(write),
		ranges: parts.ranges,
		empty: parts.empty,
		files: isEmpty ? undefined : filesOf(context, parts),
	};
}

function writerOf(unit: GraphUnit, format: FigureFormat | undefined): (value: number) => string {
	return unit === "money"
		? (cents) => formatMoney(cents, 10_000, format) ?? ""
		: (value) => (Number.isInteger(value) ? formatPoints(value, format) : withTenth(value, format));
}

/** 2.5 as the reader writes it. */
function withTenth(value: number, format: FigureFormat | undefined): string {
	const tenths = Math.round(value * 10);
	if (tenths % 10 === 0) return formatPoints(tenths / 10, format);
	return `${formatPoints(Math.floor(tenths / 10), format)}${format?.decimal ?? "."}${tenths % 10}`;
}

/** 48,200 as 48.2 where there is room, else as 48. */
function inThousands(value: number, isExact: boolean, format: FigureFormat | undefined): string {
	const tenths = Math.round(value / 100);
	return isExact ? withTenth(tenths / 10, format) : formatPoints(tenths / 10, format);
}

/** A point's name in full, and as short as the axis needs it. */
function namesOf(kind: GraphFace["points"]["kind"], key: string, { format }: Pick<AppLoadContext, "format">) {
	if (kind === "category") return { label: key, short: key };
	const ms = format.readMoment(kind === "month" ? `${key}-01` : key, "00:00") ?? 0;
	return kind === "month"
		? { label: format.month(ms), short: format.shortMonth(ms) }
		: { label: format.time(ms, "recognition"), short: format.time(ms, "day") };
}

/** Where each year begins among months (YYYY-MM); nothing where they are all of one. A year of one month has no room. */
function yearsOf(points: { key: string }[]): DrawnGraph["years"] {
	const begun = points.flatMap(({ key }, at) => {
		const year = key.slice(0, 4);
		return year === points[at - 1]?.key.slice(0, 4) ? [] : [{ year, from: at }];
	});
	return begun.length > 1 ? begun.filter(({ from }, at) => (begun[at + 1]?.from ?? points.length) - from > 1) : [];
}

/** Each series with its color; a hatched one has that of the series before it, and more than there are colors are grey. */
function colored(series: GraphParts["series"], isCrowded: boolean): DrawnGraph["series"] {
	let color = -1;
	return series.map(({ id, isHatched }) => {
		if (!isHatched || color < 0) color += 1;
		return { id, color: isCrowded ? grey : color, isHatched };
	});
}

function legendOf(
	{ kind, maxKeys, series: headings }: GraphParts,
	drawn: DrawnGraph,
	points: { label: string }[],
): LegendKey[] {
	if (kind === "donut")
		return points
			.slice(0, maxKeys ?? maxRingKeys)
			.map(({ label }, color) => ({ label, color, isHatched: isSecondRound(color) || undefined }));
	return drawn.series.map(({ color, isHatched }, at) => ({
		label: headings[at]!.heading,
		color,
		isHatched,
		...(drawn.hasNumbers && { number: at + 1 }),
	}));
}
