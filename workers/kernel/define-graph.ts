/** A graph declared once: its face (graph-face.ts) and its query; endpoint, drawing, table and address are derived from them. */
import { z } from "zod";
import { ignored } from "./bounds";
import type { Access, Endpoint, FlagRule } from "./define-endpoint";
import { defineEndpoint } from "./define-endpoint";
import { fieldOfPoint, type GraphFace, type PointField } from "./graph-face";
import { type Step, stepsUntil } from "./graph-steps";
import { activeFilter } from "./people-sets";
import type { MemberScope } from "./scope";

/** One point: the step's key or the category's name, the category's id for the screen behind it, the figures by the series' ids. */
export type GraphPoint<Series extends string = string> = {
	key: string;
	id?: number;
	figures: { readonly [One in Series]?: number };
};

/** What is declared of a graph beside its face. */
export type GraphDeclaration<Face extends GraphFace> = {
	path: `/api/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	/** Its figures are about people, and `query` narrows them to those of the reader's global filter (`amongActive`). */
	isAboutPeople?: true;
	/** Reads the figures of these steps (none for categories); points without a figure are left out. */
	query: (scope: MemberScope, steps: readonly Step[]) => Promise<GraphPoint<Face["series"][number]["id"]>[]>;
};

/** A graph with its name and its face. */
export type DeclaredGraph<Face extends GraphFace> = GraphDeclaration<Face> & { name: Face["name"]; face: Face };

/** A declared graph. */
export type Graph = Omit<GraphDeclaration<GraphFace>, "query"> & {
	name: string;
	face: GraphFace;
	query: (scope: MemberScope, steps: readonly Step[]) => Promise<GraphPoint[]>;
};

/** Declares a graph. */
export function defineGraph<const Face extends GraphFace>(
	face: Face,
	declaration: GraphDeclaration<Face>,
): DeclaredGraph<Face> {
	return { ...declaration, name: face.name, face };
}

/** Categories at most; what is more belongs into a list. */
const maxCategories = 50;

/** What every graph takes: how many of its months or days. */
export function graphPayload({ ranges }: Pick<GraphFace, "ranges">) {
	const range = ranges.length > 0 ? z.literal([...ranges]).default(ranges[0]!) : z.never().optional();
	return z.object({
		filters: z.object({ range }).prefault({} as never),
		redirect_if_logged_out: ignored,
	});
}

const chartConfig = z.array(z.object({ id: z.string() }));

/** What every graph answers: its points in order, the sum of each series, and which series is drawn how. */
export function graphAnswer<const Face extends GraphFace>(face: Face) {
	const series = Object.fromEntries(face.series.map(({ id }) => [id, z.int()])) as {
		[One in Face["series"][number]["id"]]: z.ZodInt;
	};
	const key = { [fieldOfPoint[face.points.kind]]: z.string() } as { [One in PointField<Face>]: z.ZodString };
	return z.object({
		graph_data: z.array(z.object({ ...key, ...series, id: z.int().optional() })).max(maxPoints(face)),
		extra_legend_data: z.array(z.object({ id: z.string(), sum: z.int() })),
		/** The global filter that narrows it; null without one. */
		global_filter: z.object({ id: z.int(), name: z.string() }).nullable(),
		custom_config: z.object({
			area_charts_config: chartConfig,
			bar_charts_config: chartConfig,
			line_charts_config: chartConfig,
		}),
	});
}

function maxPoints({ points, ranges }: GraphFace): number {
	return points.kind === "category" ? maxCategories : Math.max(...ranges);
}

/** The endpoint that a graph becomes. */
export type EndpointOfGraph<T> = T extends { face: infer Face extends GraphFace; name: infer Name extends string }
	? Endpoint<ReturnType<typeof graphPayload>, ReturnType<typeof graphAnswer<Face>>, Name>
	: never;

/** The endpoint that serves a graph's figures. */
export function endpointOfGraph(graph: Graph): Endpoint {
	return defineEndpoint({
		name: graph.name,
		path: graph.path,
		summary: graph.summary,
		access: graph.access,
		flags: graph.flags,
		input: graphPayload(graph.face),
		output: graphAnswer(graph.face),
		repetition: { kind: "read" },
		handler: (scope, { filters }) => readGraph(graph, scope as MemberScope, filters.range) as never,
	}) as never;
}

async function readGraph({ face, query, isAboutPeople }: Graph, scope: MemberScope, range = 0) {
	const { kind } = face.points;
	const steps = kind === "category" ? [] : stepsUntil(scope.clock.now(), kind, range, scope.account.time_zone);
	const found = await query(scope, steps);
	const byKey = new Map(found.map((point) => [point.key, point]));
	const points: GraphPoint[] =
		kind === "category" ? found : steps.map(({ key }) => byKey.get(key) ?? { key, figures: {} });
	const ids = face.series.map(({ id }) => id);
	const drawn = ids.map((id) => ({ id }));
	return {
		graph_data: points.map(({ key, id, figures }) => ({
			[fieldOfPoint[kind]]: key,
			...Object.fromEntries(ids.map((series) => [series, figures[series] ?? 0])),
			...(id !== undefined && { id }),
		})),
		extra_legend_data: ids.map((id) => ({ id, sum: points.reduce((sum, { figures }) => sum + (figures[id] ?? 0), 0) })),
		global_filter: isAboutPeople ? activeFilter(scope) : null,
		custom_config: {
			area_charts_config: face.kind === "donut" ? drawn : [],
			bar_charts_config: face.kind === "bar" || face.kind === "stacked" ? drawn : [],
			line_charts_config: face.kind === "line" ? drawn : [],
		},
	};
}
