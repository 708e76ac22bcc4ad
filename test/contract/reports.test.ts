/** Every table that offers a report × every choice of its filters: the list, its CSV and its XLSX agree row by row. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { beforeAll, expect, test } from "vitest";
import { createFullTenant, type FullTenant } from "#test/factories/full-tenant";
import { addManyEvents } from "#test/factories/nominations";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { List } from "#workers/kernel/list-declaration";
import { lists } from "#workers/registry";
import { texts } from "#workers/texts";

type Row = Record<string, unknown>;

const reports = lists.filter(({ face }) => face.report);

/** One tenant for all of them: to ask for a report changes nothing that another one lists, but for the audit. */
let shared: FullTenant;
beforeAll(async () => {
	shared = await prepare();
});

/** A tenant with something of everything, an event that takes nominations beside the one that was published. */
async function prepare(): Promise<FullTenant> {
	const full = await createFullTenant(0, "canary");
	const { tenant, member, owner } = full;
	await addManyEvents(tenant, { many: [0], people: [member.id, owner.id] }, Date.now() - 3_600_000);
	return full;
}

const isAudit = (table: List) => table.name === "audit/get-audit-log";

test.each(reports.map((table) => [table.face.report!.type, table] as const))(
	"[reports-09] %s: list, CSV and XLSX hold the same rows",
	async (report_type, table) => {
		const { tenant, owner, member } = isAudit(table) ? await prepare() : shared;
		let compared = 0;
		// What everybody has of their own, a member has in this tenant, too.
		const readers = table.face.report?.roles.includes("member") ? [owner, member] : [owner];
		const asked = filterSets(table).filter((set) => !growsByAsking(table, set));
		for (const [reader, filters] of readers.flatMap((reader) => asked.map((set) => [reader, set] as const))) {
			await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
			const rows = await listedRows(reader, table, { ...table.face.report?.begins, ...filters });
			const ids = [
				await askForReport(reader, report_type, filters, "csv"),
				await askForReport(reader, report_type, filters, "xlsx"),
			];
			await makeReports(tenant);
			const past = await pastDownloads(reader);
			const [csv, xlsx] = await Promise.all(
				ids.map((id) => download(reader, past.find((row) => row.id === id)!.download_link)),
			);
			const [, ...lines] = readCsv(csv!.bytes);
			const expected = rows.map((row) => expectedCells(table, row));
			expect([report_type, filters, lines.map((line) => line.map(withoutApostrophe))]).toEqual([
				report_type,
				filters,
				expected.map((cells) => cells.map(String)),
			]);
			const [, ...cells] = Object.values(readXlsx(xlsx!.bytes))[0]!;
			expect([report_type, filters, cells.map(padded(table))]).toEqual([report_type, filters, expected]);
			compared += rows.length;
		}
		expect(compared, `${report_type} was compared without a single row`).toBeGreaterThan(0);
	},
	60_000,
);

/** Asking for a report is itself a line of the audit: that log is compared by the kinds of acts that asking is none of. */
const growsByAsking = (table: List, { kind }: Row) => isAudit(table) && (kind === undefined || kind === "reports");

/** No filter, and each value of each filter that offers a choice. */
function filterSets(table: List): Row[] {
	return [
		{},
		...Object.entries(table.face.filters).flatMap(([name, filter]) =>
			filter.kind === "choice" ? filter.choices.map((choice) => ({ [name]: choice })) : [],
		),
	];
}

async function listedRows(owner: TestMember, table: List, filters: Row): Promise<Row[]> {
	const rows: Row[] = [];
	for (let page = 0; ; page += 1) {
		const { body } = await owner.client.post(table.path, { page, pageSize: 2, filters });
		const answer = body as unknown as { table_rows: Row[]; total_pages: number };
		rows.push(...answer.table_rows);
		if (page + 1 >= answer.total_pages) return rows;
	}
}

function expectedCells(table: List, row: Row): (string | number)[] {
	return table.face.columns
		.filter((column) => !column.isLeftOutOfReport)
		.map((column) => {
			const value = row[column.id];
			if (Array.isArray(value)) return value.map(({ label, name }) => label ?? name).join(", ");
			if (value === null || value === undefined) return "";
			const inZone = () => DateTime.fromMillis(Number(value), { zone: "America/New_York" });
			if (column.kind === "timestamp") return inZone().toFormat("yyyy-MM-dd HH:mm:ss");
			if (column.kind === "date" && typeof value === "number") return inZone().toFormat("MM/dd/yyyy");
			if (column.kind === "money") return Number(value) / 100;
			return typeof value === "number" ? value : String(value);
		});
}

function withoutApostrophe(cell: string): string {
	return /^'\s*[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** A spreadsheet leaves empty cells at the end of a line out. */
function padded(table: List) {
	const width = table.face.columns.filter((column) => !column.isLeftOutOfReport).length;
	return (cells: (string | number)[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "");
}

test("every report that is offered has its name, its sentence and its group in every language", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 1, new_translations_enabled: 1 } });
	const owner = await acme.addMember({ role: "account_owner" });
	const { reports } = await owner.client.call("reports/list-reports", {});
	expect(reports.length).toBeGreaterThan(5);
	const missing = Object.entries(texts).flatMap(([language, { reports: words }]) => {
		const { kinds, groups } = words as { kinds: Record<string, object>; groups: Record<string, string> };
		return reports
			.filter(({ report_type, group }) => !kinds[report_type] || !groups[group])
			.map(({ report_type }) => `${language} ${report_type}`);
	});
	expect(missing).toEqual([]);
	// A group is a part of the page, known by its name.
	for (const { reports: words } of Object.values(texts)) {
		const names = Object.values((words as { groups: Record<string, string> }).groups);
		expect(names).toEqual([...new Set(names)]);
	}
});
