/** Reads the figures of a declared graph for its screen, writes them for the reader, and has them drawn. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fieldOfPoint, type GraphFace } from "#workers/kernel/graph-face";
import { type FigureFormat, formatMoney, formatPoints } from "~/ui/rules/points";
import { drawGraph } from "./draw-graph.server";
import type { DrawnGraph } from "./drawn-graph";
import type { GraphPage, LegendKey } from "./graph-page";

/** From here on a drawing writes its figures in thousands. */
const thousandsFrom = 10_000;
/** Keys of a ring's legend at most (specification §9); the table has all. */
const maxRingKeys = 7;

/** Where the graph stands: the screen's address, and the field of it that says the range. */
export type GraphPlace = { address: string; field?: string };

type Point = { id?: number } & Record<string, string | number>;
type Answer = {
	graph_data: Point[];
	extra_legend_data: { id: string; sum: number }[];
	global_filter: { name: string } | null;
};

/** The graph with the range that the address asks for. */
export async function loadGraph(
	{ request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
	face: GraphFace,
	{ address, field = "range" }: GraphPlace,
): Promise<GraphPage> {
	const asked = Number(new URL(request.url).searchParams.get(field));
	const range = face.ranges.find((known) => known === asked) ?? face.ranges[0];
	const [{ account }, answer] = await Promise.all([
		context.call("account/init-account", {}),
		context.call(face.name as never, { filters: { range } } as never) as Promise<Answer>,
	]);
	const { translate } = context;
	const write = writerOf(face, account.figure_format);
	const series = face.series.map(({ id, heading }) => ({ id, heading: translate(heading) }));
	const points = answer.graph_data.map((point, at) => {
		const key = String(point[fieldOfPoint[face.points.kind]]);
		const isLast = at === answer.graph_data.length - 1 && face.points.kind !== "category";
		const { label, short } = namesOf(face, key, context);
		return {
			key,
			short,
			label: isLast ? translate("graphs:soFar", { label }) : label,
			values: series.map(({ id }) => Number(point[id])),
			href: hrefOf(face, key, point.id),
		};
	});
	const isEmpty = answer.extra_legend_data.every(({ sum }) => sum === 0);
	const highest = Math.max(0, ...points.flatMap(({ values }) => values));
	const isInThousands = face.unit !== "money" && highest >= thousandsFrom;
	const drawn: DrawnGraph = {
		name: face.name,
		kind: face.kind,
		title: translate(face.title),
		height: face.height ?? 300,
		series: colored(face),
		labels: points.map(({ short }) => short),
		years: face.points.kind === "month" ? yearsOf(points) : [],
		points: points.map(({ label, values, href }) => ({
			figures: values,
			href,
			description: `${label}: ${series.map(({ heading }, at) => `${heading} ${write(values[at]!)}`).join(", ")}`,
		})),
		short: (value, isExact) => (isInThousands ? inThousands(value, isExact, account.figure_format) : write(value)),
	};
	return {
		title: drawn.title,
		drawings: isEmpty ? null : { wide: drawGraph(drawn, "wide"), narrow: drawGraph(drawn, "narrow") },
		legend: legendOf(face, drawn, series, points),
		narrowed: answer.global_filter && translate("graphs:narrowed", { name: answer.global_filter.name }),
		scale: isInThousands && !isEmpty ? translate("graphs:thousands") : null,
		headings: [translate(face.points.heading), ...series.map(({ heading }) => heading)],
		rows: points.map(({ key, label, values, href }) => ({ key, label, figures: values.map(write), href })),
		sums: answer.extra_legend_data.map(({ sum }) => write(sum)),
		ranges: rangesOf(face, range, { address, field }, translate),
		empty: translate(face.empty ?? "graphs:noData"),
	};
}

function writerOf({ unit }: GraphFace, format: FigureFormat | undefined): (value: number) => string {
	return unit === "money"
		? (cents) => formatMoney(cents, 10_000, format) ?? ""
		: (value) => formatPoints(value, format);
}

/** 48,200 as 48.2 where there is room, else as 48. */
function inThousands(value: number, isExact: boolean, format: FigureFormat | undefined): string {
	const tenths = Math.round(value / 100);
	if (!isExact || tenths % 10 === 0) return formatPoints(tenths / 10, format);
	return `${formatPoints(Math.floor(tenths / 10), format)}${format?.decimal ?? "."}${tenths % 10}`;
}

/** A point's name in full, and as short as the axis needs it. */
function namesOf({ points: { kind } }: GraphFace, key: string, { format }: AppLoadContext) {
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

/** The screen behind a point. */
function hrefOf({ address, points: { kind } }: GraphFace, key: string, id: number | undefined): string | undefined {
	if (!address || (kind === "category" && id === undefined)) return undefined;
	const [year, month] = key.split("-").map(Number);
	const lastDay = kind === "month" ? new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10) : key;
	const values: Record<string, string> = {
		from: kind === "month" ? `${key}-01` : key,
		to: lastDay,
		id: String(id),
	};
	return address.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ""));
}

/** Each series with its color; a hatched one has that of the series before it. */
function colored({ series }: GraphFace): DrawnGraph["series"] {
	let color = -1;
	return series.map(({ id, isHatched }) => {
		if (!isHatched || color < 0) color += 1;
		return { id, color, isHatched };
	});
}

function legendOf(
	{ kind }: GraphFace,
	{ series }: DrawnGraph,
	headings: { heading: string }[],
	points: { label: string }[],
): LegendKey[] {
	if (kind === "donut") return points.slice(0, maxRingKeys).map(({ label }, color) => ({ label, color }));
	return series.map(({ color, isHatched }, at) => ({ label: headings[at]!.heading, color, isHatched }));
}

function rangesOf(
	{ ranges, points: { kind } }: GraphFace,
	current: number | undefined,
	{ address, field }: Required<GraphPlace>,
	translate: AppLoadContext["translate"],
): GraphPage["ranges"] {
	if (ranges.length < 2) return [];
	return ranges.map((count, at) => ({
		href: at === 0 ? address : `${address}?${field}=${count}`,
		label: translate(kind === "day" ? "graphs:days" : "graphs:months", { count }),
		isCurrent: count === current,
	}));
}
