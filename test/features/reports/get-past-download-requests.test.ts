/** The three calls of past downloads, over HTTP: each has its own kind, five a page, what was asked for, and nothing of anybody else. */
import { expect, test } from "vitest";
import { addManyDownloads } from "#test/factories/many-downloads";
import { createTenant } from "#test/kit/tenant";
import { downloadTypes } from "#workers/features/reports/lists/get-past-download-requests";

const reports = "/api/reports/api_get_past_download_requests";
const uploads = "/api/async_process/api_get_past_upload_file_requests";
const processes = "/api/async_process/api_get_past_async_process_requests";

/** Each kind, and the calls that give it with what else names it. */
const calls = [
	...downloadTypes.map((type) => [type, reports, { type }] as const),
	["uploaded_files", uploads, {}],
	["uploaded_files", uploads, { type: "uploaded_files" }],
	["async_process_request", processes, {}],
	["async_process_request", processes, { type: "async_process_request" }],
] as const;

async function makeCompany() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const other = await acme.addMember({ role: "account_owner" });
	const many = Array.from({ length: 21 }, (_, at) => at);
	await addManyDownloads(acme, many, [owner.id, other.id], Date.now() - 90 * 86_400_000);
	return { owner, nobody: await acme.addMember({ role: "account_owner" }), member: await acme.addMember() };
}

type Row = { id: number; type: string; report_type: string; created_at: number };

test("[downloads-09] each of the three kinds is answered by its calls in pages of five from page 0 on, the newest first, one's own alone", async () => {
	const { owner, nobody, member } = await makeCompany();
	for (const [type, path, named] of calls) {
		const ask = async (page: number, who = owner) => {
			const { status, body } = await who.client.post(path, { ...named, page, pageSize: 5 });
			expect([path, status, body.resultStatus]).toEqual([path, 200, "success"]);
			return body as unknown as { table_rows: Row[]; total_pages: number; total_rows: number };
		};
		const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => ask(page)));
		expect(pages.map(({ table_rows }) => table_rows.length)).toEqual([5, 5, 5, 5, 1]);
		expect(pages[0]).toMatchObject({ total_pages: 5, total_rows: 21 });
		const rows = pages.flatMap(({ table_rows }) => table_rows);
		expect(new Set(rows.map((row) => row.type))).toEqual(new Set([type]));
		expect(new Set(rows.map(({ id }) => id)).size).toBe(21);
		const moments = rows.map(({ created_at }) => created_at);
		expect(moments).toEqual([...moments].sort((first, second) => second - first));
		const usual = await owner.client.post(path, named);
		expect(usual.body.table_rows).toEqual(pages[0]!.table_rows);
		expect(await ask(0, nobody)).toMatchObject({ table_rows: [], total_rows: 0 });
		const { status } = await member.client.post(path, named);
		expect([path, status]).toEqual([path, path === reports ? 200 : 403]);
	}
});

test("[downloads-09] report_type narrows each of them, beside the page as in filters, and a type that there is not is refused", async () => {
	const { owner } = await makeCompany();
	for (const [type, path, named] of calls)
		for (const asked of [
			{ ...named, report_type: "rare" },
			{ ...named, filters: { report_type: "rare" } },
		]) {
			const { body } = await owner.client.post(path, asked);
			const rows = (body as unknown as { table_rows: Row[] }).table_rows;
			expect([path, rows.map((row) => [row.type, row.report_type])]).toEqual([
				path,
				[
					[type, "rare"],
					[type, "rare"],
				],
			]);
		}
	const byFilter = await owner.client.post(reports, { filters: { type: "uploaded_files" } });
	expect((byFilter.body as unknown as { table_rows: Row[] }).table_rows[0]!.type).toBe("uploaded_files");
	const unknown = await owner.client.post(reports, { type: "letters" });
	expect([unknown.status, unknown.body.resultType]).toEqual([400, "validation"]);
});
