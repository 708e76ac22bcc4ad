/** Reports whose making breaks off anywhere still arrive, once, whole; those that cannot be made say why. */
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Fault, failing } from "#test/factories/faults";
import {
	addManyRecognitions,
	askForReport,
	backToNow,
	download,
	makeReports,
	pastDownloads,
	readCsv,
	readXlsx,
	realEnvironment,
	sha256Of,
	waitUntilLater,
} from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { isolateClock } from "#workers/runtime/clock";

afterEach(backToNow);

async function makeCompany(rows: number, messageLength = 10, language_code = "en") {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", language_code });
	const priya = await acme.addMember({ first_name: "Priya" });
	const lee = await acme.addMember({ first_name: "Lee" });
	const written = await addManyRecognitions(acme, { giver: lee, recipient: priya, owner: olga }, rows, messageLength);
	return { acme, olga, ...written };
}

/** A clock on which each look costs 21 seconds: a run is over after its first page. */
function runOverAtEachPage(): void {
	let now = Date.now();
	isolateClock.current = {
		now: () => {
			now += 21_000;
			return now;
		},
	};
}

/** Runs the report's messages again and again, an hour between them, until none waits. */
async function makeAfterFailures(acme: TestTenant): Promise<void> {
	for (let round = 0; round < 6; round += 1) {
		waitUntilLater(300_000);
		await makeReports(acme);
	}
}

/** The messages of the only report, after everything that is known of its file was compared. */
async function messagesOf(acme: TestTenant, olga: TestMember, id: number): Promise<string[]> {
	backToNow();
	const row = (await pastDownloads(olga)).find((past) => past.id === id);
	expect(row).toMatchObject({ status: "processed" });
	const { bytes, headers } = await download(olga, row!.download_link);
	expect(headers.get("x-sha256")).toBe(await sha256Of(bytes));
	expect(row).toMatchObject({ sha256: headers.get("x-sha256"), byte_count: bytes.byteLength });
	const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${acme.id}/${id}/` });
	expect(objects.map(({ size }) => size)).toEqual([bytes.byteLength]);
	const [headings, ...lines] = row!.file_name.endsWith(".csv")
		? readCsv(bytes)
		: Object.values(readXlsx(bytes))[0]!.map((line) => line.map(String));
	expect(headers.get("x-row-count")).toBe(String(lines.length));
	const at = headings!.indexOf("Message");
	return lines.map((line) => line[at]!);
}

const faults: Fault[] = [
	"before create",
	"after create",
	"before part",
	"after part",
	"before complete",
	"after complete",
	"before reading back",
	"before commit",
	"after commit",
];

test.each(faults)("a report of one part whose first attempt dies %s arrives once", async (fault) => {
	const { acme, olga, messages } = await makeCompany(30);
	const id = await askForReport(olga);
	const { environment, log } = failing(realEnvironment(), fault);
	await makeReports(acme, environment);
	expect(log.failures).toBe(1);
	// A commit whose reply was lost is found in the database: it did not die.
	expect(takeCrashes()).toHaveLength(fault === "after commit" ? 0 : 1);
	await makeAfterFailures(acme);
	expect(await messagesOf(acme, olga, id)).toEqual(messages);
});

describe("a report of two parts", () => {
	let company: Awaited<ReturnType<typeof makeCompany>>;
	let asked = 0;

	beforeAll(async () => {
		company = await makeCompany(9_000, 1_000);
	});

	/** Each test asks for the same rows by other filters, so that it joins no other's request. */
	const ask = () => {
		asked += 1;
		return askForReport(company.olga, "recognitions_report", {
			report_condition: "all",
			startDate: `2020-01-0${asked}`,
		});
	};

	test("goes on from its first part, and begins anew when it failed twice from there", async () => {
		const { acme, olga, messages } = company;
		const id = await ask();
		const first = failing(realEnvironment(), "before complete");
		await makeReports(acme, first.environment);
		expect([first.log.failures, first.log.parts]).toEqual([1, [1, 2]]);
		waitUntilLater(300_000);
		const second = failing(realEnvironment(), "before commit");
		await makeReports(acme, second.environment);
		expect(second.log).toEqual({ failures: 1, parts: [2], created: 0 });
		waitUntilLater(300_000);
		const third = failing(realEnvironment(), "before create", 0);
		await makeReports(acme, third.environment);
		expect(third.log).toEqual({ failures: 0, parts: [1, 2], created: 1 });
		expect(takeCrashes()).toHaveLength(2);
		expect(await messagesOf(acme, olga, id)).toEqual(messages);
	});

	test("begins anew at once when R2 no longer knows its upload", async () => {
		const { acme, olga, messages } = company;
		const id = await ask();
		await makeReports(acme, failing(realEnvironment(), "after complete").environment);
		expect(takeCrashes()).toHaveLength(1);
		waitUntilLater(300_000);
		const second = failing(realEnvironment(), "before create", 0);
		await makeReports(acme, second.environment);
		expect(second.log).toEqual({ failures: 0, parts: [2, 1, 2], created: 1 });
		expect(await messagesOf(acme, olga, id)).toEqual(messages);
	});

	test("begins anew when R2 lost the bytes after its first part", async () => {
		const { acme, olga, messages } = company;
		const id = await ask();
		await makeReports(acme, failing(realEnvironment(), "before complete").environment);
		expect(takeCrashes()).toHaveLength(1);
		const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${acme.id}/${id}/` });
		expect(objects).toHaveLength(1);
		await realEnvironment().FILES.delete(objects.map(({ key }) => key));
		await makeAfterFailures(acme);
		expect(await messagesOf(acme, olga, id)).toEqual(messages);
	});

	test.each<Fault>(["before rest", "after rest", "after part"])("arrives once when it dies %s", async (fault) => {
		const { acme, olga, messages } = company;
		const id = await ask();
		await makeReports(acme, failing(realEnvironment(), fault).environment);
		expect(takeCrashes()).toHaveLength(1);
		await makeAfterFailures(acme);
		expect(await messagesOf(acme, olga, id)).toEqual(messages);
	});
});

test.each(["csv", "xlsx"] as const)("a long report goes on in new messages and stays one %s", async (format) => {
	const { acme, olga, messages } = await makeCompany(3_500);
	const id = await askForReport(olga, "recognitions_report", { report_condition: "all" }, format);
	runOverAtEachPage();
	expect(await makeReports(acme)).toBe(4);
	expect(await messagesOf(acme, olga, id)).toEqual(messages);
});

test("[downloads-05] the panel shows how far a report is", async () => {
	const { acme, olga } = await makeCompany(2_500);
	const id = await askForReport(olga);
	expect(await pastDownloads(olga)).toMatchObject([{ status: "pending", done_count: 0 }]);
	runOverAtEachPage();
	await makeReports(acme, realEnvironment(), 1);
	backToNow();
	expect(await pastDownloads(olga)).toMatchObject([
		{ id, status: "processing", done_count: 1_000, total_count: 2_500 },
	]);
});

test("[downloads-12] a report that cannot be made ends as failed, with the reason in the requester's language", async () => {
	const { acme, olga } = await makeCompany(3, 10, "fr");
	const id = await askForReport(olga);
	const broken = failing(realEnvironment(), "before complete", 100);
	for (let attempt = 0; attempt < 5; attempt += 1) {
		await makeReports(acme, broken.environment);
		waitUntilLater(1_800_000);
	}
	backToNow();
	expect(takeCrashes()).toHaveLength(5);
	expect(await pastDownloads(olga)).toMatchObject([
		{ id, status: "errored", download_link: null, error_msg: expect.stringContaining("n’a pas pu être préparé") },
	]);
	const [outbox] = await acme.database.read(
		sql<{
			failed_at: number | null;
		}>`select failed_at from outbox where account_id = ${acme.id} and job = 'reports/make-report'`,
	);
	expect(outbox!.failed_at).not.toBeNull();
	expect((await olga.client.fetch(`/reports/api_download_report/${id}`)).status).toBe(404);
});
