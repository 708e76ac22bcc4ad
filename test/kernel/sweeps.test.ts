/** What is swept: messages that were done long ago go, by index; what waits, failed or is fresh stays. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { sweepDoneMessages } from "#workers/kernel/kernel-work";

test("messages that were done more than 30 days ago are swept, and nothing else is", async () => {
	const acme = await createTenant();
	const now = Date.now();
	const rows = [
		{ id: 1, done_at: now - 31 * dayMs, failed_at: null },
		{ id: 2, done_at: now - 29 * dayMs, failed_at: null },
		{ id: 3, done_at: null, failed_at: now - 90 * dayMs },
		{ id: 4, done_at: null, failed_at: null },
	];
	await acme.database.write(
		rows.map(
			({
				id,
				done_at,
				failed_at,
			}) => sql`insert into outbox (account_id, id, job, payload, created_at, due_at, done_at, failed_at)
				values (${acme.id}, ${id}, 'mail/send-email', '{}', ${now - 90 * dayMs}, ${now - 90 * dayMs}, ${done_at}, ${failed_at})`,
		),
	);
	await runWorkOf(acme, sweepDoneMessages);
	const left = await acme.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${acme.id} order by id`,
	);
	expect(left.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test("they are found by the index of what is done", async () => {
	const acme = await createTenant();
	const texts: string[] = [];
	await runWorkOf(acme, sweepDoneMessages, (text) => texts.push(text));
	const { results } = await shardDatabase(env as unknown as Environment, acme.shard)
		.prepare(`explain query plan ${texts.find((text) => text.includes("done_at"))}`)
		.bind(acme.id)
		.all<{ detail: string }>();
	expect(results.map(({ detail }) => detail).join("; ")).toContain("outbox_done");
});
