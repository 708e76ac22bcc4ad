/** A run of the schedule in an account: by itself, only while the account is open, and with nothing lost of which it is told meanwhile. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { OperatorClient } from "#test/kit/operator";
import { silentQueue } from "#test/kit/outbox";
import { watched } from "#test/kit/round-trips";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { runForAccount } from "#workers/background/run-schedule";
import { dayMs, hourMs, minuteMs } from "#workers/kernel/clock";
import { never, runOfWork } from "#workers/kernel/due-work";
import type { Environment } from "#workers/kernel/environment";
import { makeShop } from "../features/checkout/shop";

const waiter = { waitUntil: () => undefined };
const sweep = "kernel/sweep-records";
const isSweep = (text: string) => text.startsWith("delete from limit_counts");
const isLast = (text: string) => text.startsWith("delete from due_work");

type Meddling = (text: string) => boolean;

/** Bindings with which something happens once, before the first batch that has such a statement. */
function meddled(isMeant: Meddling, happens: () => Promise<unknown>): Environment {
	let isDone = false;
	const { environment } = watched({
		before: (texts) => {
			if (isDone || !texts.some(isMeant)) return undefined;
			isDone = true;
			return happens();
		},
	});
	return { ...environment, OUTBOX_QUEUE: silentQueue } as unknown as Environment;
}

const setStatus = (tenant: TestTenant, status: string) =>
	tenant.database.write([sql`update accounts set status = ${status} where account_id = ${tenant.id}`]);

const makeDue = ({ database, id }: TestTenant, work: string) =>
	database.write([sql`update due_work set due_at = 0 where account_id = ${id} and work = ${work}`]);

const momentOf = async ({ database, id }: TestTenant, work: string) =>
	(
		await database.read(
			sql<{ due_at: number | null }>`select due_at from due_work where account_id = ${id} and work = ${work}`,
		)
	)[0]?.due_at;

/** A client with one old row that is due to be swept. */
async function makeSwept() {
	const acme = await createTenant();
	await runDueWork(acme);
	await acme.database.write([
		sql`insert into limit_counts (account_id, name, subject, window_start, count)
			values (${acme.id}, 'mail', 'old', ${Date.now() - 9 * dayMs}, 1)`,
	]);
	await makeDue(acme, sweep);
	const left = async () =>
		(
			await acme.database.read(
				sql<{
					count: number;
				}>`select count(*) as count from limit_counts where account_id = ${acme.id} and subject = 'old'`,
			)
		)[0]!.count;
	return { acme, left };
}

test("work writes nothing in a client that is suspended while it runs, is no crash, and is done when the client is back", async () => {
	const { acme, left } = await makeSwept();
	await runDueWork(
		acme,
		meddled(isSweep, () => setStatus(acme, "suspended")),
	);
	expect([await left(), takeCrashes(), await dueWorkOf(acme, never)]).toEqual([1, [], []]);
	await setStatus(acme, "active");
	await runDueWork(acme);
	expect(await left()).toBe(0);
});

test("a client that was suspended since the shard was asked is not touched", async () => {
	const { acme, left } = await makeSwept();
	const works = await dueWorkOf(acme);
	await setStatus(acme, "suspended");
	await runForAccount(env as unknown as Environment, waiter, { account_id: acme.id, shard: acme.shard, works });
	expect([works, await left()]).toEqual([[sweep], 1]);
});

test("no export begins while work runs, and one begins when it is over", async () => {
	const { acme, left } = await makeSwept();
	const operator = new OperatorClient();
	const [subdomain = ""] = acme.host.split(".");
	const answers: unknown[] = [];
	const begin = async () => {
		answers.push((await operator.try("operations/export-tenant", { subdomain })).body.resultType);
	};
	await runDueWork(acme, meddled(isSweep, begin));
	expect([answers, await left()]).toEqual([["work_is_under_way"], 0]);
	expect(await operator.call("operations/export-tenant", { subdomain })).toMatchObject({ was_suspended: 0 });
	await operator.call("operations/resume-tenant", { subdomain });
});

test("what a trigger tells of while work runs stands, though the work found nothing and would rest for ever", async () => {
	const { acme, priya, bottle } = await makeShop();
	const work = "wish-lists/tell-news";
	await runDueWork(acme);
	await makeDue(acme, work);
	const wish = () => priya.client.call("wish-lists/save-wish-list-item", { item_id: bottle.id });
	await runDueWork(acme, meddled(isLast, wish), undefined, work);
	expect(Math.abs(Number(await momentOf(acme, work)) - Date.now() - hourMs)).toBeLessThan(minuteMs);
	await makeDue(acme, work);
	await acme.database.write([sql`delete from wish_list_items where account_id = ${acme.id}`]);
	await runDueWork(acme, {}, undefined, work);
	expect(await momentOf(acme, work)).toBe(never);
});

test("two runs at once do the work of a client once; one that never came back is begun anew, with all work, after a while", async () => {
	const { acme, left } = await makeSwept();
	const due = { account_id: acme.id, shard: acme.shard, works: [sweep] };
	const { environment, roundTrips } = watched();
	const second = () => runForAccount(environment, waiter, due);
	await runDueWork(acme, meddled(isSweep, second));
	expect([roundTrips.flat().some(isSweep), await left()]).toEqual([false, 0]);

	await acme.database.write([
		sql`insert into due_work (account_id, work, due_at, place) values (${acme.id}, ${runOfWork}, ${Date.now() + minuteMs}, 'gone')`,
		sql`update due_work set due_at = ${never} where account_id = ${acme.id} and work = ${sweep}`,
	]);
	await runForAccount(environment, waiter, due);
	expect(await momentOf(acme, sweep)).toBe(never);
	expect(await dueWorkOf(acme, Date.now() + 2 * minuteMs)).toEqual([runOfWork]);
	await makeDue(acme, runOfWork);
	await runDueWork(acme);
	expect([Number(await momentOf(acme, sweep)) < never, await momentOf(acme, runOfWork)]).toEqual([true, undefined]);
});

test("a run whose last batch fails is told of, and all work of the client is looked at again at once", async () => {
	const { acme } = await makeSwept();
	let broken = 0;
	const { environment } = watched({ breaks: (texts) => texts.some(isLast) && broken++ < 1 });
	await runDueWork(acme, { ...environment, OUTBOX_QUEUE: silentQueue } as unknown as Environment);
	expect(takeCrashes()).toHaveLength(1);
	expect(await dueWorkOf(acme)).toEqual([runOfWork]);
	await runDueWork(acme);
	expect([Number(await momentOf(acme, sweep)) < never, await dueWorkOf(acme)]).toEqual([true, []]);
});
