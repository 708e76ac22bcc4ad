/** An account that is suspended, closed, erased or renamed: nobody acts in it, and what waits for it ends with a reason. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addBuyer, beginToBuy, createSellingTenant, sellingFlags } from "#test/factories/purchases";
import { askForReport, makeReports } from "#test/factories/reports";
import { Client } from "#test/kit/client";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, silentQueue } from "#test/kit/outbox";
import { standInForStripe } from "#test/kit/payments";
import { watched } from "#test/kit/round-trips";
import { putOffDueWork } from "#test/kit/schedule";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { runBatch } from "#workers/background/run-batch";
import { runMessage } from "#workers/background/run-message";
import { runSchedule } from "#workers/background/run-schedule";
import type { Environment } from "#workers/kernel/environment";

afterEach(() => vi.restoreAllMocks());

const waiter = { waitUntil: () => undefined };
const environment = { ...env, OUTBOX_QUEUE: silentQueue } as unknown as Environment;

function setStatus(tenant: TestTenant, status: "active" | "suspended" | "closed") {
	return tenant.database.write([sql`update accounts set status = ${status} where account_id = ${tenant.id}`]);
}

/** Runs a message, and suspends its account before the first batch with a statement that begins so. */
async function runSuspendedAt(tenant: TestTenant, outbox_id: number, statement: string) {
	const { environment: stopping } = watched({
		before: (texts) => (texts.some((text) => text.startsWith(statement)) ? setStatus(tenant, "suspended") : undefined),
	});
	const signal = { account_id: tenant.id, shard: tenant.shard, outbox_id };
	await runMessage({ ...stopping, OUTBOX_QUEUE: silentQueue } as never, waiter, signal);
}

/** The messages of the tenant that are not done. */
function openMessages(tenant: TestTenant) {
	return tenant.database.read(
		sql<{ id: number; job: string; failed_at: number | null; error: string | null }>`select id, job, failed_at, error
			from outbox where account_id = ${tenant.id} and done_at is null`,
	);
}

test.each(["suspended", "closed"] as const)(
	"in a %s account nobody reads, signs in or writes, not even who just did",
	async (status) => {
		const acme = await createTenant();
		const priya = await acme.addMember();
		await priya.client.call("session/init-user", {});
		await setStatus(acme, status);
		const call = await priya.client.try("session/init-user", {});
		expect([call.status, call.body.resultType]).toEqual([403, "account_suspended"]);
		expect(call.body.resultMsg).toBe("This site is suspended. Please ask your company’s administrator.");
		const login = await acme.visitor().send("/api/users/api_login", { method: "POST", body: "{}" });
		expect(login.status).toBe(403);
		const page = await acme.visitor().fetch("/webapp/login", { headers: { "accept-language": "es" } });
		expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("Este sitio está suspendido")]);
		await setStatus(acme, "active");
		expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	},
);

test("an account that is suspended between reading and writing takes nothing more", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ status: "invited" });
	const { environment: stopping } = watched({
		before: (texts) =>
			texts.some((text) => text.includes("insert into password_links")) ? setStatus(acme, "suspended") : undefined,
	});
	owner.client.environment = stopping as unknown as typeof env;
	const reply = await owner.client.try("session/send-activation-link", { user_id: olu.id });
	expect(reply.status).toBe(401);
	await setStatus(acme, "active");
	expect(await tokenSentTo(acme, olu)).toBeUndefined();
});

test("what waits for a suspended account is given up with the reason, and people see it when the account is back", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ status: "invited" });
	runByHand(owner.client);
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	await askForReport(owner);
	const ids = (await openMessages(acme)).map(({ id }) => id);
	expect(ids).toHaveLength(2);
	await setStatus(acme, "suspended");
	const asked: number[] = [];
	const messages = ids.map((outbox_id) => ({
		body: { account_id: acme.id, shard: acme.shard, outbox_id },
		ack: () => void asked.push(outbox_id),
		retry: () => expect.unreachable("a message of a suspended account is not tried again"),
	}));
	await runBatch(messages as never, environment, waiter);
	expect(asked.sort()).toEqual(ids.sort());
	for (const message of await openMessages(acme))
		expect(message).toMatchObject({ failed_at: expect.any(Number), error: "the account is suspended" });
	const emails = await acme.database.read(
		sql<{ sent_at: number | null }>`select sent_at from emails where account_id = ${acme.id}`,
	);
	expect(emails).toEqual([{ sent_at: null }]);
	await setStatus(acme, "active");
	expect((await owner.client.call("reports/get-past-download-requests", {})).table_rows).toMatchObject([
		{ status: "errored" },
	]);
});

test("a job whose account is suspended while it runs writes nothing, and is given up at its next try", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ status: "invited" });
	runByHand(owner.client);
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const { id } = (await openMessages(acme))[0]!;
	await runSuspendedAt(acme, id, "update emails set sent_at");
	expect(
		await acme.database.read(sql`select id from emails where account_id = ${acme.id} and sent_at is null`),
	).toHaveLength(1);
	expect(await openMessages(acme)).toMatchObject([{ error: "lease_lost" }]);
	await acme.database.write([sql`update outbox set due_at = 0 where account_id = ${acme.id}`]);
	await runMessage(environment, waiter, { account_id: acme.id, shard: acme.shard, outbox_id: id });
	expect(await openMessages(acme)).toMatchObject([{ error: "the account is suspended" }]);
});

test("a long job whose account is suspended between two of its batches lets go, which is no crash: codes of certificates, a purchase", async () => {
	standInForStripe();
	const acme = await createSellingTenant({ flags: { ...sellingFlags, ots_enabled: 1 } });
	const owner = await acme.addMember({ role: "account_owner" });
	await fundTenant(acme, 10_000);
	const budget_id = await addBudget(owner, { name: "Europe", points: 8_000 });
	runByHand(owner.client);
	const buyer = await addBuyer(acme);
	const batch = { budget_id, name: "Safety day", certificate_count: 3, points: 50, message: "A safe year." };
	await owner.client.call("certificates/save-batch", { ...batch, expires_on: "2199-12-31" });
	await beginToBuy(buyer);
	for (const [job, write] of [
		["certificates/make-certificates", "insert into certificates"],
		["buy-points/follow-purchase", "update purchases set state"],
	] as const) {
		const messages = async () => (await openMessages(acme)).filter((message) => message.job === job);
		await runSuspendedAt(acme, (await messages())[0]!.id, write);
		expect(await messages()).toMatchObject([{ failed_at: null, error: "lease_lost" }]);
		await setStatus(acme, "active");
	}
	expect(
		await acme.database.read(
			sql`select b.made_count, p.state from certificate_batches b join purchases p on p.account_id = b.account_id
				where b.account_id = ${acme.id}`,
		),
	).toEqual([{ made_count: 0, state: "created" }]);
});

test("messages and clock of an account that was erased end quietly, and stop nobody else's", async () => {
	const gone = { account_id: newId(), shard: 0 };
	const now = Date.now();
	await env.DIRECTORY.prepare(
		"insert into directory_accounts (id, subdomain, shard, status, created_at) values (?, ?, 0, 'active', ?)",
	)
		.bind(gone.account_id, `gone${gone.account_id}`, now)
		.run();
	const acked: number[] = [];
	const message = {
		body: { ...gone, outbox_id: 1 },
		ack: () => void acked.push(1),
		retry: () => expect.unreachable("a message of nobody is not tried again"),
	};
	await runBatch([message] as never, environment, waiter);
	expect(acked).toEqual([1]);
	await runMessage(environment, waiter, message.body);
	await Promise.all([0, 1].map(putOffDueWork));
	await runSchedule(environment, waiter);
	await env.DIRECTORY.prepare("delete from directory_accounts where id = ?").bind(gone.account_id).run();
});

test("after a renaming, an older link leads on to the new host and works there; a post to the old one does nothing", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const token = (await tokenSentTo(acme, olu))!;
	const renamed = `new-${acme.host}`;
	await env.DIRECTORY.batch([
		env.DIRECTORY.prepare("insert into directory_hosts (host, account_id, created_at) values (?, ?, ?)").bind(
			renamed,
			acme.id,
			1,
		),
		env.DIRECTORY.prepare(
			"insert into directory_hosts (host, account_id, redirects_to, created_at) values (?, ?, ?, ?)",
		).bind(`old-${acme.host}`, acme.id, renamed, 1),
	]);
	const old = new Client(`old-${acme.host}`);
	const page = await old.fetch(`/webapp/activate/${token}`);
	expect([page.status, page.headers.get("location")]).toEqual([301, `http://${renamed}/webapp/activate/${token}`]);
	const post = await old.fetch("/api/users/api_activate", {
		method: "POST",
		body: JSON.stringify({ payload: { token, password: "long enough words" } }),
	});
	expect(post.status).toBe(308);
	await new Client(renamed).call("session/activate", { token, password: "long enough words" });
});

test("a report and an import whose requester leaves end with the reason, and are not tried again", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const report = await askForReport(owner);
	const file = new File(["participant_id,first_name,last_name,email\nP-900,Ida,Ng,ida@example.com\n"], "people.csv");
	const upload = await owner.client.upload("/api/async_process/api_upload_file", { kind: "members" }, file);
	expect(upload.status).toBe(200);
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${owner.id}`,
	]);
	await makeReports(acme);
	for (const { id: outbox_id } of await openMessages(acme))
		await runMessage(environment, waiter, { account_id: acme.id, shard: acme.shard, outbox_id });
	const rows = await acme.database.read(
		sql<{ id: number; status: string; error_msg: string }>`select id, status, error_msg from download_requests
			where account_id = ${acme.id} order by id`,
	);
	expect(rows).toMatchObject([
		{ id: report, status: "errored", error_msg: "You may no longer ask for this report." },
		{ status: "errored", error_msg: expect.stringContaining("may not import any more") },
	]);
	// The source of an import is removed later, whatever became of it.
	expect((await openMessages(acme)).map(({ job }) => job)).toEqual(["imports/remove-source"]);
	const people = await acme.database.read(
		sql`select id from users where account_id = ${acme.id} and participant_id = 'P-900'`,
	);
	expect(people).toEqual([]);
});
