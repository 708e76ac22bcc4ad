/** Runs what the clock starts: for the platform alone, or for one client; what other tests left behind is theirs. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { prepareJobContext } from "#workers/background/job-context";
import { runForAccount, runForPlatform } from "#workers/background/run-schedule";
import { createScope } from "#workers/kernel/create-scope";
import { openTenantDatabase } from "#workers/kernel/database";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { listDueWork, never, pieceOf } from "#workers/kernel/due-work";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import type { Scope } from "#workers/kernel/scope";
import { prepare } from "#workers/kernel/sql";
import type { TestTenant } from "./tenant";

const waiter = { waitUntil: () => undefined };

/** Runs the schedule with these bindings, for the platform alone. */
export async function runPlatformWork(changed: Partial<Environment> = {}): Promise<void> {
	await runForPlatform({ ...env, ...changed } as unknown as Environment, waiter);
}

/** The works of a client that are due at a moment, as the schedule finds them. */
export async function dueWorkOf(
	{ id, shard }: Pick<TestTenant, "id" | "shard">,
	now = Date.now(),
	max = 10_000,
): Promise<string[]> {
	const { text, params } = prepare(listDueWork(now, max));
	const { results } = await shardDatabase(env as unknown as Environment, shard)
		.prepare(text)
		.bind(...params)
		.all<{ account_id: number; work: string }>();
	return results.flatMap(({ account_id, work }) => (account_id === id ? [work] : []));
}

/** Runs what is due of one client, with these bindings, as the schedule does; gives the works. */
export async function runDueWork(
	tenant: Pick<TestTenant, "id" | "shard">,
	changed: Partial<Environment> = {},
	context: Pick<ExecutionContext, "waitUntil"> = waiter,
	only?: string,
): Promise<string[]> {
	const works = (await dueWorkOf(tenant)).filter((work) => only === undefined || work === only);
	if (works.length > 0)
		await runForAccount({ ...env, ...changed } as unknown as Environment, context, {
			account_id: tenant.id,
			shard: tenant.shard,
			works,
		});
	return works;
}

/** Puts off all that is due on a shard: what other tests left behind there would be run too, ever more with each test. */
export async function putOffDueWork(shard: number): Promise<void> {
	await shardDatabase(env as unknown as Environment, shard)
		.prepare("update due_work set due_at = ? where due_at is not null")
		.bind(never)
		.run();
}

/** Runs one scheduled work of a client, whether it is due or not; gives the moment from which on it is due again. */
export async function runWorkOf(
	tenant: TestTenant,
	work: ScheduledWork,
	onStatement?: (text: string) => void,
	bindings: Pick<Environment, "IMAGES"> = {},
) {
	const requestContext = await prepareJobContext(
		{ ...(env as unknown as Environment), ...bindings },
		waiter,
		tenant.id,
		tenant.shard,
		"test",
	);
	const database = openTenantDatabase(env, tenant.shard, tenant.id, onStatement);
	const next = await work.handler(createScope({ ...requestContext!, database }, work.name) as Scope<null>);
	const [row] = await tenant.database.read(sql<{ due_at: number }>`select ${pieceOf(next).due_at} as due_at`);
	return row!.due_at;
}
