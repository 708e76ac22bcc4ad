/** The ground on which jobs stand: an account without a person, in the account's own language. */
import { type AccountRow, findAccount } from "#workers/features/account";
import { isolateClock, isolateIds } from "#workers/http/prepare-ground";
import { rememberAccount } from "#workers/http/remembered-accounts";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import type { Ground } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import type { Account } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import { gatherSignals } from "#workers/kernel/outbox";
import { textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";

/** What an invocation lends to the jobs of one account. */
export type JobRoom = {
	env: Environment;
	waitUntil: (work: Promise<unknown>) => void;
	account: Account;
	signal: Ground["signal"];
};

type Waiter = Pick<ExecutionContext, "waitUntil">;

/** Reads the account and makes a ground for background work. */
export async function prepareJobGround(
	env: Environment,
	context: Waiter,
	account_id: number,
	shard: number,
	cause: string,
): Promise<Ground> {
	const database = openTenantDatabase(shardDatabase(env, shard), account_id);
	const rows = await database.read(findAccount(account_id));
	return composeJobGround(openRoom(env, context, rows[0], { account_id, shard }), database, cause);
}

/** The room of an account by its row. Throws when there is none. */
export function openRoom(
	env: Environment,
	context: Waiter,
	row: AccountRow | undefined,
	{ account_id, shard }: { account_id: number; shard: number },
): JobRoom {
	if (!row) throw new Error(`account ${account_id} has no row on shard ${shard}`);
	const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
	const signal = gatherSignals(env.OUTBOX_QUEUE, waitUntil, createLog({ account_id }));
	return { env, waitUntil, account: rememberAccount(row, shard), signal };
}

/** The ground of one job in a room. */
export function composeJobGround(room: JobRoom, database: TenantDatabase, cause: string): Ground {
	const { account } = room;
	const ground: Ground = {
		...room,
		user: null,
		actor: null,
		clock: isolateClock.current,
		newId: isolateIds(),
		log: createLog({ request_id: cause, account_id: account.id }),
		translate: translator(textsFor(account, account.default_language_code)),
		request: {
			id: cause,
			origin: String(account.settings.site_url ?? ""),
			ip: "",
			language_code: account.default_language_code,
		},
		database,
		setCookie: () => undefined,
		call: (name, input) => {
			const endpoint = findEndpoint(name);
			if (!endpoint) throw new Error(`no endpoint is called ${name}`);
			return callEndpoint(endpoint, ground, input);
		},
	};
	return ground;
}
