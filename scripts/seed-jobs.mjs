/** Runs a tenant's background jobs at once, by handing their messages to the Worker's queue handler and waiting for it. */
import { steadily } from "./steadily.mjs";

const queueName = "laurel-outbox";
const secondsUntil2025 = Date.UTC(2025, 0, 1) / 1000;
const maxWaitMs = 120_000;

/** Writes a job into the tenant's outbox and runs it to its end, unless it was done before. */
export async function runJobOnce(runtime, tenant, job, payload) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const known = await steadily(() =>
		database
			.prepare("select count(*) as count from outbox where account_id = ? and job = ? and failed_at is null")
			.bind(tenant.id, job)
			.first(),
	);
	if (known.count === 0) {
		const now = Date.now();
		const insert = database
			.prepare(
				"insert into outbox (account_id, id, job, payload, created_at, due_at) values (?, ?, ?, ?, ?, ?) on conflict do nothing",
			)
			.bind(tenant.id, newId(now), job, JSON.stringify(payload), now, now);
		await steadily(() => insert.run());
	}
	await drainOutbox(runtime, tenant);
}

/** Runs what waits in a tenant's outbox, and what that leaves behind, until nothing waits; throws when a job failed. */
export async function drainOutbox(runtime, tenant) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const until = Date.now() + maxWaitMs;
	while (Date.now() < until) {
		await refuseFailed(database, tenant);
		const { results } = await steadily(() => findWaiting(database, tenant));
		if (results.length === 0) return;
		const free = results.filter((row) => row.is_free);
		if (free.length > 0) await deliver(runtime, tenant, free);
		else await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`the jobs of ${tenant.subdomain} did not end in ${maxWaitMs / 1000} s`);
}

/** What is due before anybody would give up waiting; a message that is put off for longer waits for the schedule. */
function findWaiting(database, tenant) {
	const now = Date.now();
	return database
		.prepare(
			`select id, coalesce(lease_until, 0) <= ? and due_at <= ? as is_free from outbox
			where account_id = ? and done_at is null and failed_at is null and due_at <= ? order by due_at, id limit 100`,
		)
		.bind(now, now, tenant.id, now + maxWaitMs)
		.all();
}

async function deliver(runtime, tenant, rows) {
	const messages = rows.map(({ id }) => ({
		id: `seed-${id}`,
		timestamp: new Date(),
		attempts: 1,
		body: { account_id: tenant.id, shard: tenant.shard, outbox_id: id },
	}));
	await steadily(async () => (await runtime.worker()).queue(queueName, messages));
}

async function refuseFailed(database, tenant) {
	const failed = await steadily(() =>
		database
			.prepare("select job, error from outbox where account_id = ? and failed_at is not null limit 1")
			.bind(tenant.id)
			.first(),
	);
	if (failed) throw new Error(`${tenant.subdomain}: ${failed.job} failed: ${failed.error}`);
}

/** An id as the Worker makes them. */
function newId(now) {
	return (Math.floor(now / 1000) - secondsUntil2025) * 2 ** 22 + Math.floor(Math.random() * 2 ** 21);
}
