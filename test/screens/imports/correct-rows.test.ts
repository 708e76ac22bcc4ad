/** Correcting refused rows on the page of an upload, without scripts: what is wrong stays with its words, what is right is applied once. */
import { expect, test } from "vitest";
import { findItem, findPerson, importFile, seeUpload } from "#test/features/imports/upload";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const correcting = "imports/correct-rows";
const file = [
	"First Name,Last Name,Mail,Note,Hire Date",
	"Ada,Byron,ada@a.example,x,13/04/2018",
	"=Bo,Li,nowhere,y,03/04/2018",
	"Cy,Ott,elsewhere,z,",
	"Di,Roe,thing,z,",
	"",
].join("\n");

test("refused rows are corrected beside their reasons and sent once; the first upload keeps a note", async () => {
	const acme = await createTenant();
	const [olga, other, priya] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember(),
	];
	const upload = await importFile(acme, olga, "members", file, "people.csv");
	expect(upload).toMatchObject({ success_count: 1, failed_count: 3 });
	const at = `/uploads/${upload.request_id}`;
	expect((await openPage(olga, at)).links()).toContainEqual({
		text: "Correct rows here",
		href: `/webapp${at}/correct`,
	});

	const form = await openPage(olga, `${at}/correct`);
	expect(form.texts("legend")).toEqual(["Line 3", "Line 4", "Line 5"]);
	expect(form.html).toContain("'nowhere' is not an email address.");
	expect(form.html).toContain('value="=Bo"');
	expect(form.text).toContain("Mail");
	expect(form.text).not.toContain("Note");

	const typed = {
		line: ["3", "4", "5"],
		sends_3: ["0", "1"],
		cell_3_email: "bo@a.example",
		sends_4: ["0", "1"],
		cell_4_email: "still wrong",
		cell_4_first_name: "Cyrus",
		sends_5: "0",
		cell_5_email: "typed but left",
	};
	const still = await sendForm(olga, `${at}/correct`, correcting, typed);
	expect(still.location).toBeNull();
	expect(still.text).toContain("Some rows are still wrong, so nothing was sent.");
	expect(still.text).toContain("'still wrong' is not an email address.");
	for (const kept of ["bo@a.example", "Cyrus", "still wrong", "typed but left"])
		expect(still.html).toContain(`value="${kept}"`);
	expect(await findPerson(acme, "bo@a.example")).toBeUndefined();
	const wrong = [{ line: 4, cells: { email: "still wrong" } }];
	const told = await olga.client.try(correcting, { upload_id: upload.request_id, rows: wrong });
	expect([told.status, told.body.resultType, Object.keys(told.body.errors!)]).toEqual([
		409,
		"rows_still_wrong",
		["row_4"],
	]);
	const none = await sendForm(olga, `${at}/correct`, correcting, { line: "3", sends_3: "0" });
	expect(none.text).toContain("Tick at least one row to send.");

	const sent = await sendForm(olga, `${at}/correct`, correcting, { ...typed, cell_4_email: "cy@a.example" });
	const second = Number(sent.location?.split("/").at(-1)?.split("?")[0]);
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(olga, second)).toMatchObject({
		file_name: "people-corrected.csv",
		success_count: 2,
		failed_count: 0,
		filters: { corrects: upload.request_id },
	});
	expect(await findPerson(acme, "bo@a.example")).toMatchObject({ first_name: "=Bo", hire_date: "2018-04-03" });
	expect(await findPerson(acme, "cy@a.example")).toMatchObject({ first_name: "Cyrus" });
	const { refused } = await seeUpload(olga, upload.request_id);
	expect(refused.map(({ line, corrected_by }) => [line, corrected_by])).toEqual([
		[3, second],
		[4, second],
		[5, null],
	]);
	const first = await openPage(olga, at);
	expect(first.links().filter(({ text }) => text === "Sent again")).toHaveLength(2);
	expect((await openPage(olga, `${at}/correct`)).texts("legend")).toEqual(["Line 5"]);
	expect((await openPage(olga, `/uploads/${second}`)).links()).toContainEqual({
		text: "Corrected rows of an earlier upload: go to that upload",
		href: `/webapp${at}`,
	});

	const rows = [{ line: 3, cells: { email: "bo2@a.example" } }];
	const again = await olga.client.try(correcting, { upload_id: upload.request_id, rows });
	expect([again.status, again.body.resultType]).toEqual([409, "rows_not_open"]);
	const foreign = await other.client.try(correcting, { upload_id: upload.request_id, rows });
	expect(foreign.status).toBe(404);
	expect((await other.client.fetch(`/webapp${at}/correct`)).status).toBe(404);
	expect((await priya.client.fetch(`/webapp${at}/correct`)).status).toBe(403);
	const right = await importFile(acme, olga, "members", "first_name,last_name,email\nEd,Fry,ed@a.example\n");
	const nothing = await olga.client.try(correcting, { upload_id: right.request_id, rows });
	expect([nothing.status, nothing.body.resultType]).toEqual([409, "no_rows_kept"]);
	const waiting = await olga.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "members", is_checked_first: 1 },
		new File([file], "later.csv"),
	);
	const early = await olga.client.try(correcting, {
		upload_id: Number((waiting.body as { request_id?: number }).request_id),
		rows,
	});
	expect([early.status, early.body.resultType]).toEqual([409, "not_over"]);
});

test("a corrected variant joins its item, and deposits ask for points that are there", async () => {
	const acme = await createTenant({ available: 50 });
	const olga = await acme.addMember({ role: "account_owner" });
	const deposits = await importFile(acme, olga, "points", `email,points,reason\n${olga.email},none,Bonus\n`);
	expect(deposits.failed_count).toBe(1);
	const send = (points: string) =>
		olga.client.try(correcting, { upload_id: deposits.request_id, rows: [{ line: 2, cells: { points } }] });
	const short = await send("60");
	expect([short.status, short.body.resultType]).toEqual([409, "points_short"]);
	expect((await send("40")).body).toMatchObject({ resultStatus: "success" });
	await runOutbox(acme, "imports/run-import");
	expect(await findPerson(acme, olga.email)).toMatchObject({ balance: 40 });

	const catalogue = [
		"Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price",
		"cap,Cap,Size,S,C-1,12.00",
		"cap,,,M,C-2,dear",
		"",
	].join("\n");
	const shelf = await importFile(acme, olga, "catalogue", catalogue);
	expect(shelf.failed_count).toBe(1);
	const rows = [{ line: 3, cells: { "Variant Price": "13.00" } }];
	await olga.client.call(correcting, { upload_id: shelf.request_id, rows });
	await runOutbox(acme, "imports/run-import");
	expect(await findItem(acme, "cap")).toMatchObject({ name: "Cap", variant_count: 2 });
	const foreign = catalogue.replace("12.00", "€12.00").replace("dear", "€13.00");
	const taken = await olga.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "catalogue", is_checked_first: 1 },
		new File([foreign], "shelf.csv"),
	);
	const at = `/uploads/${(taken.body as { request_id?: number }).request_id}/check`;
	expect((await openPage(olga, at)).text).toContain("€");
});
