/** Spreadsheets load as they are: dates, shared texts, other sheets, Laurel's own exports; bombs and old formats are refused. */
import { unzipSync, Zip, ZipDeflate, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads } from "#test/factories/reports";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { findItem, findPerson, importFile, sendFile } from "./upload";

type Value = string | number | { date: number } | { shared: number } | { rich: string[] } | null;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const encode = (text: string) => new TextEncoder().encode(text);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Sheets by name as a workbook of Excel's parts; style 1 is a day by Excel's own format, 2 by one of the file. */
function workbook(
	sheets: Record<string, Value[][]>,
	options: { texts?: string[]; date1904?: boolean; parts?: Zippable } = {},
) {
	const names = Object.keys(sheets);
	const parts: Zippable = {
		"[Content_Types].xml": encode(`${head}<Types/>`),
		"xl/workbook.xml": encode(
			`${head}<workbook ${main} xmlns:r="x"><workbookPr${options.date1904 ? ' date1904="1"' : ""}/><sheets>${names
				.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
				.join("")}</sheets></workbook>`,
		),
		"xl/_rels/workbook.xml.rels": encode(
			`${head}<Relationships>${names
				.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
				.join("")}</Relationships>`,
		),
		"xl/styles.xml": encode(
			`${head}<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
		),
		"xl/sharedStrings.xml": encode(
			`${head}<sst ${main}>${(options.texts ?? []).map((text) => `<si>${text}</si>`).join("")}</sst>`,
		),
		...Object.fromEntries(
			Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, encode(sheetXml(rows))]),
		),
		...options.parts,
	};
	return zipSync(parts) as Uint8Array<ArrayBuffer>;
}

function sheetXml(rows: Value[][]): string {
	const lines = rows.map((cells, row) => {
		const xml = cells.map((value, at) => cellXml(value, `${String.fromCharCode(65 + at)}${row + 1}`)).join("");
		return cells.length > 0 ? `<row r="${row + 1}">${xml}</row>` : "";
	});
	return `${head}<worksheet ${main}><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml(value: Value, place: string): string {
	if (value === null) return `<c r="${place}" s="1"/>`;
	if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
	if (typeof value === "string") return `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
	if ("date" in value) return `<c r="${place}" s="${Number.isInteger(value.date) ? 1 : 2}"><v>${value.date}</v></c>`;
	if ("shared" in value) return `<c r="${place}" t="s"><v>${value.shared}</v></c>`;
	return `<c r="${place}" t="inlineStr"><is>${value.rich.map((run) => `<r><t>${run}</t></r>`).join("")}</is></c>`;
}

/** The file with one more part in front that says to be 100 bytes and unpacks to `size`. */
async function withBomb(file: Uint8Array, name: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
	const zeros = new Blob([new Uint8Array(size)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const packed = new Uint8Array(await new Response(zeros).arrayBuffer());
	const header = new DataView(new ArrayBuffer(30));
	for (const [at, value] of [
		[0, 0x04034b50],
		[18, packed.length],
		[22, 100],
	] as const) {
		header.setUint32(at, value, true);
	}
	for (const [at, value] of [
		[4, 20],
		[8, 8],
		[26, name.length],
	] as const) {
		header.setUint16(at, value, true);
	}
	const pieces = [header.buffer, encode(name), packed, file] as BlobPart[];
	return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

async function ownerOf(options = {}): Promise<{ acme: Awaited<ReturnType<typeof createTenant>>; owner: TestMember }> {
	const acme = await createTenant(options);
	return { acme, owner: await acme.addMember({ role: "account_owner" }) };
}

test("a workbook of members loads: days by number, texts that cells share, large numbers, empty rows and columns", async () => {
	const { acme, owner } = await ownerOf();
	const texts = [
		"<t>Ada</t>",
		"<r><t>By</t></r><r><t>ron</t></r><rPh><t>spoken</t></rPh>",
		"<t>Tom &amp; Co_x000D_</t>",
	];
	const rows: Value[][] = [
		["EMP_ID", "First Name", "Last Name", "EMAIL", "HIRE_DT", "DEPARTMENT", "MANAGER"],
		[10_000_000_000_001, { shared: 0 }, { shared: 1 }, "ada@a.example", { date: 42_093 }, { shared: 2 }, null],
		[],
		["E2", "Bob", "Lee", "bob@a.example", { date: 42_093.5 }, "Line one\nline two", "Ada Byron"],
		["E3", { rich: ["C", "y"] }, "Lee", "nowhere", "30.03.2015", "", "Ada Byron"],
	];
	const upload = await importFile(acme, owner, "members", workbook({ Staff: rows }, { texts }), "people.xlsx");
	expect(upload).toMatchObject({ total_count: 3, success_count: 3, filters: { encoding: "xlsx", sheet: "Staff" } });
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({
		participant_id: "10000000000001",
		first_name: "Ada",
		last_name: "Byron",
		hire_date: "2015-03-30",
		groups: "Tom & Co",
	});
	expect(await findPerson(acme, "E2")).toMatchObject({ hire_date: "2015-03-30", manager_name: "Ada Byron" });
	expect(await findPerson(acme, "E3")).toMatchObject({ first_name: "Cy", hire_date: "2015-03-30" });
	// Lines are the sheet's own rows.
	expect(upload.refused).toMatchObject([{ line: 5, is_warning: 1 }]);
});

test("days of a workbook that counts from 1904, and the first sheet that holds what is asked for", async () => {
	const { acme, owner } = await ownerOf();
	const people: Value[][] = [
		["Staff list", null, null],
		["As of today"],
		["Vorname", "Nachname", "E-Mail", "Eintritt"],
		["Ada", "Byron", "ada@a.example", { date: 42_093 - 1_462 }],
	];
	const file = workbook({ Empty: [], "Read me": [["Please fill in"]], People: people }, { date1904: true });
	const upload = await importFile(acme, owner, "members", file, "people.xlsx");
	expect(upload).toMatchObject({ success_count: 1, filters: { sheet: "People" } });
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({ hire_date: "2015-03-30" });
});

test("a workbook whose writer did not know the sizes beforehand, as streaming programs write them, loads too", async () => {
	const { acme, owner } = await ownerOf();
	const rows = Array.from({ length: 400 }, (_, at): Value[] => [
		`P${at}`,
		"Lee",
		`p${at}@a.example`,
		{ date: 42_000 + at },
	]);
	const file = workbook({ Staff: [["First Name", "Last Name", "Email", "Start Date"], ...rows] });
	const pieces: Uint8Array[] = [];
	const zip = new Zip((_error, piece) => void pieces.push(piece));
	for (const [name, bytes] of Object.entries(unzipSync(file))) {
		const part = new ZipDeflate(name);
		zip.add(part);
		part.push(bytes, true);
	}
	zip.end();
	const streamed = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
	expect(await importFile(acme, owner, "members", streamed, "people.xlsx")).toMatchObject({ success_count: 400 });
	expect(await findPerson(acme, "p93@a.example")).toMatchObject({ hire_date: "2015-03-30" });
});

test("a catalogue loads from a workbook, and a workbook of members sent as a catalogue is recognized", async () => {
	const { acme, owner } = await ownerOf();
	const goods: Value[][] = [
		["Handle", "Title", "Body (HTML)", "Variant Price"],
		["mug", "Mug", "<p>Two\nlines</p>", 12.5],
	];
	await importFile(acme, owner, "catalogue", workbook({ Products: goods }), "products.xlsx");
	expect(await findItem(acme, "mug")).toMatchObject({ name: "Mug", points: 1_250 });
	const people = workbook({
		Staff: [
			["First Name", "Last Name", "Email"],
			["Ada", "Byron", "ada@a.example"],
		],
	});
	const reply = await sendFile(owner, "catalogue", people, "people.xlsx");
	expect(reply.body).toMatchObject({ question: { code: "kind", kind: "members" } });
});

test("Laurel's own spreadsheets are read", async () => {
	const { acme, owner } = await ownerOf();
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const program = await addProgram(acme, { owner, name: "Values" });
	await addRecognition(acme, {
		giver: owner,
		recipients: [priya],
		program,
		message: "Thank you, & more",
		created_at: Date.UTC(2026, 2, 9),
	});
	await askForReport(owner, "recognitions_report", { report_condition: "all" }, "xlsx");
	await makeReports(acme);
	const [row] = await pastDownloads(owner);
	const { bytes } = await download(owner, row!.download_link);
	const file = new File([bytes as Uint8Array<ArrayBuffer>], "report.xlsx");
	const mapping = { Recipient: "name" };
	const reply = await owner.client.upload("/api/async_process/api_check_upload", { kind: "members", mapping }, file);
	const checked = reply.body as unknown as { sheet: string; headers: { header: string }[]; rows: string[][] };
	expect(checked.sheet).toBe("Recognition activity");
	expect(checked.headers.length).toBeGreaterThan(5);
	expect(checked.rows[0]!.join("|")).toContain("Thank you, & more");
});

test("a small file that unpacks to gigabytes is refused without being unpacked", async () => {
	const { owner } = await ownerOf();
	const bomb = await withBomb(workbook({ Staff: [["First Name"]] }), "xl/sharedStrings.xml", 48 * 1_048_576);
	expect(bomb.byteLength).toBeLessThan(100_000);
	const reply = await sendFile(owner, "members", bomb, "bomb.xlsx");
	expect(reply).toMatchObject({ status: 409, body: { resultType: "spreadsheet_too_large" } });
	const far = sheetXml([["First Name", "Last Name", "Email"]]).replace(
		"</sheetData>",
		'<row r="99999999"><c r="A99999999"><v>1</v></c></row></sheetData>',
	);
	const wide = sheetXml([["First Name"]]).replace(
		"</sheetData>",
		'<row r="2"><c r="XFD2"><v>1</v></c></row></sheetData>',
	);
	for (const sheet of [far, wide]) {
		const file = workbook({ Staff: [] }, { parts: { "xl/worksheets/sheet1.xml": encode(sheet) } });
		expect((await sendFile(owner, "members", file, "far.xlsx")).body.resultType).toBe("spreadsheet_too_large");
	}
});

test("what is no workbook, or a broken one, says to save as .xlsx or CSV; one without rows is empty", async () => {
	const { owner } = await ownerOf();
	const sound = workbook({ Staff: [["First Name", "Last Name", "Email"]] });
	const broken = sound.slice();
	broken.fill(7, 200, 400);
	const files: [Uint8Array<ArrayBuffer>, string][] = [
		[zipSync({ "content.xml": encode("<office/>") }) as Uint8Array<ArrayBuffer>, "spreadsheet_not_read"],
		[sound.slice(0, 300), "spreadsheet_not_read"],
		[broken, "spreadsheet_not_read"],
		[new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), "spreadsheet_not_read"],
		[workbook({ Staff: [], Other: [] }), "empty_file"],
		[sound, "no_rows"],
	];
	for (const [bytes, code] of files) {
		const reply = await sendFile(owner, "members", bytes, "people.xlsx");
		expect([code, reply.status, reply.body.resultType]).toEqual([code, 409, code]);
		if (code === "spreadsheet_not_read") expect(reply.body.resultMsg).toContain("Save it as .xlsx or CSV");
	}
});
