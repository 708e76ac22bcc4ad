/** A file can be checked before it is uploaded: what each header is taken for, what is missing, the first rows, the question. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { sendFile } from "./upload";

function check(owner: TestMember, content: string, wishes: object = {}) {
	const file = new File([content], "people.csv");
	return owner.client.upload("/api/async_process/api_check_upload", { kind: "members", ...wishes }, file);
}

const rows = Array.from({ length: 7 }, (_, at) => `P${at},X,Ulm,p${at}@a.example,0${at + 1}/05/2020`).join("\n");
const file = `Vorname,Nachname,Wohnort,Postfach,Eintritt\n${rows}\n`;

test("a check names headers, guesses, what is missing, five rows and the question, and stores nothing", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	expect((await check(owner, file)).body).toMatchObject({
		headers: [
			{ header: "Vorname", column: "first_name" },
			{ header: "Nachname", column: "last_name" },
			{ header: "Wohnort", column: null },
			{ header: "Postfach", column: null },
			{ header: "Eintritt", column: "hire_date" },
		],
		missing_columns: ["email"],
		question: { code: "dates" },
		has_rows: true,
		rows: rows
			.split("\n")
			.slice(0, 5)
			.map((row) => row.split(",")),
	});
	const mapped = await check(owner, file, { mapping: { Postfach: "email", Eintritt: "" }, dates: "day_first" });
	expect(mapped.body).toMatchObject({ missing_columns: [], question: null });
	expect((mapped.body as unknown as { headers: object[] }).headers.at(-1)).toEqual({
		header: "Eintritt",
		column: null,
	});
	const stored = await acme.database.read(sql`select id from download_requests where account_id = ${acme.id}`);
	expect(stored).toEqual([]);
	const member = await acme.addMember();
	expect((await check(member, file)).status).toBe(403);
});

test("a mapping to a column that there is not is refused with the columns that there are", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await check(owner, file, { mapping: { Postfach: "e_mail_address_of_work" } });
	expect(reply.status).toBe(400);
	expect(JSON.stringify(reply.body.errors)).toMatch(/e_mail_address_of_work.*first_name, last_name, email/);
});

test("the result says which headers were read as what and which were not", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(owner, "members", "Vorname,Nachname,Wohnort,E-Mail\nAda,Byron,Ulm,ada@a.example\n");
	expect(reply.body).toMatchObject({
		matched_columns: [
			{ header: "Vorname", column: "first_name" },
			{ header: "Nachname", column: "last_name" },
			{ header: "E-Mail", column: "email" },
		],
		ignored_columns: ["Wohnort"],
	});
});
