/** What the calls of sales graphs answer: rows of months or of things with their metrics, and which of these are drawn how. @pure */
import { z } from "zod";

/** One row: a month (`year_month_str`, YYYY-MM), or a thing by its name, and its metrics by their names. */
const row = z.record(z.string(), z.union([z.string(), z.number()]));

const charts = z.array(z.object({ id: z.string(), label: z.string().nullable() }));

/** The answer. */
export const graphAnswer = z.object({
	graph_data: z.array(row),
	/** The sum of each metric that is drawn. */
	extra_legend_data: z.array(z.object({ id: z.string(), label: z.string().nullable(), sum: z.number() })),
	custom_config: z.object({ area_charts_config: charts, bar_charts_config: charts, line_charts_config: charts }),
});

/** A row before it is checked. */
export type GraphRow = z.input<typeof row>;

/** A metric that is drawn; what is no fixed metric (one person, one category) has its own words. */
export type DrawnMetric = { id: string; label?: string };

/** Rows with the metrics that are drawn of them. */
export type GraphFigures = { rows: GraphRow[]; drawn: DrawnMetric[]; kind: "area" | "bar" | "line" };

/** The whole answer. */
export function toAnswer({ rows, drawn, kind }: GraphFigures): z.input<typeof graphAnswer> {
	const config = drawn.map(({ id, label = null }) => ({ id, label }));
	return {
		graph_data: rows,
		extra_legend_data: config.map((one) => ({ ...one, sum: rows.reduce((sum, row) => sum + Number(row[one.id]), 0) })),
		custom_config: {
			area_charts_config: kind === "area" ? config : [],
			bar_charts_config: kind === "bar" ? config : [],
			line_charts_config: kind === "line" ? config : [],
		},
	};
}

/** Things with their share of the sum of one metric, in percent with one decimal. */
export function withShares(rows: readonly GraphRow[], metric: string): GraphRow[] {
	const sum = rows.reduce((all, row) => all + Number(row[metric]), 0);
	return rows.map((row) => ({
		...row,
		percentage: sum === 0 ? 0 : Math.round((Number(row[metric]) / sum) * 1_000) / 10,
	}));
}

/** A mean with one decimal; 0 of nobody. */
export function mean(sum: number, count: number): number {
	return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
