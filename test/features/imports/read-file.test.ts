/** Files of real companies load as they are: encodings, delimiters, quoted newlines, strange columns, broken files. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import { findPerson, importFile, seeUpload, sendFile } from "./upload";

const heading = "first_name,last_name,email,title";
const plain = `${heading}\r\nZoë,Müller,zoe@acme.example,"Lead, North"\r\n`;
const semicolons = plain.replaceAll('"Lead, North"', "Lead§ North").replaceAll(",", ";").replaceAll("§", ",");

function utf16(text: string, marks: number[] = [0xff, 0xfe]): Uint8Array<ArrayBuffer> {
	return new Uint8Array([
		...marks,
		...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
	]);
}

function windows1252(text: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));
}

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
	["UTF-8 without a mark", plain],
	["UTF-8 with a byte order mark", `\uFEFF${plain}`],
	["UTF-16 from Excel", utf16(plain.replaceAll(",", "\t").replace("Lead\t North", "Lead, North"))],
	["UTF-16 without a mark", utf16(semicolons, [])],
	["Excel's semicolons in Windows-1252", windows1252(semicolons)],
	["semicolons after Excel's sep line", `sep=;\r\n${semicolons}`],
	["pipes", plain.replace('"Lead, North"', "Lead§ North").replaceAll(",", "|").replaceAll("§", ",")],
	["quotes around every header and cell", plain.replaceAll('"', "").replaceAll(/[^,\r\n]+(, North)?/g, '"$&"')],
	["a report with a title and a date above the headers", `Staff,,,\r\n"As of, 22 Nov",,,\r\n\r\n${plain}`],
	["headers in other words", plain.replace(heading, "Vorname,Surname,Work E-Mail (required),Puesto")],
	["old Mac newlines", plain.replaceAll("\r\n", "\r")],
	["no newline at the end", plain.trimEnd()],
	[
		"headers in another order and case",
		' EMAIL ,Title,Last Name,First_Name\nzoe@acme.example,"Lead, North",Müller,Zoë\n',
	],
])("a file in %s is read", async (_what, content) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "members", content);
	expect(upload).toMatchObject({ status: "processed", total_count: 1, success_count: 1, failed_count: 0, refused: [] });
	expect(await findPerson(acme, "zoe@acme.example")).toMatchObject({
		first_name: "Zoë",
		last_name: "Müller",
		title: "Lead, North",
	});
});

test("quoted newlines are part of a cell, and lines are counted as editors count them", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const file = `${heading}\nAda,Byron,ada@acme.example,"Lead\nof ""all""\nthings"\n\n,,,\nBob,,bob@acme.example,\n`;
	const upload = await importFile(acme, owner, "members", file);
	expect(upload).toMatchObject({ total_count: 2, success_count: 1, failed_count: 1 });
	expect(upload.refused).toMatchObject([{ line: 7, reason: "last_name is empty." }]);
	expect((await findPerson(acme, "ada@acme.example"))?.title).toBe('Lead\nof "all"\nthings');
});

test("sound quotes around headers that nobody knows are not called broken: the columns that are missing are", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	for (const file of [
		'"Shoe size","Favorite food"\n"39, wide","Soup"\n',
		'"a;b";"c, d"\n"1";"2"\n',
		'"a","b|c"\n1,2\n',
	]) {
		expect((await sendFile(owner, "members", file)).body).toMatchObject({ resultType: "missing_columns" });
	}
});

test("a row with more cells than headers is refused with both counts, in members and in a catalogue; empty ones do no harm", async () => {
	const acme = await createTenant({ point_price: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const people = await importFile(
		acme,
		owner,
		"members",
		`${heading}\nZoe,Shift,zoe@acme.example,Head, Sales\nAda,Byron,ada@acme.example,Lead,,\n`,
	);
	const why =
		"The row has 5 cells where the header has 4. Put quotes around cells that hold a comma or another delimiter.";
	expect(people.refused).toMatchObject([{ line: 2, reason: why, is_warning: 0 }]);
	expect(people).toMatchObject({ success_count: 1, failed_count: 1 });
	const columns = "Handle,Title,Option1 Value,Variant Price\n";
	await importFile(acme, owner, "catalogue", `${columns}mug,Mug,Red,5\nmug,,Blue,6\n`);
	const items = await importFile(acme, owner, "catalogue", `${columns}mug,Mug,Red,5\nmug,,Blue,6,50\n`);
	expect(items.refused).toMatchObject([{ line: 3, reason: expect.stringContaining("5 cells where the header has 4") }]);
	const active = await acme.database.read(sql`select id from variants where account_id = ${acme.id} and is_active = 1`);
	expect(active).toHaveLength(2);
});

test("unknown columns are ignored and named in the result; the row may be longer or shorter than the header", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(
		owner,
		"members",
		"first_name,shoe size,last_name,email,Cost Centre,\nAda,39,Byron,ada@acme.example\n",
	);
	expect(reply.body).toMatchObject({ ignored_columns: ["shoe size", "Cost Centre"] });
	await runOutbox(acme, "imports/run-import");
	const upload = await seeUpload(owner, Number((reply.body as { request_id?: number }).request_id));
	expect(upload).toMatchObject({ success_count: 1, filters: { ignored_columns: ["shoe size", "Cost Centre"] } });
});

test("missing columns are named beside the headers that were found, and nothing is stored", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(owner, "members", "Vorname,postbox,email\nAda,ada@acme.example,\n");
	const resultMsg =
		"The file has no column for: last_name. Its headers are: Vorname → first_name, postbox, email. " +
		"Rename the right ones and upload the file again.";
	expect(reply).toMatchObject({ status: 409, body: { resultType: "missing_columns", resultMsg } });
	expect(await acme.database.read(sql`select id from download_requests where account_id = ${acme.id}`)).toEqual([]);
});

test("a header of another name can be mapped to a column", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const file = new File(["Vorname,Nachname,E-Mail\nAda,Byron,ada@acme.example\n"], "leute.csv");
	const mapping = { Vorname: "first_name", Nachname: "last_name", "e-mail": "email" };
	const reply = await owner.client.upload("/api/async_process/api_upload_file", { kind: "members", mapping }, file);
	expect(reply.status).toBe(200);
	await runOutbox(acme, "imports/run-import");
	expect(await findPerson(acme, "ada@acme.example")).toMatchObject({ first_name: "Ada" });
});

test.each([
	[
		"ends inside quotes",
		`${heading}\nAda,Byron,ada@acme.example,Lead\nBob,Byron,bob@acme.example,"Lead\nCy,Byron,cy@acme.example,\n`,
		3,
	],
	[
		"goes on after a closing quote",
		`${heading}\nAda,Byron,ada@acme.example,Lead\nBob,Byron,bob@acme.example,"Le"ad"\nCy,B,cy@acme.example,\n`,
		3,
	],
])("a file that %s is refused whole with its line", async (_what, content, line) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "members", content);
	expect(upload).toMatchObject({ status: "errored", done_count: 0, download_link: null });
	expect(upload.error_msg).toContain(`broken at line ${line}`);
	expect(await findPerson(acme, "ada@acme.example")).toBeUndefined();
});

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
	[
		"a broken spreadsheet",
		new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0, 1, 2]),
		"spreadsheet_not_read",
	],
	[
		"a spreadsheet of before 2007",
		new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
		"spreadsheet_not_read",
	],
	["headers without rows", `${heading}\n`, "no_rows"],
	["bytes that are no text", new Uint8Array([0x80, 0x01, 0x02, 0x81, 0x90]), "file_type_not_allowed"],
	["nothing", "", "empty_file"],
	["only blank lines", "\n\n  \n", "empty_file"],
	["a header whose quotes do not close", 'first_name,last_name,"email\nAda,Byron,ada@acme.example\n', "broken_csv"],
])("%s is refused at once", async (_what, content, code) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	expect(await sendFile(owner, "members", content, "people.xlsx")).toMatchObject({
		status: 409,
		body: { resultType: code },
	});
});

test("a file above 25 MB and a call without a file are refused with the specification's words", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const large = await sendFile(owner, "members", new Uint8Array(25 * 1_048_576 + 1).fill(65));
	expect(large).toMatchObject({
		status: 409,
		body: {
			resultType: "file_too_large",
			resultMsg: "The file you are attempting to upload is larger than the permitted size.",
		},
	});
	const binary = await sendFile(owner, "members", new Uint8Array([1, 0, 2, 0, 3]));
	expect(binary.body.resultMsg).toBe("The filetype you are attempting to upload is not allowed.");
	const none = await owner.client.try("imports/upload-file", { kind: "members" });
	expect(none.body.resultType).toBe("no_file");
});

test("only the account owner uploads", async () => {
	const acme = await createTenant();
	for (const role of ["member", "moderator", "budget_owner"] as const) {
		const person = await acme.addMember({ role });
		expect((await sendFile(person, "members", plain)).status).toBe(403);
	}
});
