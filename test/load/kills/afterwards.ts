/** What must be in the databases when everything is over: each acknowledged write exactly once, and what follows it. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { differingDaySums, type LoadedRuntime, type LoadTenant } from "../../../scripts/load/kit.mjs";
import { isFull } from "../settings";
import type { ActionKind, Journal } from "./journal";

const maxWaitMs = 300_000;

/** Rows that a write of each kind makes, counted by its mark. */
const rowsOfMark: Record<Exclude<ActionKind, "report">, string> = {
	give: `select substr(message, 12, length(message) - 12) as mark, count(distinct activity_id) as count, json_group_array(id) as effects
		from recognitions where account_id = ? and message like 'Thank you, r%' group by message`,
	order: `select address ->> 'address2' as mark, count(*) as count, group_concat(id) as effects
		from orders where account_id = ? group by address ->> 'address2'`,
	like: `select user_id || ':' || activity_id as mark, count(*) as count, group_concat(id) as effects
		from likes where account_id = ? group by user_id, activity_id`,
	comment: `select substr(text, 12, length(text) - 12) as mark, count(*) as count, group_concat(id) as effects
		from comments where account_id = ? group by text`,
};

/** Lets everything that waits be done. The short size does not wait for the leases of the dead to run out: it ends them, a message's and that of the account's scheduled works. */
export async function settle(runtime: LoadedRuntime, tenant: LoadTenant): Promise<number> {
	const startedAt = performance.now();
	if (!isFull) {
		await tenant.run("update outbox set lease_until = 1 where account_id = ? and lease_until is not null", tenant.id);
		await tenant.run("update due_work set due_at = 1 where account_id = ? and work = 'run'", tenant.id);
	}
	for (;;) {
		const [row] = await tenant.all<{ count: number }>(
			"select count(*) as count from outbox where account_id = ? and done_at is null and failed_at is null",
			tenant.id,
		);
		if (row!.count === 0) return Math.round((performance.now() - startedAt) / 1000);
		if (performance.now() - startedAt > maxWaitMs) throw new Error(`${row!.count} messages still wait`);
		await runtime.runSchedule();
		await sleep(1_000);
	}
}

/** Fails unless every acknowledged write is there once, under the answer that was given, and no other write twice. */
export async function expectEachOnce(tenant: LoadTenant, journal: Journal): Promise<void> {
	for (const [kind, text] of Object.entries(rowsOfMark) as [keyof typeof rowsOfMark, string][]) {
		const rows = await tenant.all<{ mark: string; count: number; effects: string }>(text, tenant.id);
		const found = new Map(rows.map((row) => [row.mark, row]));
		const acknowledged = journal.of(kind, "acknowledged");
		const lost = acknowledged.filter(({ mark }) => !found.has(mark)).map(({ mark }) => mark);
		expect(lost, `acknowledged and lost: ${kind}`).toEqual([]);
		expect(
			rows.filter(({ count }) => count !== 1).map(({ mark }) => mark),
			`written twice: ${kind}`,
		).toEqual([]);
		const differing = acknowledged.filter(({ mark, effect }) => found.get(mark)!.effects !== effect);
		expect(differing.map(({ mark, effect }) => ({ mark, effect, ...found.get(mark) }))).toEqual([]);
		const written = new Set([...acknowledged, ...journal.of(kind, "refused")].map(({ mark }) => mark));
		expect(
			rows.filter(({ mark }) => !written.has(mark)).map(({ mark }) => mark),
			`from nowhere: ${kind}`,
		).toEqual([]);
	}
}

/** Fails unless every order and recognition has its one email, sent once, and every report asked for is there. */
export async function expectFollowUpsOnce(tenant: LoadTenant, journal: Journal): Promise<{ emails: number }> {
	const failed = await tenant.all(
		"select job, error from outbox where account_id = ? and failed_at is not null",
		tenant.id,
	);
	expect(failed).toEqual([]);
	const emails = await tenant.all<{ kind: string; id: number; count: number; unsent: number }>(
		`select kind, id, count(email_id) as count, sum(sent_at is null) as unsent from (
			select 'order' as kind, o.id, l.id as email_id, l.sent_at from orders o
			left join emails l on l.account_id = o.account_id and l.body like '%/webapp/store/orders/' || o.id || '%' where o.account_id = ?1
			union all select 'recognition', r.id, l.id, l.sent_at from recognitions r
			left join emails l on l.account_id = r.account_id and l.user_id = r.recipient_id and l.body like '%/webapp/recognitions/' || r.id || '%'
			where r.account_id = ?1 and r.message like 'Thank you, r%') group by kind, id`,
		tenant.id,
	);
	expect(emails.filter(({ count, unsent }) => count !== 1 || unsent !== 0)).toEqual([]);
	const [written] = await tenant.all<{ count: number }>(
		"select count(*) as count from emails where account_id = ?",
		tenant.id,
	);
	expect(written!.count, "emails that belong to nothing").toBe(emails.length);
	const reports = await tenant.all<{ id: number; status: string; sha256: string | null }>(
		"select id, status, sha256 from download_requests where account_id = ?",
		tenant.id,
	);
	expect(reports.filter(({ status, sha256 }) => status !== "processed" || !sha256)).toEqual([]);
	const known = new Set(reports.map(({ id }) => String(id)));
	const lost = journal.of("report", "acknowledged").filter(({ effect }) => !known.has(effect!));
	expect(lost.map(({ mark }) => mark)).toEqual([]);
	return { emails: emails.length };
}

/** Fails unless the counts that writers keep are those of the rows. */
export async function expectCountsAgree(tenant: LoadTenant): Promise<void> {
	const differing = await tenant.all(
		`select a.id, a.like_count, a.comment_count from activities a where a.account_id = ?1
		and (a.like_count <> (select count(*) from likes l where l.account_id = a.account_id and l.activity_id = a.id and l.comment_id = 0)
		or a.comment_count <> (select count(*) from comments c where c.account_id = a.account_id and c.activity_id = a.id and c.deleted_at is null))`,
		tenant.id,
	);
	expect(differing).toEqual([]);
	expect(await differingDaySums(tenant)).toEqual([]);
}
