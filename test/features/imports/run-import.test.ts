/** An import runs in chunks with its progress, is taken up after a crash without double effects, and gives its wrong rows. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { availableIn } from "#test/factories/budgets";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import type { Environment } from "#workers/kernel/environment";
import { findPerson, importFile, seeUpload, sendFile } from "./upload";

const people = (count: number) =>
	`first_name,last_name,email,manager_email,points\n${Array.from({ length: count }, (_, at) => `P${at},X,p${at}@a.example,p${Math.floor(at / 10)}@a.example,${at % 7}`).join("\n")}\n`;

/** The same with so much beside it that 1,200 people are three windows of the store: the second chunk needs another one than the first. */
const widePeople = (count: number) =>
	people(count)
		.trimEnd()
		.split("\n")
		.map((line, at) => `${line},${at === 0 ? "filler" : "x".repeat(900)}`)
		.join("\n");

/** The read in which the second chunk's window fails: three count, three weigh the points, one has the first chunk. */
const secondChunk = 8;

async function waiting(tenant: TestTenant) {
	const rows = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${tenant.id} and done_at is null and failed_at is null`,
	);
	return rows.map(({ id }) => ({ account_id: tenant.id, shard: tenant.shard, outbox_id: id }));
}

/** Sends a file and keeps the real queue from running its import; gives the request. */
async function sendHeld(acme: TestTenant, owner: TestMember, content: string): Promise<number> {
	const reply = await sendFile(owner, "members", content);
	await acme.database.write([sql`update outbox set due_at = ${Date.now() + 600_000} where account_id = ${acme.id}`]);
	return Number((reply.body as { request_id?: number }).request_id);
}

/** Runs one message in an environment whose file store fails at the given read. */
async function runOnce(tenant: TestTenant, failingRead = 0): Promise<void> {
	const real = env as unknown as Environment;
	let reads = 0;
	const get = (...given: Parameters<R2Bucket["get"]>) => {
		reads += 1;
		if (reads === failingRead) throw new Error("the store is away");
		return real.FILES.get(...given);
	};
	const FILES = new Proxy(real.FILES, {
		get: (bucket, name) => {
			const value = name === "get" ? get : Reflect.get(bucket, name);
			return typeof value === "function" ? value.bind(bucket) : value;
		},
	});
	await tenant.database.write([
		sql`update outbox set due_at = 0, lease_until = null where account_id = ${tenant.id} and done_at is null`,
	]);
	for (const signal of await waiting(tenant))
		await runMessage({ ...real, FILES }, { waitUntil: () => undefined }, signal);
}

test("[downloads-06] a processing upload knows no total while the file is read, then the done count over the total", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const id = await sendHeld(acme, owner, widePeople(1_200));
	expect(await seeUpload(owner, id)).toMatchObject({ status: "pending", total_count: null, done_count: 0 });
	await runOnce(acme, 1);
	expect(await seeUpload(owner, id)).toMatchObject({ status: "processing", total_count: null, done_count: 0 });
	takeCrashes();
	await runOnce(acme, secondChunk);
	takeCrashes();
	expect(await seeUpload(owner, id)).toMatchObject({
		status: "processing",
		total_count: 1_200,
		done_count: 500,
		success_count: 500,
	});
});

test("an import that dies between chunks is taken up again, and nothing happens twice", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const id = await sendHeld(acme, owner, widePeople(1_200));
	await runOnce(acme, secondChunk);
	expect(takeCrashes()).toHaveLength(1);
	expect(await seeUpload(owner, id)).toMatchObject({ done_count: 500 });
	await runOnce(acme);
	expect(await seeUpload(owner, id)).toMatchObject({
		status: "processed",
		total_count: 1_200,
		done_count: 1_200,
		success_count: 1_200,
		failed_count: 0,
	});
	const [counts] = await acme.database.read(sql<{
		people: number;
		points: number;
	}>`select count(*) as people, sum(p.balance) as points
		from users u join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		where u.account_id = ${acme.id} and u.email like 'p%@a.example'`);
	const expected = Array.from({ length: 1_200 }, (_, at) => at % 7).reduce((sum, points) => sum + points, 0);
	expect(counts).toEqual({ people: 1_200, points: expected });
	expect(await findPerson(acme, "p999@a.example")).toMatchObject({ manager_email: "p99@a.example" });
	const left = await acme.database.read(sql`select key from import_keys where account_id = ${acme.id}`);
	expect(left).toEqual([]);
});

test("the points of a file are out of reach while it is applied; what it did not give comes back where it ends early", async () => {
	const acme = await createTenant({ available: 5_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const sums = [1_200, 500].map((count) => Array.from({ length: count }, (_, at) => at % 7).reduce((a, b) => a + b, 0));
	const [wanted, applied] = sums as [number, number];
	const id = await sendHeld(acme, owner, widePeople(1_200));
	await runOnce(acme, secondChunk);
	expect(takeCrashes()).toHaveLength(1);
	expect(await availableIn(acme)).toBe(5_000 - wanted);
	const other = await acme.addMember({ role: "account_owner" });
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${owner.id}`]);
	await runOnce(acme);
	await acme.database.write([
		sql`update users set role = 'account_owner' where account_id = ${acme.id} and id = ${owner.id}`,
	]);
	expect(await seeUpload(owner, id)).toMatchObject({ status: "errored", done_count: 500 });
	expect(await availableIn(acme)).toBe(5_000 - applied);
	const again = await importFile(acme, other, "members", people(1_200));
	expect(again).toMatchObject({ status: "processed", done_count: 1_200, failed_count: 0 });
	expect(await availableIn(acme)).toBe(5_000 - wanted);
});

test("an import that fails again and again ends with the specification's words", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const id = await sendHeld(acme, owner, people(3));
	for (let attempt = 0; attempt < 5; attempt += 1) {
		await runOnce(acme, 1);
	}
	expect(takeCrashes()).toHaveLength(5);
	const upload = await seeUpload(owner, id);
	expect(upload).toMatchObject({
		status: "errored",
		error_msg: "An error occurred while processing your upload.",
		download_link: null,
	});
});

test("repeats are found across chunks, and a file of more than ten chunks goes on in a new message", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const rows = Array.from({ length: 5_600 }, (_, at) => `P,X,q${at % 5_500}@a.example`);
	const upload = await importFile(acme, owner, "members", `first_name,last_name,email\n${rows.join("\n")}\n`);
	expect(upload).toMatchObject({ status: "processed", total_count: 5_600, success_count: 5_500, failed_count: 100 });
	expect(upload.refused[0]).toMatchObject({ line: 5_502, reason: "'q0@a.example' already stands in line 2." });
	const runs = await acme.database.read(
		sql`select id from outbox where account_id = ${acme.id} and job = 'imports/run-import'`,
	);
	expect(runs).toHaveLength(2);
});

test("[downloads-11] the wrong rows are downloaded with the reason beside each, safe for spreadsheets, by the requester alone", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner", language_code: "es" });
	const other = await acme.addMember({ role: "account_owner" });
	const member = await acme.addMember();
	const upload = await importFile(
		acme,
		owner,
		"members",
		'first_name,last_name,email\n=cmd|x,"Müller, Zoë",nowhere\nAda,Byron,ada@a.example\n',
	);
	expect(upload.download_link).toBe(`/async_process/download_result/${upload.request_id}`);
	const answer = await owner.client.fetch(upload.download_link!);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-disposition")).toContain("file-wrong-rows.csv");
	expect(answer.headers.get("x-row-count")).toBe("1");
	const bytes = new Uint8Array(await answer.arrayBuffer());
	expect([...bytes.subarray(0, 3)], "Excel's byte order mark").toEqual([0xef, 0xbb, 0xbf]);
	expect(new TextDecoder().decode(bytes)).toBe(
		'first_name,last_name,email,línea,motivo\r\n\'=cmd|x,"Müller, Zoë",nowhere,2,«nowhere» no es un correo.\r\n',
	);
	for (const client of [other.client, member.client, acme.visitor()])
		expect([403, 404, 401]).toContain((await client.fetch(upload.download_link!)).status);
	const globex = await createTenant();
	const stranger = await globex.addMember({ role: "account_owner" });
	expect((await stranger.client.fetch(upload.download_link!)).status).toBe(404);
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${owner.id}`]);
	expect((await owner.client.fetch(upload.download_link!)).status).toBe(403);
});

test("[downloads-09] past uploads are paged by five, newest first, one's own alone", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const other = await acme.addMember({ role: "account_owner" });
	for (let at = 0; at < 6; at += 1) await sendFile(owner, "members", people(1));
	const first = await owner.client.call("imports/get-past-upload-file-requests", {});
	expect(first).toMatchObject({ total_rows: 6, total_pages: 2 });
	expect(first.table_rows).toHaveLength(5);
	const second = await owner.client.call("imports/get-past-upload-file-requests", { page: 1 });
	expect(second.table_rows).toHaveLength(1);
	expect(second.table_rows[0]!.id).toBeLessThan(first.table_rows[4]!.id);
	expect(await other.client.call("imports/get-past-upload-file-requests", {})).toMatchObject({ total_rows: 0 });
	expect(await owner.client.call("imports/get-past-async-process-requests", {})).toMatchObject({
		total_rows: 0,
		table_rows: [],
	});
});

test("the same key gives the same upload again, and another file under it is a conflict", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const send = (content: string) => {
		const file = new File([content], "people.csv", { type: "text/csv" });
		const headers = { "idempotency-key": "upload-1" };
		return owner.client.upload("/api/async_process/api_upload_file", { kind: "members" }, file, headers);
	};
	const first = await send(people(2));
	expect(await send(people(2))).toMatchObject({ status: 200, body: first.body });
	expect(await send(people(3))).toMatchObject({ status: 409, body: { resultType: "idempotency_conflict" } });
	const rows = await acme.database.read(sql`select id from download_requests where account_id = ${acme.id}`);
	expect(rows).toHaveLength(1);
});
