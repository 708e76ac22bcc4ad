/** Every declared table through its endpoint: payload, answer, paging by number and by anchor, sorts, filters. */
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { endpoints, lists } from "#workers/registry";

type TableAnswer = {
	table_rows: { id: number }[];
	total_rows: number;
	total_pages: number;
	extra_data: { as_of: number; table_hash: string; anchor: string | null };
};

const byPath = new Map(
	(Object.values(endpoints) as unknown as Endpoint[]).map((endpoint) => [endpoint.path, endpoint]),
);

test("[data_table-23] every table answers the same payload with rows, totals and an anchor, and refuses what it does not offer", async () => {
	const { owner, ids } = await createFullTenant(0, "table");
	for (const table of lists) {
		const needed = ["activity/get-comments", "recognition/get-recipients"].includes(table.name)
			? { activity_id: ids.activity }
			: table.name === "imports/get-refused-rows"
				? { request_id: ids.request }
				: {};
		const ask = (payload: object) => owner.client.post(byPath.get(table.path)!.path, { filters: needed, ...payload });
		const first = (await ask({ page: 0, pageSize: 2, sorted: [], filtered: [] })).body as unknown as TableAnswer;
		expect([table.name, first.table_rows.length <= 2, first.total_pages]).toEqual([
			table.name,
			true,
			Math.ceil(first.total_rows / 2),
		]);
		expect(first.extra_data.as_of).toBeGreaterThan(0);
		const beyond = await ask({ page: 1_000, pageSize: 2 });
		expect([table.name, beyond.status, (beyond.body as unknown as TableAnswer).table_rows]).toEqual([
			table.name,
			200,
			[],
		]);
		const unknownSort = await ask({ sorted: [{ id: "no_such_column", desc: true }] });
		expect([table.name, unknownSort.status, unknownSort.body.resultType]).toEqual([table.name, 400, "validation"]);
		expect([table.name, (await ask({ pageSize: 1_000_000 })).status]).toEqual([table.name, 400]);
	}
});

test("a filter that a list does not declare is refused by its name, wherever it stands; a wrong value with a sentence", async () => {
	const { owner } = await createFullTenant(1, "filters");
	for (const { name, path, face } of lists) {
		const ask = (payload: object) => owner.client.post(path, payload);
		const unknown = await ask({ filters: { no_such_filter: 5 } });
		expect([name, unknown.status, unknown.body.errors]).toEqual([
			name,
			400,
			{ "filters.no_such_filter": ["This is not a field here. Please leave it out."] },
		]);
		const beside = await ask({ filtered: [{ id: "no_such_field", value: 5 }] });
		expect([name, beside.status, beside.body.errors]).toEqual([
			name,
			400,
			{ no_such_field: ["This is not a field here. Please leave it out."] },
		]);
		if (!Object.values(face.filters).some(({ kind }) => kind === "days")) continue;
		const wrong = await ask({ filters: { startDate: "yesterday" } });
		expect([name, wrong.body.errors]).toEqual([name, { "filters.startDate": ["This value is not valid."] }]);
	}
});

test("a page by its anchor is the page by its number, to the last one, and new rows show at once", async () => {
	const { tenant, owner, member } = await createFullTenant(1, "pages");
	const program = await addProgram(tenant, { owner, budget: 10_000 });
	for (let count = 0; count < 12; count += 1) {
		await addRecognition(tenant, {
			giver: owner,
			recipients: [member],
			program,
			created_at: Date.now() - count * 60_000,
		});
	}
	const ask = (payload: object) =>
		owner.client
			.post("/api/reports/api_get_recognitions_report", {
				pageSize: 5,
				filters: { report_condition: "all" },
				...payload,
			})
			.then(({ body }) => body as unknown as TableAnswer);
	const pages = [await ask({ page: 0 }), await ask({ page: 1 }), await ask({ page: 2 })];
	expect(pages[0]!.total_rows).toBe(13);
	const byAnchor = await ask({ page: 1, anchor: pages[0]!.extra_data.anchor });
	expect(byAnchor.table_rows).toEqual(pages[1]!.table_rows);
	expect(pages.flatMap((page) => page.table_rows.map(({ id }) => id)).length).toBe(13);
	expect(new Set(pages.flatMap((page) => page.table_rows.map(({ id }) => id))).size).toBe(13);
	const foreign = await ask({ page: 1, anchor: '["nonsense",1,2,3]' });
	expect(foreign.table_rows).toEqual(pages[1]!.table_rows);
});

test("[data_table-22] date filters take YYYY-MM-DD and refuse what is no date", async () => {
	const { owner } = await createFullTenant(0, "dates");
	const ask = (startDate: string) =>
		owner.client.post("/api/reports/api_get_recognitions_report", { filters: { startDate, endDate: "2099-12-31" } });
	expect((await ask("2020-01-31")).status).toBe(200);
	for (const wrong of ["31/01/2020", "2020-02-31", "yesterday"])
		expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400]);
});
