/** Batches of the queue: messages share their round trips to the database, and none fails, waits or is counted for another. */
import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { askForReport, realEnvironment } from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import { planOf } from "#test/kit/plan";
import { watched } from "#test/kit/round-trips";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import worker from "#workers/index";
import { minuteMs } from "#workers/kernel/clock";
import type { OutboxSignal } from "#workers/kernel/environment";
import { takeFirstLeases } from "#workers/kernel/outbox";

/** Emails with the messages that send them; answers the messages' ids. */
async function addEmails(tenant: TestTenant, count: number): Promise<number[]> {
	const emails = Array.from({ length: count }, () => ({ email_id: newId(), message_id: newId() }));
	await tenant.database.write(
		emails.flatMap(({ email_id, message_id }) => [
			sql`insert into emails (account_id, id, user_id, recipient, subject, body, created_at)
				values (${tenant.id}, ${email_id}, ${null}, ${"ana@example.com"}, ${"Hello"}, ${"Hello."}, ${Date.now()})`,
			message(tenant, message_id, "mail/send-email", { email_id }),
		]),
	);
	return emails.map(({ message_id }) => message_id);
}

function message(tenant: TestTenant, id: number, job: string, payload: object, attempts = 0) {
	return sql`insert into outbox (account_id, id, job, payload, attempts, created_at, due_at)
		values (${tenant.id}, ${id}, ${job}, ${JSON.stringify(payload)}, ${attempts}, ${Date.now()}, ${Date.now()})`;
}

type MessageRow = { id: number; attempts: number; isDone: 0 | 1; isHeld: 0 | 1; error: string | null };

async function messagesOf(tenant: TestTenant, ids: readonly number[]): Promise<MessageRow[]> {
	const rows = await tenant.database.read(sql<MessageRow>`select id, attempts, done_at is not null as isDone,
		coalesce(lease_until > ${Date.now()}, 0) as isHeld, error from outbox where account_id = ${tenant.id}`);
	return ids.map((id) => rows.find((row) => row.id === id)!);
}

const emailsSent = async (tenant: TestTenant) =>
	(await tenant.database.read(sql`select id from emails where account_id = ${tenant.id} and sent_at is not null`))
		.length;

/** Hands the messages over as the queue does, and answers the ids of those that it must send again. */
async function deliver(messages: [TestTenant, number][], environment = realEnvironment()): Promise<number[]> {
	const batch = createMessageBatch<OutboxSignal>(
		"laurel-outbox",
		messages.map(([{ id: account_id, shard }, outbox_id], at) => ({
			id: String(at),
			timestamp: new Date(),
			attempts: 1,
			body: { account_id, shard, outbox_id },
		})),
	);
	const context = createExecutionContext();
	await worker.queue(batch, environment, context);
	const result = await getQueueResult(batch, context);
	await waitOnExecutionContext(context);
	return result.retryMessages.map(({ msgId }: { msgId: string }) => messages[Number(msgId)]![1]);
}

test("the messages of a batch take three trips together: account and leases, what the jobs read, what they write", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 20);
	const { environment, roundTrips } = watched();
	expect(
		await deliver(
			ids.map((id) => [acme, id]),
			environment,
		),
	).toEqual([]);
	expect(roundTrips).toHaveLength(3);
	expect(await emailsSent(acme)).toBe(20);
	expect((await messagesOf(acme, ids)).every(({ isDone, attempts }) => isDone === 1 && attempts === 1)).toBe(true);
});

test("each account's messages are its own, whatever their ids", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const [mine] = await addEmails(acme, 1);
	const [theirs] = await addEmails(globex, 1);
	expect(
		await deliver([
			[acme, mine!],
			[globex, theirs!],
			[globex, mine!],
		]),
	).toEqual([]);
	expect([await emailsSent(acme), await emailsSent(globex)]).toEqual([1, 1]);
});

test("a job that fails is given back alone, and the others are done", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 3);
	const broken = newId();
	await acme.database.write([message(acme, broken, "mail/send-email", { email_id: "no number" })]);
	expect(await deliver([...ids, broken].map((id) => [acme, id]))).toEqual([]);
	expect(takeCrashes()).toHaveLength(1);
	expect((await messagesOf(acme, ids)).map(({ isDone }) => isDone)).toEqual([1, 1, 1]);
	expect(await messagesOf(acme, [broken])).toMatchObject([{ attempts: 1, isDone: 0, isHeld: 0 }]);
});

test("a commit that is refused undoes none of those that shared its trip", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 3);
	const takeOver = sql`update outbox set lease_until = ${Date.now() + 60 * minuteMs}, attempts = 2
		where account_id = ${acme.id} and id = ${ids[1]!}`;
	const { environment, roundTrips } = watched({
		before: (texts) =>
			texts.some((text) => text.includes("from emails")) ? acme.database.write([takeOver]) : undefined,
	});
	const batch = ids.map((id): [TestTenant, number] => [acme, id]);
	expect(await deliver(batch, environment)).toEqual([]);
	expect((await messagesOf(acme, ids)).map(({ isDone, isHeld }) => [isDone, isHeld])).toEqual([
		[1, 1],
		[0, 1],
		[1, 1],
	]);
	expect(await emailsSent(acme)).toBe(2);
	expect(roundTrips).toHaveLength(3 + 3 + 1);
});

test("a job whose account is closed while it runs writes nothing, gives its message back and is no crash", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 1);
	const close = sql`update accounts set status = 'suspended' where account_id = ${acme.id}`;
	const { environment } = watched({
		before: (texts) => (texts.some((text) => text.includes("from emails")) ? acme.database.write([close]) : undefined),
	});
	expect(await deliver([[acme, ids[0]!]], environment)).toEqual([]);
	expect(await messagesOf(acme, ids)).toMatchObject([{ attempts: 1, isDone: 0, isHeld: 0, error: "lease_lost" }]);
	expect(await emailsSent(acme)).toBe(0);
});

test("a trip that breaks tells nothing of what was written: each job of it is tried again by itself", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 2);
	let broken = 0;
	const { environment } = watched({
		breaks: (texts) => texts.some((text) => text.startsWith("update emails")) && broken++ < 1,
	});
	const batch = ids.map((id): [TestTenant, number] => [acme, id]);
	expect(await deliver(batch, environment)).toEqual([]);
	expect(takeCrashes()).toHaveLength(2);
	expect((await messagesOf(acme, ids)).map(({ attempts, isHeld }) => [attempts, isHeld])).toEqual([
		[1, 0],
		[1, 0],
	]);
	await acme.database.write([sql`update outbox set due_at = 0 where account_id = ${acme.id}`]);
	expect(await deliver(batch)).toEqual([]);
	expect((await messagesOf(acme, ids)).map(({ attempts, isDone }) => [attempts, isDone])).toEqual([
		[2, 1],
		[2, 1],
	]);
});

test("what was tried before runs by itself after the others, and so does what takes long", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	await askForReport(olga);
	const [report] = await acme.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${acme.id} and job = 'reports/make-report'`,
	);
	const [tried, ...fresh] = await addEmails(acme, 3);
	await acme.database.write([sql`update outbox set attempts = 1 where account_id = ${acme.id} and id = ${tried!}`]);
	const { environment, roundTrips } = watched();
	const ids = [report!.id, tried!, ...fresh];
	expect(
		await deliver(
			ids.map((id) => [acme, id]),
			environment,
		),
	).toEqual([]);
	expect((await messagesOf(acme, ids)).map(({ attempts, isDone }) => [attempts, isDone])).toEqual([
		[1, 1],
		[2, 1],
		[1, 1],
		[1, 1],
	]);
	const leases = roundTrips.flat().filter((text) => text.startsWith("update outbox set lease_until"));
	expect(leases[0]).toContain("json_each");
	expect(leases.slice(1).every((text) => text.includes("and id = ?"))).toBe(true);
});

test("work that runs apart goes through the accounts in turns, and what is left after half a minute goes behind the others in the queue", async () => {
	const [noisy, quiet] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const ids = [...(await addEmails(noisy, 3)), ...(await addEmails(quiet, 1))];
	for (const { id, database } of [noisy, quiet])
		await database.write([sql`update outbox set attempts = 1 where account_id = ${id}`]);
	let passedMs = 0;
	const { environment } = watched({
		before: (texts) => {
			const isLeased = texts.some(
				(text) => text.startsWith("update outbox set lease_until") && text.includes("and id = ?"),
			);
			passedMs += isLeased ? 20_000 : 0;
			return undefined;
		},
	});
	const sent: OutboxSignal[] = [];
	const sendBatch = async (messages: Iterable<{ body: OutboxSignal }>) =>
		void sent.push(...[...messages].map(({ body }) => body));
	const now = Date.now;
	const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + passedMs);
	const asked = await deliver(
		ids.map((id, at) => [at < 3 ? noisy : quiet, id]),
		{ ...environment, OUTBOX_QUEUE: { sendBatch } } as never,
	);
	clock.mockRestore();
	// Sent anew and not asked for again, which would count as a try.
	expect(asked).toEqual([]);
	expect(sent.map(({ outbox_id }) => outbox_id)).toEqual([ids[1], ids[2]]);
	expect((await messagesOf(noisy, ids.slice(0, 3))).map(({ attempts, isDone }) => [attempts, isDone])).toEqual([
		[2, 1],
		[1, 0],
		[1, 0],
	]);
	expect((await messagesOf(quiet, ids.slice(3))).map(({ isDone }) => isDone)).toEqual([1]);
});

test("a batch whose first trip fails is asked for again, and no try is counted", async () => {
	const acme = await createTenant();
	const ids = await addEmails(acme, 2);
	const { environment } = watched({ breaks: (texts) => texts.some((text) => text.includes("from accounts")) });
	const batch = ids.map((id): [TestTenant, number] => [acme, id]);
	expect(await deliver(batch, environment)).toEqual(ids);
	expect((await messagesOf(acme, ids)).map(({ attempts }) => attempts)).toEqual([0, 0]);
	expect(await deliver(batch)).toEqual([]);
	expect(await emailsSent(acme)).toBe(2);
});

test("leases of many messages are found by their ids", async () => {
	const steps = await planOf(0, takeFirstLeases(1, [1, 2], Date.now(), ["reports/make-report"]));
	expect(steps).toContainEqual(expect.stringMatching(/account_id=\? AND id=\?/));
});
