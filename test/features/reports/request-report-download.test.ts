/** A report from the request to the file: who may have it, what it says, and how it is joined, resumed and ended. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import {
	askForReport,
	backToNow,
	download,
	makeReports,
	pastDownloads,
	readCsv,
	realEnvironment,
	sha256Of,
	waitUntilLater,
} from "#test/factories/reports";
import { runByHand } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { expireReports } from "#workers/features/reports/jobs/expire-reports";
import { prepareRequestContext } from "#workers/http/prepare-request-context";
import { createScope } from "#workers/kernel/create-scope";
import type { Scope } from "#workers/kernel/scope";

afterEach(backToNow);

async function makeCompany(language_code = "en") {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", language_code });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const lee = await acme.addMember({ first_name: "Lee", last_name: "Moss" });
	runByHand(olga.client);
	return { acme, olga, priya, lee };
}

/** One program, in which everybody says these things to Priya. */
async function recognise(
	acme: TestTenant,
	giver: TestMember,
	recipient: TestMember,
	owner: TestMember,
	...messages: string[]
) {
	const behavior = await addBehavior(acme, { en: "Courage", es: "Valor", fr: "Courage" });
	const program = await addProgram(acme, { owner, name: "Values, in action" });
	for (const message of messages)
		await addRecognition(acme, {
			giver,
			recipients: [recipient],
			program,
			message,
			behavior_ids: [behavior],
			created_at: Date.UTC(2026, 2, 9, 3, 30),
		});
}

test("[reports-09] [downloads-10] Olga asks for the recognitions, waits, and downloads them", async () => {
	const { acme, olga, priya, lee } = await makeCompany();
	await recognise(acme, lee, priya, olga, "Well done");
	const reply = await olga.client.try("reports/request-report-download", {
		report_type: "recognitions_report",
		filters: { report_condition: "all", startDate: "2026-03-08 00:00:00", endDate: "2026-03-08 23:59:59" },
	});
	expect(reply.body).toMatchObject({
		resultStatus: "success",
		resultMsg: expect.stringContaining("2 minutes"),
		reloadTable: 0,
	});
	// The same filters as a table's own, of its columns.
	const asFiltered = await olga.client.call("reports/request-report-download", {
		report_type: "recognitions_report",
		filtered: [
			{ id: "report_condition", value: "all" },
			{ id: "startDate", value: "2026-03-08" },
			{ id: "endDate", value: "2026-03-08" },
		],
	});
	expect(asFiltered.request_id).toBe(reply.body.request_id);
	expect(await pastDownloads(olga)).toMatchObject([
		{ id: reply.body.request_id, status: "pending", download_link: null },
	]);
	expect(await makeReports(acme)).toBe(1);
	const [row] = await pastDownloads(olga);
	expect(row).toMatchObject({ status: "processed", total_count: 1, done_count: 1, error_msg: "" });
	const { bytes, headers } = await download(olga, row!.download_link);
	const [headings, ...rows] = readCsv(bytes);
	expect(headings).toContain("Recipient");
	// 9 March, 03:30 UTC is still the 8th in New York, one hour after the clocks went forward.
	expect(rows).toEqual([
		expect.arrayContaining([
			"Priya Raman",
			"Lee Moss",
			"Well done",
			"2026-03-08 23:30:00",
			"Values, in action",
			"Courage",
			"50",
		]),
	]);
	expect(Object.fromEntries(headers)).toMatchObject({
		"content-type": "text/csv; charset=utf-8",
		"x-row-count": "1",
		"x-time-zone": "America/New_York",
		"x-sha256": await sha256Of(bytes),
		"content-disposition": expect.stringContaining("recognitions_report_"),
	});
	expect(JSON.parse(decodeURIComponent(headers.get("x-filters")!))).toMatchObject({
		report_condition: "all",
		startDate: expect.stringContaining("2026-03-08"),
	});
	expect(row).toMatchObject({ sha256: await sha256Of(bytes), byte_count: bytes.byteLength });
});

test("[downloads-10] a download that broke off goes on where it was", async () => {
	const { acme, olga, priya, lee } = await makeCompany();
	await recognise(acme, lee, priya, olga, "Well done");
	await askForReport(olga);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const { bytes, headers } = await download(olga, row!.download_link);
	const rest = await olga.client.fetch(row!.download_link!, {
		headers: { range: "bytes=10-", "if-range": headers.get("etag")! },
	});
	expect([rest.status, rest.headers.get("content-range")]).toEqual([
		206,
		`bytes 10-${bytes.length - 1}/${bytes.length}`,
	]);
	expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(10));
});

test("[downloads-10] nobody else downloads it, and nor does Olga when she is no account owner any more", async () => {
	const { acme, olga, priya } = await makeCompany();
	const other = await acme.addMember({ role: "account_owner" });
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	await askForReport(olga);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const statusFor = async (member: TestMember) => (await member.client.fetch(row!.download_link!)).status;
	expect([await statusFor(priya), await statusFor(other), await statusFor(stranger)]).toEqual([404, 404, 404]);
	expect((await acme.visitor().fetch(row!.download_link!)).status).toBe(401);
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olga.id}`]);
	expect(await statusFor(olga)).toBe(403);
});

test("[reports-09] who may not have a report cannot ask for it, nor get it after losing the right while it waits", async () => {
	const { acme, olga, priya } = await makeCompany();
	const refused = await priya.client.try("reports/request-report-download", {
		report_type: "orders_report",
		filters: {},
	});
	expect([refused.status, refused.body.resultType]).toEqual([403, "forbidden"]);
	await askForReport(olga, "orders_report", {});
	// The last owner of a company stays one.
	await acme.addMember({ role: "account_owner" });
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olga.id}`]);
	expect(await makeReports(acme)).toBe(1);
	expect(await pastDownloads(olga)).toMatchObject([
		{ status: "errored", download_link: null, error_msg: "You may no longer ask for this report." },
	]);
});

test("[reports-09] wrong filters and unknown reports are refused field by field", async () => {
	const { olga } = await makeCompany();
	const ask = (payload: object) => olga.client.try("reports/request-report-download", payload as never);
	expect((await ask({ report_type: "no_report" })).body.errors).toHaveProperty("report_type");
	expect((await ask({ report_type: "orders_report", filters: { startDate: "yesterday" } })).body.errors).toHaveProperty(
		"startDate",
	);
	expect((await ask({ report_type: "orders_report", format: "pdf" })).body.errors).toHaveProperty("format");
});

test("the same request within 60 seconds joins the running one; another, or a later one, does not", async () => {
	const { olga } = await makeCompany();
	const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => askForReport(olga)));
	expect(new Set(others)).toEqual(new Set([first]));
	expect(await pastDownloads(olga)).toHaveLength(1);
	expect(await askForReport(olga, "recognitions_report", { report_condition: "all" }, "xlsx")).not.toBe(first);
	expect(await askForReport(olga, "recognitions_report", { report_condition: "given_by_me" })).not.toBe(first);
	waitUntilLater(61_000);
	expect(await askForReport(olga)).not.toBe(first);
});

test("a report that is made is not joined: asking again holds what happened since", async () => {
	const { acme, olga } = await makeCompany();
	const first = await askForReport(olga);
	await makeReports(acme);
	expect(await askForReport(olga)).not.toBe(first);
});

test("a request that another one overtakes joins it", async () => {
	const { acme, olga } = await makeCompany();
	let first = 0;
	const environment = interrupted(realEnvironment(), "insert into download_requests", async () => {
		first = await askForReport(olga);
	});
	const cookie = [...olga.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const requestContext = await prepareRequestContext(
		new Request(`http://${acme.host}/`, { headers: { cookie } }),
		environment,
		{ waitUntil: () => undefined },
		{ account_id: acme.id, shard: acme.shard, redirects_to: null },
	);
	const asked = { report_type: "recognitions_report", filters: { report_condition: "all" } };
	expect(await requestContext.call("reports/request-report-download", asked)).toMatchObject({ request_id: first });
	expect(await pastDownloads(olga)).toHaveLength(1);
});

test("a failed request is not joined: asking again makes a new one", async () => {
	const { acme, olga } = await makeCompany();
	const first = await askForReport(olga);
	await acme.database.write([
		sql`update download_requests set status = 'errored' where account_id = ${acme.id} and id = ${first}`,
	]);
	expect(await askForReport(olga)).not.toBe(first);
});

test("a repeated sending of one form is one request, also when it joined another", async () => {
	const { olga } = await makeCompany();
	const payload = { report_type: "recognitions_report", filters: { report_condition: "all" } };
	const first = await askForReport(olga);
	const send = () => olga.client.call("reports/request-report-download", payload, { "idempotency-key": "form-1" });
	expect((await send()).request_id).toBe(first);
	waitUntilLater(120_000);
	expect((await send()).request_id).toBe(first);
});

test("texts that a spreadsheet would compute arrive as texts", async () => {
	const { acme, olga, priya, lee } = await makeCompany();
	const messages = ['=HYPERLINK("http://evil.example","x")', "+1", "-1", "@SUM(A1)", " =1+1", "\t=1", "＝1"];
	await recognise(acme, lee, priya, olga, ...messages);
	await askForReport(olga);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const cells = readCsv((await download(olga, row!.download_link)).bytes)
		.slice(1)
		.flat();
	expect(cells.filter((cell) => /^[\s]*[=+\-@＝]/.test(cell))).toEqual([]);
	expect(cells).toContain('\'=HYPERLINK("http://evil.example","x")');
});

test("a report speaks the language of whoever asked", async () => {
	const { acme, olga, priya, lee } = await makeCompany("es");
	await recognise(acme, lee, priya, olga, "Bien hecho");
	await askForReport(olga);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const [headings, line] = readCsv((await download(olga, row!.download_link)).bytes);
	expect(headings).not.toContain("Recipient");
	expect(line).toContain("Valor");
});

test("[downloads-12] after 30 days the file is gone, and its row says so", async () => {
	const { acme, olga } = await makeCompany();
	const id = await askForReport(olga);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	waitUntilLater(31 * 86_400_000);
	await acme.database.write([
		sql`update sessions set expires_at = expires_at + 9000000000 where account_id = ${acme.id}`,
	]);
	expect((await olga.client.fetch(row!.download_link!)).status).toBe(404);
	const requestContext = await prepareJobContext(
		realEnvironment(),
		{ waitUntil: () => undefined },
		acme.id,
		acme.shard,
		"test",
	);
	await expireReports.handler(createScope(requestContext!, expireReports.name) as Scope<null>);
	expect(await pastDownloads(olga)).toMatchObject([
		{ status: "expired", download_link: null, error_msg: expect.stringContaining("30 days") },
	]);
	const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${acme.id}/${id}/` });
	expect(objects).toEqual([]);
});
