/** All report and graph endpoints, over HTTP in one account: each list with a report, each summary and each graph answers its owner. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { makeReports, pastDownloads } from "#test/factories/reports";
import type { Summary } from "#workers/kernel/define-summary";
import { lists, servedEndpoints, summaries } from "#workers/registry";

const reportLists = lists.filter(({ face }) => face.report);
/** Graphs by their own addresses: each type of a graph of sales has one. */
const graphPaths = servedEndpoints.map(({ path }) => path).filter((path) => path.endsWith("_graph"));

/** What a summary must be told at least: the time that it is about, or the survey. */
function leastOf({ face }: Summary, survey_id: number): Record<string, unknown> {
	const kinds = Object.values(face.filters).map(({ kind }) => kind);
	const year = new Date().getUTCFullYear() - 1;
	if (kinds.includes("month_and_year")) return { year };
	if (kinds.includes("month_year")) return { month_year: `01/${year}` };
	if (kinds.includes("single_day")) return { singleDate: `${year}-02-28` };
	return "survey_id" in face.filters ? { survey_id } : {};
}

test("[reports-11] about a hundred report and graph endpoints answer: lists with their rows, summaries with their file, graphs with their figures", async () => {
	const { tenant, owner, ids } = await createFullTenant(0, "hundred");
	const answered = new Set<string>();
	const ask = async (path: string, payload: object) => {
		await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
		const { status, body } = await owner.client.post(path, payload);
		expect([path, payload, status, body.resultStatus]).toEqual([path, payload, 200, "success"]);
		return body as Record<string, unknown>;
	};
	for (const { path, face } of reportLists) {
		const { table_rows } = await ask(path, { page: 0, pageSize: 2, filters: face.report?.begins ?? {} });
		expect([path, Array.isArray(table_rows)]).toEqual([path, true]);
		answered.add(path);
	}
	for (const path of graphPaths) {
		const body = await ask(path, {});
		expect([path, "graph_data" in body || "table_rows" in body]).toEqual([path, true]);
		answered.add(path);
	}
	for (const summary of summaries) {
		const { report_type } = summary.face;
		const filters = leastOf(summary, Number(ids.survey));
		const { request_id } = await ask("/api/reports/api_request_report_download", { report_type, filters });
		await makeReports(tenant);
		const made = (await pastDownloads(owner)).find(({ id }) => id === request_id);
		expect([report_type, made?.status, made?.error_msg]).toEqual([report_type, "processed", ""]);
		answered.add(report_type);
	}
	expect(answered.size).toBe(reportLists.length + graphPaths.length + summaries.length);
	expect(answered.size).toBeGreaterThanOrEqual(95);
	expect(answered.size).toBeLessThanOrEqual(120);
}, 120_000);
