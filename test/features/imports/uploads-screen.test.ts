/** The uploads screen as plain HTML: what it asks and tells, and how it is answered without scripts. */
import { beforeAll, expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { imports } from "#workers/registry";
import { findPerson, importFile, sendFile } from "./upload";

const unclear = "first_name,last_name,email,hire_date\nAda,Byron,ada@a.example,03/04/2018\n";
const people = "Vorname;Nachname;Wohnort;E-Mail\nAda;Byron;Ulm;ada@a.example\n";

let acme: TestTenant;
let owner: TestMember;

beforeAll(async () => {
	acme = await createTenant();
	owner = await acme.addMember({ role: "account_owner" });
	// The first page of a run loads every screen.
	await read("/webapp/uploads");
});

async function read(path: string): Promise<string> {
	return (await owner.client.fetch(path)).text();
}

/** Sends the form of the page that holds this field. */
async function submit(page: string, field: string): Promise<Response> {
	const form = page.split("<form").find((part) => part.slice(0, part.indexOf("</form>")).includes(field))!;
	const fields = [
		...form.slice(0, form.indexOf("</form>")).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
	];
	const body = new URLSearchParams(fields.map(([, name, value]) => [name!, value!]));
	return owner.client.fetch("/webapp/uploads", { method: "POST", headers: { host: acme.host }, body });
}

test("dates that can be read either way are asked with the file's own values, and a plain form answers", async () => {
	await sendFile(owner, "members", unclear, "people.csv");
	const page = await read("/webapp/uploads");
	expect(page).toContain("people.csv: does the day or the month come first?");
	expect(page).toContain("Day first: 03/04/2018 is Apr 3, 2018");
	expect(page).toContain("Month first: 03/04/2018 is Mar 4, 2018");
	expect(page).toContain("Waits for your answer");
	expect((await submit(page, 'value="month_first"')).status).toBe(302);
	await runOutbox(acme, "imports/run-import");
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({ hire_date: "2018-03-04" });
	const after = await read("/webapp/uploads");
	expect(after).not.toContain("does the day or the month come first?");
	expect(after).toContain("4 columns read");
});

test("a file of another kind offers the right one, and may be discarded", async () => {
	await sendFile(owner, "catalogue", people, "leute.csv");
	const page = await read("/webapp/uploads");
	expect(page).toContain("leute.csv looks like a file of another kind");
	expect(page).toContain("Upload it as members");
	expect((await submit(page, 'value="imports/discard-upload#')).status).toBe(302);
	expect(await read("/webapp/uploads")).toContain("Discarded. Nothing was applied.");
});

test("the list says how many columns were read and ignored, and folds their names away", async () => {
	await importFile(acme, owner, "members", people);
	const page = await read("/webapp/uploads");
	expect(page.replace(/<[^>]+>/g, "")).toContain("3 columns read · 1 ignored");
	expect(page).toMatch(/<dt>Vorname<\/dt>.*first_name/s);
	expect(page).toContain("Ignored columns: Wohnort");
});

test("people without addresses and rows with warnings alone are called what they are", async () => {
	const upload = await importFile(acme, owner, "members", "Employee ID,Name,Manager\n7,Ada Byron,Nobody Known\n");
	expect(await read("/webapp/uploads")).toContain("The file has no email addresses: its people can be recognized");
	const page = await read(`/webapp/uploads/${upload.request_id}`);
	expect(page).toMatch(/<h1[^>]*>Warnings of file\.csv/);
	expect(page).not.toContain("Refused rows");
	const mixed = await importFile(acme, owner, "members", "Employee ID,Name,Manager\n8,Bob Lee,Nobody Known\n9,Cher,\n");
	expect(await read(`/webapp/uploads/${mixed.request_id}`)).toMatch(/<h1[^>]*>Refused rows and warnings of file\.csv/);
});

test("each kind of file links to its template, under its own columns", async () => {
	const page = await read("/webapp/uploads");
	for (const { kind, columns } of imports) {
		expect(page).toContain(`href="/webapp/templates/${kind}.csv"`);
		for (const id of Object.keys(columns)) expect(page).toContain(`<code>${id}</code>`);
	}
});

test("the form takes spreadsheets and says which encodings are read", async () => {
	const page = await read("/webapp/uploads");
	expect(page).toContain("UTF-8, UTF-16 or Windows");
	expect(page).toMatch(/accept="[^"]*\.xlsx/);
});
