/** People without an e-mail address are members who can be recognized; nobody signs in as them or writes to them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import { findPerson, importFile } from "./upload";

const numbered = "Employee ID,First Name,Last Name\n7,Ada,Byron\n8,Bob,Lee\n";

test("a file with numbers alone makes members, and the upload says that they cannot be invited yet", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "members", numbered);
	expect(upload).toMatchObject({
		success_count: 2,
		failed_count: 0,
		warning_count: 0,
		filters: { has_addresses: false },
	});
	expect(await importFile(acme, owner, "members", numbered)).toMatchObject({ success_count: 0, unchanged_count: 2 });
	expect(await findPerson(acme, "8")).toMatchObject({ email: "", status: "invited", first_name: "Bob" });
});

test("an address that a later file brings becomes theirs, and stays when another file lacks it; two cannot share one", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "members", numbered);
	const withAddress = "Employee ID,First Name,Last Name,Email\n7,Ada,Byron,ada@a.example\n8,Bob,Lee,\n";
	expect(await importFile(acme, owner, "members", withAddress)).toMatchObject({ success_count: 1, unchanged_count: 1 });
	await importFile(acme, owner, "members", numbered);
	expect(await findPerson(acme, "7")).toMatchObject({ email: "ada@a.example" });
	const stolen = await importFile(
		acme,
		owner,
		"members",
		"Employee ID,First Name,Last Name,Email\n8,Bob,Lee,ada@a.example\n",
	);
	expect(stolen.refused).toMatchObject([{ reason: "ada@a.example belongs to another member (7)." }]);
	await expect(
		acme.database.write([
			sql`update users set email = 'ada@a.example' where account_id = ${acme.id} and participant_id = '8'`,
		]),
	).rejects.toThrow(/UNIQUE/);
});

test("nobody signs in without an address, no link is sent, and a recognition reaches them without an email", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", points: 1_000 });
	await importFile(acme, owner, "members", numbered);
	const ada = (await findPerson(acme, "7"))!;
	await acme.database.write([sql`update users set status = 'active' where account_id = ${acme.id} and id = ${ada.id}`]);
	for (const email of ["", " "]) {
		expect((await acme.visitor().try("session/login", { email, password: "laurel-demo" })).status).toBe(400);
	}
	const bob = (await findPerson(acme, "8"))!;
	expect((await owner.client.try("session/send-activation-link", { user_id: bob.id })).body).toMatchObject({
		resultType: "no_address",
		resultMsg: "No email address is known for this person. Add one first.",
	});
	const program = await addProgram(acme, { owner, budget: 500 });
	await owner.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [ada.id],
		points: 50,
		message: "Thank you for the engine.",
	});
	await runOutboxWhole(acme);
	expect(await findPerson(acme, "7")).toMatchObject({ balance: 50 });
	const emails = await acme.database.read(
		sql`select id from emails where account_id = ${acme.id} and user_id = ${ada.id}`,
	);
	expect(emails).toEqual([]);
});

test("managers are found by number and by name, an unclear or unknown one is a warning, and the person is there", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const file = [
		"Employee ID,Name,Manager,Manager ID",
		"1,Ada Byron,,",
		"2,Bob Lee,Ada Byron,",
		'3,Cy Lee,"Byron, Ada",',
		"4,Dan Lee,,1",
		"5,Eve Lee,2,",
		"6,Fay Twin,,",
		"7,Fay Twin,,",
		"8,Gil Lee,Fay Twin,",
		"9,Hal Lee,Nobody Known,99",
		"10,Ida Lee,Bob Lee,1",
		"11,Jo Lee,N/A,",
	].join("\n");
	const upload = await importFile(acme, owner, "members", `${file}\n`);
	expect(upload).toMatchObject({ success_count: 11, failed_count: 0, warning_count: 2 });
	expect(upload.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
		expect.stringContaining("9: Several members are called Fay Twin."),
		expect.stringContaining("10: The manager Nobody Known is not a member."),
	]);
	const managers = ["2", "3", "4", "5", "8", "9", "10", "11"].map(
		async (key) => (await findPerson(acme, key))?.manager_name,
	);
	expect(await Promise.all(managers)).toEqual([
		"Ada Byron",
		"Ada Byron",
		"Ada Byron",
		"Bob Lee",
		null,
		null,
		"Bob Lee",
		null,
	]);
});

test("what is found out later about a line is added to what is told of it already", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const file = "Employee ID,First Name,Last Name,Email,Manager\n1,Ada,Byron,,Nobody Known\n";
	const upload = await importFile(acme, owner, "members", file);
	expect(upload.warning_count).toBe(1);
	expect(upload.refused).toMatchObject([
		{ line: 2, reason: expect.stringMatching(/^No email address: .* The manager Nobody Known is not a member\./) },
	]);
});

test("who has left is not added; who is still a member is not taken away, and the owner is told both", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "members", numbered);
	const file =
		"Employee ID,First Name,Last Name,Termination Date\n7,Ada,Byron,2020-01-31\n9,Cy,Lee,31.01.2020\n8,Bob,Lee,2098-01-31\n";
	const upload = await importFile(acme, owner, "members", file);
	expect(upload).toMatchObject({ success_count: 0, unchanged_count: 3, failed_count: 0 });
	expect(upload.refused).toMatchObject([
		{ line: 2, is_warning: 1, reason: expect.stringContaining("left on 2020-01-31; they are still a member here") },
		{ line: 3, is_warning: 1, reason: "Left on 2020-01-31 and was not added." },
	]);
	expect(await findPerson(acme, "7")).toMatchObject({ status: "invited" });
	expect(await findPerson(acme, "9")).toBeUndefined();
});

test("a wrong address is left out with a warning where a number tells who it is, and refuses the row where none does", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(
		acme,
		owner,
		"members",
		"Employee ID,First Name,Last Name,Email,Language,Country\n1,Ada,Byron,ABYRON,German,Deutschland\n,Bob,Lee,BLEE,,\n",
	);
	expect(upload.refused.map(({ line, is_warning, reason }) => [line, is_warning, reason])).toEqual([
		[3, 0, "'blee' is not an email address."],
		[
			2,
			1,
			"'abyron' is not an email address and was left out. The person is known by their number. " +
				"'German' is not a language of this account (en, es, fr). The account's own language is used.",
		],
	]);
	expect(await findPerson(acme, "1")).toMatchObject({ email: "", country: "DEU", language_code: "en" });
});
