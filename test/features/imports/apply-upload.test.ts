/** An upload that is not clear is kept and asks once: which kind it is, or whether the day or the month comes first. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { backToNow, waitUntilLater } from "#test/factories/reports";
import type { Reply } from "#test/kit/client";
import { runOutbox, runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";
import { findItem, findPerson, seeUpload, sendFile } from "./upload";

afterEach(backToNow);

const unclear =
	"first_name,last_name,email,hire_date\nAda,Byron,ada@a.example,03/04/2018\nBob,Lee,bob@a.example,01/07/2019\n";
const dayMs = 86_400_000;

type Taken = { request_id: number; question: { code: string } | null };

async function owned(): Promise<{ acme: TestTenant; owner: TestMember }> {
	const acme = await createTenant();
	return { acme, owner: await acme.addMember({ role: "account_owner" }) };
}

const takenOf = (reply: Reply) => reply.body as unknown as Taken;
const hasSource = async ({ id }: TestTenant, request_id: number) =>
	(await env.FILES.head(`imports/${id}/${request_id}/source.csv`)) !== null;

/** Bindings whose file store answers only once so many have asked it: all of them have read by then that nobody answered. */
function meetingAtFiles({ client }: TestMember, wanted: number): TestMember["client"]["environment"] {
	let asked = 0;
	let open = () => {};
	const met = new Promise<void>((resolve) => {
		open = resolve;
	});
	const get = async (...given: Parameters<R2Bucket["get"]>) => {
		asked += 1;
		if (asked === wanted) open();
		await met;
		return env.FILES.get(...given);
	};
	return { ...client.environment, FILES: { get } } as unknown as TestMember["client"]["environment"];
}

/** Runs once what looks whether an uploaded file is still needed, so much later. */
async function lookForSources({ id: account_id, shard, database }: TestTenant, laterMs: number): Promise<void> {
	waitUntilLater(laterMs);
	const due = await database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${account_id} and job = 'imports/remove-source'
			and done_at is null and due_at <= ${isolateClock.current.now()}`,
	);
	const environment = env as unknown as Environment;
	for (const { id: outbox_id } of due) {
		await runMessage(environment, { waitUntil: () => undefined }, { account_id, shard, outbox_id });
	}
	backToNow();
}

test.each([
	["day_first", "2018-04-03", "2019-07-01"],
	["month_first", "2018-03-04", "2019-01-07"],
] as const)("dates that can be read either way are asked for once: %s", async (dates, ada, bob) => {
	const { acme, owner } = await owned();
	const { request_id, question } = takenOf(await sendFile(owner, "members", unclear));
	expect(question).toEqual({
		code: "dates",
		examples: [
			{ text: "03/04/2018", day_first: "2018-04-03", month_first: "2018-03-04" },
			{ text: "01/07/2019", day_first: "2019-07-01", month_first: "2019-01-07" },
		],
	});
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(owner, request_id)).toMatchObject({
		status: "pending",
		question: { code: "dates" },
		done_count: 0,
	});
	expect(await findPerson(acme, "ada@a.example")).toBeUndefined();
	expect(await owner.client.call("imports/apply-upload", { upload_id: request_id, dates })).toMatchObject({
		question: null,
	});
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(owner, request_id)).toMatchObject({ status: "processed", question: null, success_count: 2 });
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({ hire_date: ada });
	expect(await findPerson(acme, "bob@a.example")).toMatchObject({ hire_date: bob });
});

test("who uploads may say it at once; one value with one reading, dots, or the header settle it without a question", async () => {
	for (const [file, dates, ada] of [
		[unclear, "month_first", "2018-03-04"],
		[unclear.replace("01/07/2019", "30/07/2019"), undefined, "2018-04-03"],
		[unclear.replace("01/07/2019", "01/17/2019"), undefined, "2018-03-04"],
		[unclear.replaceAll("/", "."), undefined, "2018-04-03"],
		[unclear.replace("hire_date", "Hire Date (MM/DD/YYYY)"), undefined, "2018-03-04"],
		[unclear.replace("03/04/2018", "04/04/2018").replace("01/07/2019", ""), undefined, "2018-04-04"],
	] as const) {
		const { acme, owner } = await owned();
		const content = new File([file], "people.csv");
		const reply = await owner.client.upload("/api/async_process/api_upload_file", { kind: "members", dates }, content);
		expect(takenOf(reply).question, file).toBeNull();
		await runOutbox(acme, "imports/run-import");
		expect(await findPerson(acme, "ada@a.example"), file).toMatchObject({ hire_date: ada });
	}
});

test("a members file sent as a catalogue says so and is applied as members by one answer, and the other way round", async () => {
	const { acme, owner } = await owned();
	const people = takenOf(await sendFile(owner, "catalogue", "Vorname;Nachname;E-Mail\nAda;Byron;ada@a.example\n"));
	expect(people.question).toEqual({ code: "kind", kind: "members" });
	await owner.client.call("imports/apply-upload", { upload_id: people.request_id, kind: "members" });
	const goods = takenOf(await sendFile(owner, "members", "Handle,Title,Variant Price\nmug,Mug,5\n"));
	expect(goods.question).toEqual({ code: "kind", kind: "catalogue" });
	await owner.client.call("imports/apply-upload", { upload_id: goods.request_id, kind: "catalogue" });
	await runOutbox(acme, "imports/run-import");
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({ first_name: "Ada" });
	expect(await findItem(acme, "mug")).toMatchObject({ name: "Mug" });
	expect(await seeUpload(owner, people.request_id)).toMatchObject({ report_type: "members", success_count: 1 });
});

test("an account without a price of its points is asked too what a members file is, and takes no catalogue", async () => {
	const acme = await createTenant({ point_price: 0 });
	const owner = await acme.addMember({ role: "account_owner" });
	const people = await sendFile(owner, "catalogue", "Vorname;Nachname;E-Mail\nAda;Byron;ada@a.example\n");
	expect(takenOf(people).question).toEqual({ code: "kind", kind: "members" });
	const goods = "Handle,Title,Variant Price\nmug,Mug,5\n";
	expect((await sendFile(owner, "catalogue", goods)).body.resultType).toBe("no_point_price");
	const { request_id: upload_id } = takenOf(await sendFile(owner, "members", goods));
	const answer = await owner.client.try("imports/apply-upload", { upload_id, kind: "catalogue" });
	expect(answer.body.resultType).toBe("no_point_price");
});

test("an answer may leave the next question open; a repeated one, or another person's, is refused, and nothing runs twice", async () => {
	const { acme, owner } = await owned();
	const { request_id: upload_id } = takenOf(await sendFile(owner, "catalogue", unclear));
	const next = await owner.client.call("imports/apply-upload", { upload_id, kind: "members" });
	expect(next.question).toMatchObject({ code: "dates" });
	const other = await acme.addMember({ role: "account_owner" });
	expect((await other.client.try("imports/apply-upload", { upload_id, dates: "day_first" })).body.resultType).toBe(
		"not_waiting",
	);
	expect((await other.client.try("imports/discard-upload", { upload_id })).body.resultType).toBe("not_waiting");
	owner.client.environment = meetingAtFiles(owner, 2);
	const answers = await Promise.all(
		(["day_first", "month_first"] as const).map((dates) =>
			owner.client.try("imports/apply-upload", { upload_id, dates }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const runs = await acme.database.read(
		sql`select id from outbox where account_id = ${acme.id} and job = 'imports/run-import'`,
	);
	expect(runs).toHaveLength(1);
});

test("an upload that waits can be discarded; one that nobody answers for 7 days is given up; the file goes both times", async () => {
	const { acme, owner } = await owned();
	const first = takenOf(await sendFile(owner, "members", unclear)).request_id;
	const second = takenOf(await sendFile(owner, "members", unclear)).request_id;
	await owner.client.call("imports/discard-upload", { upload_id: first });
	expect(await seeUpload(owner, first)).toMatchObject({
		status: "errored",
		error_msg: "Discarded. Nothing was applied.",
	});
	await runOutboxWhole(acme);
	expect(await hasSource(acme, first)).toBe(false);
	await lookForSources(acme, 6 * dayMs);
	expect(await seeUpload(owner, second)).toMatchObject({ status: "pending", question: { code: "dates" } });
	expect(await hasSource(acme, second)).toBe(true);
	await lookForSources(acme, 7 * dayMs + 3_600_000);
	expect(await seeUpload(owner, second)).toMatchObject({
		status: "errored",
		error_msg: expect.stringContaining("7 days"),
	});
	expect(await hasSource(acme, second)).toBe(false);
	expect((await owner.client.try("imports/apply-upload", { upload_id: second, dates: "day_first" })).status).toBe(409);
});
