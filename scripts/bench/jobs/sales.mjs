/** The graphs of a sales dashboard, each beside a plain read of the sums of days that it stands on. */
import { middle, round } from "../drive.mjs";

const graphsPath = "/api/sales/api_get_sales_graphs";
const earnedPath = "/api/sales/api_get_sale_points_earned";

/** Each type with the sums under it: by which thing, and whether of all people together or person by person; where it is asked for. */
const graphs = [
	["sales_categories_purchased_by_time", "category", "together"],
	["sales_sum_per_month", "person", "each"],
	["sales_items_purchased_by_users", "person", "each"],
	["sales_by_custom_field", "item", "together"],
	["sales_earned_by_supplier", "brand", "together"],
	["sales_total_quantity_purchased", "person", "together"],
	["sales_widia_top_wqc_items", "item", "together"],
	["sales_widia_most_popular_categories_wqc", "category", "together"],
	["sales_by_brand", "brand", "together"],
	["sales_most_popular_categories_spent", "category", "together"],
	["sales_total_points_earned", "person", "each", earnedPath],
	["sales_categories_monthly_purchases", "category", "each", earnedPath],
	["widia_qualified_credits_earned", "person", "together", earnedPath],
];
const rounds = 9;
const day = (ms) => new Date(ms).toISOString().slice(0, 10);

export const salesGraphs = {
	id: "sales-graphs",
	title: "Each graph of a sales dashboard",
	states: ["few-sales", "sales"],
	run: measureGraphs,
	goals: ["few-sales", "sales"].map((state) => ({ figure: "times", field: "worst_ms", atMost: 6, unit: "ms", state })),
};

/** Asks for each graph and for the read under it in turns, one at a time; the figures are those of the graph that is furthest from its read. */
async function measureGraphs({ people, tenant }, raw, { log }) {
	const now = Date.now();
	const filters = { startDate: day(now - 360 * 86_400_000), endDate: day(now) };
	const from = now - 360 * 86_400_000;
	const measured = [];
	for (const [graph_data_type, dimension, of, path = graphsPath] of graphs) {
		const times = { job: [], raw: [] };
		for (let round = 0; round <= rounds; round += 1) {
			const query = new URLSearchParams({ account: tenant.id, id: from, text: `${dimension} ${of}` });
			const read = await timed(() =>
				fetch(`http://127.0.0.1:${raw.port}/day-sums?${query}`).then((answer) => answer.text()),
			);
			const job = await timed(() => people[0].client.call(path, { graph_data_type, filters }));
			// The first round warms up.
			if (round === 0) continue;
			times.raw.push(read);
			times.job.push(job);
		}
		const [job_ms, raw_ms] = [middle(times.job), middle(times.raw)];
		log(
			`  ${graph_data_type.padEnd(42)} ${round(job_ms, 1)} ms, raw ${round(raw_ms, 1)} ms, ${round(job_ms / raw_ms, 1)} ×`,
		);
		measured.push({ graph_data_type, job_ms, raw_ms });
	}
	const [worst] = measured.sort((one, other) => other.job_ms / other.raw_ms - one.job_ms / one.raw_ms);
	return { graph: worst.graph_data_type, worst_ms: round(worst.job_ms, 1), raw_worst_ms: round(worst.raw_ms, 1) };
}

async function timed(action) {
	const startedAt = performance.now();
	await action();
	return performance.now() - startedAt;
}
