/** Columns that somebody confirms before a file is applied, and that are kept for the next file with the same headers. */
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { findPerson, importFile, seeUpload } from "./upload";

async function anOwner() {
	const acme = await createTenant();
	return { acme, owner: await acme.addMember({ role: "account_owner" }) };
}

/** Uploads a file that is looked at first. */
async function begin(owner: TestMember, content: string, kind = "members"): Promise<number> {
	const reply = await owner.client.upload(
		"/api/async_process/api_upload_file",
		{ kind, is_checked_first: 1 },
		new File([content], "payroll.csv"),
	);
	expect(reply.body).toMatchObject({ resultStatus: "success", question: { code: "columns" } });
	return Number((reply.body as { request_id?: number }).request_id);
}

const payroll = "Employee_Name,Emplyee Numbr,Wrk E-Mail Adress,Shoe size\nByron Ada,7,ada@a.example,39\n";

test("a payroll export loads without being edited: one name, a manager by name", async () => {
	const { acme, owner } = await anOwner();
	const file = 'Employee_Name,EmpID,ManagerName\n"Byron, Ada",7,\n"Lee, Bo",8,Ada Byron\n';
	expect(await importFile(acme, owner, "members", file)).toMatchObject({
		success_count: 2,
		failed_count: 0,
		warning_count: 0,
	});
	expect(await findPerson(acme, "8")).toMatchObject({ first_name: "Bo", last_name: "Lee", manager_name: "Ada Byron" });
});

test("headers that no name fits are guessed by similarity, and count once they are confirmed", async () => {
	const { acme, owner } = await anOwner();
	const upload_id = await begin(owner, payroll);
	const seen = await owner.client.call("imports/get-upload-columns", { upload_id });
	expect(seen.headers.map(({ header, column, is_guess }) => [header, column, is_guess])).toEqual([
		["Employee_Name", "name", 0],
		["Emplyee Numbr", "participant_id", 1],
		["Wrk E-Mail Adress", "email", 1],
		["Shoe size", null, 0],
	]);
	expect(seen).toMatchObject({ missing_columns: [], is_kept: 0, rows: [["Byron Ada", "7", "ada@a.example", "39"]] });
	expect((await owner.client.try("imports/get-upload-check", { upload_id })).body.resultType).toBe("missing_columns");
	expect((await owner.client.try("imports/apply-upload", { upload_id })).body.resultType).toBe("missing_columns");
	const mapping = {
		Employee_Name: "name",
		"Emplyee Numbr": "participant_id",
		"Wrk E-Mail Adress": "email",
		"Shoe size": "",
	};
	await owner.client.call("imports/map-upload", { upload_id, mapping, is_remembered: 1 });
	const check = await owner.client.call("imports/get-upload-check", { upload_id });
	expect(check).toMatchObject({ applied_count: 1, refused_count: 0, seen_count: 1, is_all: true });
	expect(await findPerson(acme, "7")).toBeUndefined();
	await owner.client.call("imports/apply-upload", { upload_id });
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(owner, upload_id)).toMatchObject({ status: "processed", success_count: 1 });
	expect(await findPerson(acme, "7")).toMatchObject({ email: "ada@a.example" });
});

test("the next file with the same headers is read as it was confirmed, other files are not, until it is reset", async () => {
	const { acme, owner } = await anOwner();
	const first = await begin(owner, payroll);
	const mapping = {
		Employee_Name: "name",
		"Emplyee Numbr": "participant_id",
		"Wrk E-Mail Adress": "",
		"Shoe size": "title",
	};
	await owner.client.call("imports/map-upload", { upload_id: first, mapping, is_remembered: 1 });
	const next = payroll.replace("Byron Ada,7", "Bo Lee,8");
	expect(await importFile(acme, owner, "members", next)).toMatchObject({ success_count: 1 });
	expect(await findPerson(acme, "8")).toMatchObject({ title: "39", email: "" });
	const third = await begin(owner, next.replace("Employee_Name", "EMPLOYEE NAME"));
	expect(await owner.client.call("imports/get-upload-columns", { upload_id: third })).toMatchObject({ is_kept: 1 });
	const globex = await createTenant();
	const other = await globex.addMember({ role: "account_owner" });
	const theirs = await begin(other, payroll);
	expect(await other.client.call("imports/get-upload-columns", { upload_id: theirs })).toMatchObject({ is_kept: 0 });
	await owner.client.call("imports/map-upload", { upload_id: third });
	const reset = await owner.client.call("imports/get-upload-columns", { upload_id: third });
	expect(reset).toMatchObject({ is_kept: 0 });
	expect(reset.headers[3]).toMatchObject({ column: null });
	const fourth = await begin(owner, next);
	expect(await owner.client.call("imports/get-upload-columns", { upload_id: fourth })).toMatchObject({ is_kept: 0 });
});

test("the check tells every row that would be refused, repeated rows too, and writes nothing", async () => {
	const { owner } = await anOwner();
	const rows = ["Ada,Byron,ada@a.example", "Bo,Lee,not an address", "Cy,Young,ada@a.example", "Di,Prince,di@a.example"];
	const upload_id = await begin(owner, `first_name,last_name,email\n${rows.join("\n")}\n`);
	const check = await owner.client.call("imports/get-upload-check", { upload_id });
	expect(check).toMatchObject({ applied_count: 2, unchanged_count: 0, refused_count: 2, warning_count: 0 });
	expect(check.rows.map(({ line, reason }) => [line, reason])).toEqual([
		[3, "'not an address' is not an email address."],
		[4, "'ada@a.example' already stands in line 2."],
	]);
	const { table_rows } = await owner.client.call("members/get-members-under-account", {});
	expect(table_rows).toHaveLength(1);
});

test("an upload is mapped and looked at by whom it belongs to alone", async () => {
	const { acme, owner } = await anOwner();
	const upload_id = await begin(owner, payroll);
	const other = await acme.addMember({ role: "account_owner" });
	for (const name of ["imports/get-upload-columns", "imports/get-upload-check", "imports/map-upload"] as const)
		expect((await other.client.try(name, { upload_id })).body.resultType).toBe("not_waiting");
});
