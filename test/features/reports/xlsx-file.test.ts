/** Spreadsheets: typed cells, sheets that end where they must, an About sheet, and nothing that computes. */
import { unzipSync } from "fflate";
import { parseDocument } from "htmlparser2";
import { afterEach, expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, backToNow, download, makeReports, pastDownloads, readXlsx } from "#test/factories/reports";
import { createTenant } from "#test/kit/tenant";
import type { Cell, Heading } from "#workers/features/reports/rules/cells";
import { columnLetters, sheetName, xmlText } from "#workers/features/reports/rules/spreadsheet-xml";
import { maxRowsOfSheet, xlsxFile } from "#workers/features/reports/rules/xlsx-file";
import { joinBytes } from "#workers/features/reports/rules/zip-stream";

afterEach(backToNow);

const headings: Heading[] = [
	{ text: "Name", kind: "text" },
	{ text: "Points", kind: "points" },
	{ text: "Value", kind: "money" },
];
const about = { title: "About", facts: [["Rows", 3] as [string, number]] };

/** Writes a whole file at once. */
function written(pages: Cell[][][], title = "Orders"): Uint8Array {
	const file = xlsxFile({ title, headings });
	return joinBytes([...file.open(), ...pages.flatMap((rows) => file.write(rows)), ...file.close(about)]);
}

test("the About sheet says what, who, where, as of when, how many rows, and the filters in words", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Quist" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const program = await addProgram(acme, { owner: olga, name: "Values & more" });
	await addRecognition(acme, {
		giver: olga,
		recipients: [priya],
		program,
		message: "=1+1",
		created_at: Date.UTC(2026, 2, 9),
	});
	const filters = {
		report_condition: "all",
		startDate: "2026-01-01 00:00:00",
		endDate: "2026-12-31 23:59:59",
		program_id: program.id,
	};
	await askForReport(olga, "recognitions_report", filters, "xlsx");
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const { bytes, headers } = await download(olga, row!.download_link);
	expect(headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
	expect(row!.file_name).toMatch(/^recognitions_report_\d{4}-\d{2}-\d{2}\.xlsx$/);
	const sheets = readXlsx(bytes);
	expect(Object.keys(sheets)).toEqual(["Recognition activity", "About"]);
	expect(sheets.About).toEqual(
		expect.arrayContaining([
			["Report", "Recognition activity"],
			["Requested by", "Olga Quist"],
			["Time zone", "America/New_York"],
			["As of", expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)],
			["Rows", 1],
			["Recognitions", "Everyone"],
			["From", "2026-01-01"],
			["To", "2026-12-31"],
			["Program", "Values & more"],
		]),
	);
	const [, line] = sheets["Recognition activity"]!;
	expect(line).toEqual(expect.arrayContaining(["Priya Raman", "=1+1", "2026-03-08 20:00:00", 50]));
	expect(xmlOf(bytes, "xl/worksheets/sheet1.xml")).not.toContain("<f>");
});

test("numbers are numbers with their own look, texts are inline, empty cells are left out", () => {
	const xml = xmlOf(
		written([
			[
				["Bottle", 1200, 12.5],
				[null, -3, null],
			],
		]),
		"xl/worksheets/sheet1.xml",
	);
	expect(xml).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">Bottle</t></is></c>');
	expect(xml).toContain('<c r="B2" s="2"><v>1200</v></c><c r="C2" s="3"><v>12.5</v></c>');
	expect(xml).toContain('<row r="3"><c r="B3" s="2"><v>-3</v></c></row>');
});

test("every part is sound XML and the workbook names what is there", () => {
	const parts = unzipSync(written([[['A & <B> "C"', 1, 1]]], "Sales: 1/2 [all]"));
	for (const [name, bytes] of Object.entries(parts)) {
		const xml = new TextDecoder().decode(bytes);
		expect(xml.startsWith("<?xml"), name).toBe(true);
		expect(parseDocument(xml, { xmlMode: true }).children.length, name).toBeGreaterThan(1);
	}
	expect(Object.keys(readXlsx(written([[["a", 1, 1]]], "Sales: 1/2 [all]")))).toEqual(["Sales  1 2  all", "About"]);
	const types = new TextDecoder().decode(parts["[Content_Types].xml"]);
	for (const name of Object.keys(parts).filter((part) => part.startsWith("xl/") && !part.endsWith(".rels")))
		expect(types).toContain(`PartName="/${name}"`);
});

test("signs that XML or Excel cannot hold do not spoil the file", () => {
	expect(xmlText("a\u0000b\u000Bc\r\nd\uFFFE")).toBe("abc\nd");
	expect(xmlText('<&">')).toBe("&#60;&#38;&#34;&#62;");
	expect(xmlText("_x0041_ _y_")).toBe("_x005F_x0041_ _y_");
	expect(xmlText("x".repeat(40_000))).toHaveLength(32_767);
	expect(sheetName("'A very long title of a report that goes on'", 12)).toBe("A very long title of a repor 12");
	expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});

test("after 1,048,575 rows a new sheet begins, with its headings", () => {
	const file = xlsxFile({ title: "Orders", headings: headings.slice(0, 1) });
	const pieces = [...file.open()];
	const page = Array.from({ length: 1_000 }, (): Cell[] => [null]);
	for (let left = maxRowsOfSheet + 2; left > 0; left -= page.length) pieces.push(...file.write(page.slice(0, left)));
	pieces.push(...file.close(about));
	const sheets = unzipSync(joinBytes(pieces), { filter: ({ name }) => name !== "xl/worksheets/sheet1.xml" });
	const second = new TextDecoder().decode(sheets["xl/worksheets/sheet2.xml"]);
	expect([...second.matchAll(/<row r="(\d+)">/g)].map(([, line]) => line)).toEqual(["1", "2", "3"]);
	expect(second).toContain("Name");
	expect(new TextDecoder().decode(sheets["xl/workbook.xml"])).toContain('name="Orders 2"');
});

test("a file that goes on from its state is the same file, byte for byte", () => {
	const rows = Array.from({ length: 50 }, (_, at): Cell[] => [`Person ${at}`, at, at / 100]);
	const whole = written([rows.slice(0, 20), rows.slice(20)]);
	const first = xlsxFile({ title: "Orders", headings });
	const pieces = [...first.open(), ...first.write(rows.slice(0, 20))];
	const second = xlsxFile({ title: "Orders", headings, state: JSON.parse(JSON.stringify(first.state())) });
	pieces.push(...second.write(rows.slice(20)), ...second.close(about));
	expect(joinBytes(pieces)).toEqual(whole);
});

function xmlOf(bytes: Uint8Array, name: string): string {
	return new TextDecoder().decode(unzipSync(bytes)[name]);
}
