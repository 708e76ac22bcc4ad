/** The schedule touches what is due alone: by time, oldest first, and each work says when it is due next or is told of by a trigger. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { silentQueue } from "#test/kit/outbox";
import { planOf } from "#test/kit/plan";
import { dueWorkOf, putOffDueWork, runDueWork, runWorkOf } from "#test/kit/schedule";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { runSchedule } from "#workers/background/run-schedule";
import { dayMs, minuteMs, secondMs } from "#workers/kernel/clock";
import { allWork, listDueWork, never } from "#workers/kernel/due-work";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { scheduled } from "#workers/registry";

const real = env as unknown as Environment;

/** When each work of a client is due next. */
async function planned(tenant: TestTenant): Promise<Record<string, number | null>> {
	const rows = await tenant.database.read(
		sql<{ work: string; due_at: number | null }>`select work, due_at from due_work where account_id = ${tenant.id}`,
	);
	return Object.fromEntries(rows.map(({ work, due_at }) => [work, due_at]));
}

/** A message of the outbox, as a commit writes it whose signal is lost. */
const message = (tenant: TestTenant, due_at: number, created_at = Date.now()) =>
	tenant.database.write([
		sql`insert into outbox (account_id, id, job, payload, created_at, due_at)
			values (${tenant.id}, ${newId()}, 'mail/send-email', '{"ids":[]}', ${created_at}, ${due_at})`,
	]);

/** A queue that keeps what it is sent. */
function openQueue() {
	const sent: number[] = [];
	const sendBatch = async (messages: Iterable<{ body: { account_id: number } }>) => {
		for (const { body } of messages) sent.push(body.account_id);
	};
	return { sent, OUTBOX_QUEUE: { ...silentQueue, sendBatch } as unknown as Queue };
}

/** On both shards: a run of the whole schedule goes through all of them. */
const putOffEverywhere = () => Promise.all([0, 1].map(putOffDueWork));

async function setStatus(tenant: TestTenant, status: string) {
	await tenant.database.write([sql`update accounts set status = ${status} where account_id = ${tenant.id}`]);
}

test("all work of a new client is due at once; each is planned, and then nothing is due", async () => {
	const acme = await createTenant();
	expect(await dueWorkOf(acme)).toEqual([allWork]);
	await runDueWork(acme);
	const plan = await planned(acme);
	expect(Object.keys(plan).sort()).toEqual([allWork, ...scheduled.map(({ name }) => name)].sort());
	expect(await dueWorkOf(acme, Date.now() + 9 * minuteMs)).toEqual([]);
	// After a week each is looked at, whatever its row says.
	expect(await dueWorkOf(acme, Date.now() + 8 * dayMs)).toContain(allWork);
});

test("each scheduled work says when it is due next, or a trigger that is there tells of it", async () => {
	const acme = await createTenant();
	const { results } = await real.SHARD_0.prepare(
		"select name, sql from sqlite_master where type = 'trigger' and sql like '%due_work%'",
	).all<{ name: string; sql: string }>();
	const found = new Map(results.map(({ name, sql: text }) => [name, text]));
	for (const work of scheduled) {
		const next = await runWorkOf(acme, work);
		expect([work.name, Number.isInteger(next), next >= Date.now() - secondMs]).toEqual([work.name, true, true]);
		if (next === never) expect([work.name, work.triggers?.length ?? 0]).not.toEqual([work.name, 0]);
		for (const trigger of work.triggers ?? [])
			expect([trigger, found.get(trigger)?.includes(`'${work.name}'`)]).toEqual([trigger, true]);
	}
	const named = scheduled.flatMap(({ triggers }) => triggers ?? []);
	const ofAccounts = ["accounts_begin_work", "accounts_rest", "accounts_resume_work"];
	expect([...found.keys()].sort()).toEqual([...named, ...ofAccounts].sort());
});

test("a shard is asked once, by the index of what is due, and no account without anything due is touched", async () => {
	const plan = (await planOf(0, listDueWork(1, 300))).join("; ");
	expect(plan).toContain("SEARCH d USING COVERING INDEX due_work_by_time (due_at<?)");
	expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
	const acme = await createTenant({ shard: 0 });
	await runDueWork(acme);
	await putOffEverywhere();
	const asked: string[] = [];
	const SHARD_0 = {
		prepare: (text: string) => {
			asked.push(text);
			return env.SHARD_0.prepare(text);
		},
		batch: (statements: D1PreparedStatement[]) => env.SHARD_0.batch(statements),
	} as unknown as D1Database;
	// Without a turn for the health checks, which look at shards too.
	await env.DIRECTORY.prepare(
		"insert into directory_checks (name, state, detail, since, checked_at) values ('schedule', 'ok', '', 1, ?) on conflict (name) do update set checked_at = excluded.checked_at",
	)
		.bind(Date.now())
		.run();
	await runSchedule({ ...real, SHARD_0 }, { waitUntil: () => undefined });
	// Beside it, moves that broke off are asked which triggers they left.
	expect(asked.filter((text) => !text.includes("sqlite_master"))).toHaveLength(1);
});

test("a lost message is signalled ten seconds after it was due, one that was put off at its moment; the next is found meanwhile", async () => {
	const acme = await createTenant();
	await runDueWork(acme);
	const now = Date.now();
	await message(acme, now, now);
	expect((await planned(acme)).outbox).toBe(now + 10 * secondMs);
	await message(acme, now + 5 * secondMs, now);
	expect((await planned(acme)).outbox).toBe(now + 5 * secondMs);
	await message(acme, now + dayMs, now);
	expect((await planned(acme)).outbox).toBe(now + 5 * secondMs);
	await acme.database.write([
		sql`update outbox set due_at = ${now - 1} where account_id = ${acme.id} and due_at < ${now + dayMs}`,
	]);
	const queue = openQueue();
	expect(await runDueWork(acme, queue)).toEqual(["outbox"]);
	expect(queue.sent).toEqual([acme.id, acme.id]);
	const again = (await planned(acme)).outbox!;
	expect([again > now, again <= Date.now() + minuteMs]).toEqual([true, true]);
	await acme.database.write([
		sql`update outbox set done_at = ${now} where account_id = ${acme.id} and due_at < ${now + dayMs}`,
		sql`update due_work set due_at = ${now - 1} where account_id = ${acme.id} and work = 'outbox'`,
	]);
	await runDueWork(acme, queue);
	expect((await planned(acme)).outbox).toBe(now + dayMs);
});

test("a message that waits is signalled once in a round, however many wait; a queue that is late is told again as seldom as it is late", async () => {
	const acme = await createTenant();
	await runDueWork(acme);
	const count = 450;
	const dueAt = Date.now() - 60 * secondMs;
	const ids = Array.from({ length: count }, () => newId());
	await acme.database.write([
		sql`insert into outbox (account_id, id, job, payload, created_at, due_at)
			select ${acme.id}, value, 'mail/send-email', '{"ids":[]}', ${dueAt}, ${dueAt} from json_each(${JSON.stringify(ids)})`,
	]);
	const signalled: number[][] = [];
	const sendBatch = async (messages: Iterable<{ body: { outbox_id: number } }>) => {
		signalled.at(-1)!.push(...[...messages].map(({ body }) => body.outbox_id));
	};
	const queue = { OUTBOX_QUEUE: { ...silentQueue, sendBatch } as unknown as Queue };
	const run = async () => {
		signalled.push([]);
		await runDueWork(acme, queue);
		return signalled.at(-1)!.length;
	};
	expect([await run(), await run(), await run(), await run()]).toEqual([200, 200, 50, 0]);
	expect(new Set(signalled.flat())).toEqual(new Set(ids));
	// The oldest has waited for a minute: so long until the next round, which begins anew.
	const next = (await planned(acme)).outbox!;
	expect(next).toBeGreaterThan(Date.now() + 50 * secondMs);
	expect(next).toBeLessThan(Date.now() + 70 * secondMs);
	const passedMs = 61 * secondMs;
	await acme.database.write([
		sql`update outbox set due_at = due_at - ${passedMs} where account_id = ${acme.id}`,
		sql`update due_work set due_at = 0, place = json_set(place,
				'$.began_at', place ->> 'began_at' - ${passedMs}, '$.due_at', place ->> 'due_at' - ${passedMs})
			where account_id = ${acme.id} and work = 'outbox'`,
	]);
	expect([await run(), await run(), await run(), await run()]).toEqual([200, 200, 50, 0]);
	// It has waited for two by now.
	const nextButOne = (await planned(acme)).outbox!;
	expect(nextButOne).toBeGreaterThan(Date.now() + 110 * secondMs);
	expect(nextButOne).toBeLessThan(Date.now() + 130 * secondMs);
	// What is put off meanwhile is signalled at its moment, in the round that is under way.
	await message(acme, Date.now() - 1, dueAt);
	expect(await run()).toBe(1);
});

test("a client that is busy writes nothing more to what is due", async () => {
	const acme = await createTenant();
	await runDueWork(acme);
	const now = Date.now();
	const shard = shardDatabase(real, acme.shard);
	const changesOf = async (at: number) => {
		const insert = shard
			.prepare(
				"insert into outbox (account_id, id, job, payload, created_at, due_at) values (?, ?, 'mail/send-email', '{}', ?, ?)",
			)
			.bind(acme.id, newId(), at, at);
		const count = shard.prepare("select total_changes() as changes");
		const [before, , after] = await shard.batch<{ changes: number }>([count, insert, count]);
		return after!.results[0]!.changes - before!.results[0]!.changes;
	};
	expect([await changesOf(now), await changesOf(now + 1), await changesOf(now + 2)]).toEqual([2, 1, 1]);
	expect((await planned(acme)).outbox).toBe(now + 10 * secondMs);
});

test("work of a suspended client rests, whatever is written there, and all of it is due when it is active again", async () => {
	const acme = await createTenant();
	await runDueWork(acme);
	await setStatus(acme, "suspended");
	await message(acme, 1);
	expect(Object.values(await planned(acme)).every((due_at) => due_at === null)).toBe(true);
	expect(await dueWorkOf(acme, never)).toEqual([]);
	await setStatus(acme, "active");
	expect(await dueWorkOf(acme)).toEqual([allWork]);
	const queue = openQueue();
	await runDueWork(acme, queue);
	expect(queue.sent).toEqual([acme.id]);
});

test("a client that is being moved or was moved away is left out on this shard", async () => {
	const acme = await createTenant();
	expect(await dueWorkOf(acme)).toEqual([allWork]);
	const shard = shardDatabase(real, acme.shard);
	await shard
		.prepare("insert into account_moves (account_id, generation, to_shard, runner) values (?, 1, ?, 'copies')")
		.bind(acme.id, 1 - acme.shard)
		.run();
	expect(await dueWorkOf(acme, never)).toEqual([]);
	await shard.prepare("delete from account_moves where account_id = ?").bind(acme.id).run();
	expect(await dueWorkOf(acme)).toEqual([allWork]);
});

test("work that fails stops no other, is told of, and is tried again a minute later", async () => {
	const acme = await createTenant();
	const OUTBOX_QUEUE = {
		...silentQueue,
		sendBatch: async () => {
			throw new Error("the queue is away");
		},
	} as unknown as Queue;
	await message(acme, 1);
	await runDueWork(acme, { OUTBOX_QUEUE });
	expect(takeCrashes()).toEqual([expect.stringContaining("the queue is away")]);
	const plan = await planned(acme);
	expect(Object.keys(plan)).toHaveLength(scheduled.length + 1);
	expect(Math.abs(plan.outbox! - Date.now() - minuteMs)).toBeLessThan(10 * secondMs);
});

test("a work that nobody declares any more is forgotten", async () => {
	const acme = await createTenant();
	await acme.database.write([sql`insert into due_work (account_id, work, due_at) values (${acme.id}, 'gone/work', 1)`]);
	await runDueWork(acme);
	expect(Object.keys(await planned(acme))).not.toContain("gone/work");
});

test("however much one client has due, the others of its shard have their turn in the same run", async () => {
	const [noisy, quiet] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	for (const tenant of [noisy, quiet]) await runDueWork(tenant);
	await putOffEverywhere();
	await noisy.database.write([
		sql`insert into outbox (account_id, id, job, payload, created_at, due_at)
			select ${noisy.id}, value, 'mail/send-email', '{}', 1, 1 from json_each(${JSON.stringify(Array.from({ length: 1_000 }, (_, at) => at + 1))})`,
		sql`update due_work set due_at = 1 where account_id = ${noisy.id}`,
	]);
	await message(quiet, 2, 2);
	const queue = openQueue();
	await runSchedule({ ...real, ...queue }, { waitUntil: () => undefined });
	expect(queue.sent.filter((id) => id === noisy.id)).toHaveLength(200);
	expect(queue.sent.filter((id) => id === quiet.id)).toHaveLength(1);
	// What is left of the noisy one is due again at once, behind whoever waits longer.
	expect(await dueWorkOf(noisy)).toEqual(["outbox"]);
});
