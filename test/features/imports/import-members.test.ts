/** People come in by participant_id, else e-mail; wrong rows come back by line, right ones are applied, once. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { findPerson, importFile } from "./upload";

const heading =
	"first_name,last_name,email,participant_id,title,role,hire_date,manager_email,group,country,language_code,points";
const file = (...rows: string[]) => `${[heading, ...rows].join("\n")}\n`;
const priya =
	"Priya,Raman,Priya@Acme.example,A-1,Lead,member,2020-08-12,marcus@acme.example,Customer Success,GBR,es,250";
const marcus = "Marcus,Webb,marcus@acme.example,A-2,Director,Budget Owner,,,Customer Success,,,";

test("people get every column, their group, their manager from the same file, and their opening points", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	expect(await importFile(acme, owner, "members", file(priya, marcus))).toMatchObject({
		status: "processed",
		total_count: 2,
		done_count: 2,
		success_count: 2,
		failed_count: 0,
		warning_count: 0,
	});
	expect(await findPerson(acme, "priya@acme.example")).toMatchObject({
		participant_id: "A-1",
		first_name: "Priya",
		last_name: "Raman",
		title: "Lead",
		role: "member",
		hire_date: "2020-08-12",
		manager_email: "marcus@acme.example",
		groups: "Customer Success",
		country: "GBR",
		language_code: "es",
		status: "invited",
		balance: 250,
		earned: 250,
	});
	expect(await findPerson(acme, "marcus@acme.example")).toMatchObject({
		role: "budget_owner",
		country: "USA",
		language_code: "en",
		hire_date: null,
		balance: 0,
	});
	const [group] = await acme.database.read(
		sql<{ member_count: number }>`select member_count from groups where account_id = ${acme.id}`,
	);
	expect(group?.member_count).toBe(2);
	const found = await acme.database.read(
		sql<{ id: number }>`select id from search_documents where account_id = ${acme.id} and kind = 'user'`,
	);
	expect(found).toHaveLength(2);
});

test("a repeated import changes nothing; a changed row changes that person alone, and points stay credited once", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "members", file(priya, marcus));
	const ledger = () =>
		acme.database.read(sql<{ seq: number }>`select seq from ledger_entries where account_id = ${acme.id}`);
	const before = { priya: await findPerson(acme, "priya@acme.example"), ledger: await ledger() };
	expect(await importFile(acme, owner, "members", file(priya, marcus))).toMatchObject({
		success_count: 0,
		unchanged_count: 2,
		failed_count: 0,
	});
	expect({ priya: await findPerson(acme, "priya@acme.example"), ledger: await ledger() }).toEqual(before);
	const changed = priya.replace("Lead", "Head").replace(",250", ",900");
	expect(await importFile(acme, owner, "members", file(changed, marcus))).toMatchObject({
		success_count: 1,
		unchanged_count: 1,
	});
	expect(await findPerson(acme, "priya@acme.example")).toMatchObject({
		id: before.priya?.id,
		title: "Head",
		balance: 250,
	});
	expect(await ledger()).toEqual(before.ledger);
});

test("an empty cell takes nothing away; participant_id identifies a person whose address changed", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "members", file(priya, marcus));
	const before = await findPerson(acme, "priya@acme.example");
	await importFile(
		acme,
		owner,
		"members",
		"participant_id,first_name,last_name,email,title\nA-1,Priya,Raman-Webb,priya.webb@acme.example,\n",
	);
	const { last_name: _last, email: _email, ...rest } = before!;
	expect(await findPerson(acme, "priya.webb@acme.example")).toMatchObject({ ...rest, last_name: "Raman-Webb" });
});

test("a person without participant_id is found by address again, and gets a number when a file brings one", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const short = "first_name,last_name,email\nAda,Byron,ada@acme.example\n";
	await importFile(acme, owner, "members", short);
	expect(await importFile(acme, owner, "members", short)).toMatchObject({ unchanged_count: 1, success_count: 0 });
	await importFile(
		acme,
		owner,
		"members",
		"first_name,last_name,email,participant_id\nAda,Byron,ada@acme.example,B-7\n",
	);
	expect(await findPerson(acme, "ada@acme.example")).toMatchObject({ participant_id: "B-7" });
});

test("wrong rows are refused by line with the reason, right rows are applied", async () => {
	const acme = await createTenant({ languages: ["en", "es"] });
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const row = (changes: Record<string, string>) => {
		const values: Record<string, string> = { first_name: "A", last_name: "B", email: "x@acme.example", ...changes };
		return heading
			.split(",")
			.map((name) => values[name] ?? "")
			.join(",");
	};
	const upload = await importFile(
		acme,
		owner,
		"members",
		file(
			row({ email: "good@acme.example" }),
			row({ email: "no-address" }),
			row({ role: "king" }),
			row({ hire_date: "31/13/2020" }),
			row({ hire_date: "2021-02-30" }),
			row({ language_code: "martian" }),
			row({ country: "XXX" }),
			row({ points: "-5" }),
			row({ points: "1.5" }),
			row({ first_name: "" }),
			row({ email: "GOOD@acme.example" }),
			row({ email: "two@acme.example", participant_id: "P9" }),
			row({ email: "three@acme.example", participant_id: "P9" }),
			row({ email: owner.email, role: "member" }),
			row({ email: "four@acme.example", manager_email: "nobody@acme.example" }),
		),
	);
	expect(upload).toMatchObject({
		total_count: 15,
		done_count: 15,
		success_count: 3,
		failed_count: 12,
		warning_count: 1,
	});
	expect(upload.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
		"3: 'no-address' is not an email address.",
		expect.stringContaining("4: 'king' is not a role."),
		"5: '31/13/2020' is not a date. Write it as 2026-11-30.",
		"6: '2021-02-30' is not a date. Write it as 2026-11-30.",
		"7: 'martian' is not a language. Languages of this account: en, es.",
		"8: 'XXX' is not a country. Use its name or code, such as Spain, ES or ESP.",
		expect.stringContaining("9: '-5' is not a number of points."),
		expect.stringContaining("10: '1.5' is not a number of points."),
		"11: first_name is empty.",
		"12: 'good@acme.example' already stands in line 2.",
		"14: 'P9' already stands in line 13.",
		"15: You cannot change your own role.",
		"16: The manager nobody@acme.example is not a member. The row was applied without the manager.",
	]);
	expect(upload.errors[0]).toEqual({ line: 3, reason: "'no-address' is not an email address." });
	expect(await findPerson(acme, "four@acme.example")).toMatchObject({ manager_email: null });
});

test("everything that is wrong with a row is told at once, with the file's own headers, on screen and in the file of wrong rows", async () => {
	const acme = await createTenant({ languages: ["en", "es"] });
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(
		acme,
		owner,
		"members",
		"Vorname,Nachname,E-Mail,Eintritt,Land,Sprache,points\n,Byron,nowhere,2021-02-30,XXX,martian,-5\n",
	);
	const reasons = [
		"Vorname is empty.",
		"'nowhere' is not an email address.",
		"'2021-02-30' is not a date.",
		"'XXX' is not a country.",
		"'martian' is not a language",
		"'-5' is not a number of points.",
	];
	const [row, ...others] = upload.refused;
	expect(others).toEqual([]);
	const file = await (await owner.client.fetch(String(upload.download_link))).text();
	for (const reason of reasons) {
		expect(row!.reason).toContain(reason);
		expect(file).toContain(reason);
	}
});

test("an address of another member and people who have left are refused", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "members", file(priya, marcus));
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and email = 'marcus@acme.example'`,
	]);
	const stolen = priya.replace("Priya@Acme.example", "marcus@acme.example");
	const upload = await importFile(acme, owner, "members", file(stolen, marcus));
	expect(upload.refused.map(({ reason }) => reason)).toEqual([
		"marcus@acme.example belongs to another member (A-2).",
		"marcus@acme.example belongs to a member who has left.",
	]);
});

test("managers never close a circle, and a whole line can be turned around in one file", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const rows = (links: Record<string, string>) =>
		`first_name,last_name,email,manager_email\n${Object.entries(links)
			.map(([who, manager]) => `${who},X,${who}@a.example,${manager ? `${manager}@a.example` : ""}`)
			.join("\n")}\n`;
	await importFile(acme, owner, "members", rows({ ann: "ben", ben: "cy", cy: "" }));
	expect(await findPerson(acme, "ann@a.example")).toMatchObject({ manager_email: "ben@a.example" });
	const turned = await importFile(acme, owner, "members", rows({ dan: "", ann: "dan", ben: "ann", cy: "ben" }));
	expect(turned).toMatchObject({ success_count: 4, unchanged_count: 0, warning_count: 0 });
	expect(await findPerson(acme, "cy@a.example")).toMatchObject({ manager_email: "ben@a.example" });
	const circle = await importFile(acme, owner, "members", rows({ dan: "cy", cy: "cy" }));
	expect(circle.warning_count).toBe(2);
	expect(await findPerson(acme, "dan@a.example")).toMatchObject({ manager_email: null });
	expect(await findPerson(acme, "cy@a.example")).toMatchObject({ manager_email: "ben@a.example" });
	const again = await importFile(acme, owner, "members", rows({ dan: "", ann: "dan", ben: "ann", cy: "ben" }));
	expect(again).toMatchObject({ success_count: 0, unchanged_count: 4 });
});
