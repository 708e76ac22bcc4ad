/** Every declared graph through its endpoint: all its ranges, as many points as asked, each series, sums that agree, other ranges refused. */
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { fieldOfPoint } from "#workers/kernel/graph-face";
import { graphs } from "#workers/registry";

type Answer = {
	graph_data: Record<string, string | number>[];
	extra_legend_data: { id: string; sum: number }[];
};

test("every graph answers its points in order with each of its series, and refuses ranges that it does not offer", async () => {
	const { owner } = await createFullTenant(0, "graph");
	expect(graphs.length).toBeGreaterThan(0);
	for (const { name, path, face } of graphs) {
		const ask = (payload: object) => owner.client.post(path, payload);
		const key = fieldOfPoint[face.points.kind];
		for (const range of face.points.kind === "category" ? [undefined] : face.ranges) {
			const { graph_data, extra_legend_data } = (await ask({ filters: { range } })).body as unknown as Answer;
			if (range) expect([name, graph_data.length]).toEqual([name, range]);
			const keys = graph_data.map((point) => String(point[key]));
			expect([name, new Set(keys).size]).toEqual([name, keys.length]);
			if (range) expect([name, keys]).toEqual([name, [...keys].sort()]);
			const sums = face.series.map(({ id }) => ({
				id,
				sum: graph_data.reduce((sum, point) => sum + Number(point[id]), 0),
			}));
			expect([name, extra_legend_data]).toEqual([name, sums]);
		}
		for (const range of [0, -1, 1_000_000, "6", null]) {
			const refused = await ask({ filters: { range } });
			expect([name, range, refused.status, refused.body.resultType]).toEqual([name, range, 400, "validation"]);
		}
	}
});
