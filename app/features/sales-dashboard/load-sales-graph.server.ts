/** Reads one graph of a sales dashboard, for the page and for its files; where it cannot be read it stays empty, with a way to ask again. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { textKey } from "#workers/kernel/names";
import { composeGraph } from "~/graph/compose-graph.server";
import type { GraphPage } from "~/graph/graph-page";
import type { GraphParts } from "~/graph/graph-parts";
import { type FigureFormat, usualFormat } from "~/ui/rules/points";
import type { SalesGraphFace } from "./graph-faces";

/** What all graphs of a dashboard share. */
export type DashboardPlace = {
	filters: Record<string, unknown>;
	format: FigureFormat | undefined;
	/** The address that asks again. */
	retry: string;
	/** The days reach into the running month. */
	isRunning: boolean;
	/** Lines at most that have a legend. */
	maxLegendLines: number;
	/** The days and whose sales, in words. */
	facts: readonly string[];
	/** What of the address its files need. */
	query: string;
};

type NamedPlace = DashboardPlace & { name: string; title: string };

type Answer = {
	graph_data: Record<string, string | number>[];
	custom_config: Record<
		"area_charts_config" | "bar_charts_config" | "line_charts_config",
		{ id: string; label: string | null }[]
	>;
};

/** The graph under this title. Throws where the face names no endpoint or no payload. */
export async function loadSalesGraph(
	context: AppLoadContext,
	face: Partial<SalesGraphFace>,
	place: NamedPlace,
): Promise<GraphPage> {
	const { translate } = context;
	const { parts, isRead } = await readSalesGraph(context, face, place);
	const page = composeGraph(context, formatOf(face, place), parts);
	const failure = {
		text: translate("sales-dashboard:failed"),
		retry: place.retry,
		again: translate("sales-dashboard:tryAgain"),
	};
	return isRead ? page : { ...page, failure };
}

/** How the figures of a graph are written: amounts of sales are US dollars, whatever the account's currency is. */
export function formatOf({ unit }: Partial<SalesGraphFace>, { format }: Pick<DashboardPlace, "format">) {
	return unit === "money" ? usualFormat : format;
}

/** Its figures with their words; none where they could not be read. Throws where the face names no endpoint or no payload. */
export async function readSalesGraph(
	context: AppLoadContext,
	face: Partial<SalesGraphFace>,
	{ name, title, ...place }: NamedPlace,
): Promise<{ parts: GraphParts; isRead: boolean }> {
	if (!isWhole(face)) throw new Error(`the graph ${name} has no endpoint or no payload`);
	const { translate } = context;
	const { graph_data_type, filters } = face.payload;
	const input = { graph_data_type, filters: { ...place.filters, ...filters } } as never;
	const asked = await context.attempt(face.endpoint, input).catch(unlessRedirect);
	const answer: Answer = asked?.ok ? (asked.answer as Answer) : nothing;
	const parts: GraphParts = {
		...{ name: `sales/${name}`, title, kind: face.kind, unit: face.unit, height: face.height, maxKeys: face.maxKeys },
		pointsKind: face.nameField ? "category" : "month",
		pointsHeading: translate(face.heading),
		...seriesOf(context, face, answer),
		isLastRunning: !face.nameField && place.isRunning,
		narrowed: null,
		ranges: [],
		empty: translate(face.empty ?? "graphs:noData"),
		tooMany: translate("sales-dashboard:noLegend", { count: place.maxLegendLines }),
		facts: place.facts,
		files: { address: `/sales_dashboard/${name}`, query: place.query },
	};
	return { parts, isRead: asked?.ok === true };
}

/** Whoever is signed out is led to sign in; any other failure leaves a graph empty. */
export function unlessRedirect(thrown: unknown): null {
	if (thrown instanceof Response && thrown.status < 400) throw thrown;
	return null;
}

const nothing: Answer = {
	graph_data: [],
	custom_config: { area_charts_config: [], bar_charts_config: [], line_charts_config: [] },
};

const isWhole = (face: Partial<SalesGraphFace>): face is SalesGraphFace =>
	face.endpoint !== undefined && face.payload !== undefined;

function seriesOf(
	{ translate }: Pick<AppLoadContext, "translate">,
	{ metrics, nameField }: SalesGraphFace,
	{ graph_data, custom_config }: Answer,
): Pick<GraphParts, "series" | "points"> {
	const series =
		metrics.length > 0
			? metrics.map((id) => ({
					id,
					heading: translate(textKey(`sales-dashboard:metrics.${id}`)),
					...(id === "points_pending" && { isHatched: true as const }),
				}))
			: custom_config.line_charts_config.map(({ id, label }) => ({ id, heading: label ?? id }));
	return {
		series,
		points: graph_data.map((row, at) => {
			const label = String(row[nameField ?? "year_month_str"] ?? "");
			const values = series.map(({ id }) => Number(row[id] ?? 0));
			return nameField ? { key: `${at}-${label}`, label, values } : { key: label, values };
		}),
	};
}
