/** The steps of an upload on served pages, without scripts: columns, check, apply, and undoing it. */
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const mapping = "imports/map-upload";

async function begin(owner: TestMember, content: string): Promise<string> {
	const reply = await owner.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "members", is_checked_first: 1 },
		new File([content], "payroll.csv"),
	);
	return `/uploads/${(reply.body as { request_id?: number }).request_id}`;
}

test("an owner looks at the columns, says what they are, sees what would change, applies it, and undoes it", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const at = await begin(olga, "Employee_Name,Emplyee Numbr,Shoe size\nAda Byron,7,39\nBo,8,41\n");
	const columns = await openPage(olga, `${at}/columns`);
	expect(columns.texts("h1")).toEqual(["What the columns of payroll.csv are"]);
	expect(columns.html).toContain("Our guess");
	expect(columns.html).toContain("Nothing was applied yet");
	const typed = {
		header_0: "Employee_Name",
		column_0: "name",
		header_1: "Emplyee Numbr",
		column_1: "participant_id",
		header_2: "Shoe size",
		column_2: "",
		is_remembered: "1",
	};
	const lacking = await sendForm(olga, `${at}/columns`, mapping, { ...typed, column_1: "" });
	expect(lacking.html).toContain("The file has no column for: email");
	const kept = await sendForm(olga, `${at}/columns`, mapping, typed);
	expect(kept.location).toBe(`/webapp${at}/check`);
	const check = await openPage(olga, `${at}/check`);
	expect(check.html).toContain("Nothing was saved yet");
	expect(check.html).toContain("Apply 1 row");
	expect(check.html).toContain("is one word: a first and a last name are needed");
	const applied = await sendForm(olga, `${at}/check`, "imports/apply-upload", {});
	expect(applied.location).toBe(`/webapp${at}`);
	await runOutbox(acme, "imports/run-import");
	const done = await openPage(olga, at);
	expect(done.html).toContain("1 applied, 0 unchanged, 1 refused");
	expect(done.html).toContain("Undo this upload");
	const asked = await openPage(olga, `${at}/undo`);
	expect(asked.html).toContain("1 person");
	const undone = await sendForm(olga, `${at}/undo`, "imports/undo-upload", {});
	expect(undone.location).toBe(`/webapp${at}`);
	await runOutbox(acme, "imports/undo-import");
	expect((await openPage(olga, at)).html).toContain("Undone: 1 taken away, 0 stayed.");
	expect((await openPage(olga, `${at}/undo`)).html).toContain("This upload was undone already.");
});

test("members and other owners see nothing of an upload's steps; one that waits for nothing leads to its page", async () => {
	const acme = await createTenant();
	const [olga, other] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember({ role: "account_owner" }),
	];
	const priya = await acme.addMember();
	const at = await begin(olga, "first_name,last_name,email\nAda,Byron,ada@a.example\n");
	for (const step of ["columns", "check", "undo"]) {
		expect((await priya.client.fetch(`/webapp${at}/${step}`)).status).toBe(403);
		const seen = await other.client.fetch(`/webapp${at}/${step}`);
		expect((await seen.text()).includes("payroll")).toBe(false);
	}
	await sendForm(olga, `${at}/check`, "imports/apply-upload", {});
	expect((await olga.client.fetch(`/webapp${at}/columns`)).headers.get("location")).toBe(`/webapp${at}`);
});
