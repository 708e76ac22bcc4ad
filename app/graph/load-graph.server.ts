/** Reads the figures of a declared graph, for its screen and for its files, and has its screen part made. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fieldOfPoint, type GraphFace } from "#workers/kernel/graph-face";
import type { FigureFormat } from "~/ui/rules/points";
import { composeGraph } from "./compose-graph.server";
import type { GraphPage } from "./graph-page";
import type { GraphParts } from "./graph-parts";

/** Where the graph stands: the screen's address, and the field of it that says the range. */
export type GraphPlace = { address: string; field?: string };

type Point = { id?: number } & Record<string, string | number>;
type Answer = {
	graph_data: Point[];
	extra_legend_data: { id: string; sum: number }[];
	global_filter: { name: string } | null;
};

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** The graph with the range that the address asks for. */
export async function loadGraph(args: Args, face: GraphFace, place: GraphPlace): Promise<GraphPage> {
	const { format, parts } = await readGraph(args, face, place);
	return composeGraph(args.context, format, parts);
}

/** Its figures with their words, and how the account writes figures. */
export async function readGraph(
	{ request, context }: Args,
	face: GraphFace,
	{ address, field = "range" }: GraphPlace,
): Promise<{ format: FigureFormat | undefined; parts: GraphParts }> {
	const asked = Number(new URL(request.url).searchParams.get(field));
	const range = face.ranges.find((known) => known === asked) ?? face.ranges[0];
	const [{ account }, answer] = await Promise.all([
		context.call("account/init-account", {}),
		context.call(face.name as never, { filters: { range } } as never) as Promise<Answer>,
	]);
	const { translate } = context;
	const ranges = rangesOf(face, range, { address, field }, translate);
	const narrowed = answer.global_filter && translate("graphs:narrowed", { name: answer.global_filter.name });
	const parts = {
		...{ name: face.name, kind: face.kind, unit: face.unit, height: face.height },
		title: translate(face.title),
		pointsKind: face.points.kind,
		pointsHeading: translate(face.points.heading),
		series: face.series.map(({ id, heading, isHatched }) => ({ id, heading: translate(heading), isHatched })),
		points: answer.graph_data.map((point) => {
			const key = String(point[fieldOfPoint[face.points.kind]]);
			const values = face.series.map(({ id }) => Number(point[id]));
			return { key, values, href: hrefOf(face, key, point.id) };
		}),
		isLastRunning: face.points.kind !== "category",
		...{ narrowed, ranges, empty: translate(face.empty ?? "graphs:noData") },
		facts: [ranges.find(({ isCurrent }) => isCurrent)?.label ?? [], narrowed ?? []].flat(),
		files: { address: `/graphs/${face.name}`, query: range === undefined ? "" : `?range=${range}` },
	};
	return { format: account.figure_format, parts };
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
