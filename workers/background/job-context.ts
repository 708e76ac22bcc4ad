/** The request context on which jobs stand: an account without a person, in the account's own language. */
import { type AccountRow, findAccount } from "#workers/features/account";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import type { CallContext } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";
import type { Account } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import { textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";
import { cacheAccount } from "#workers/runtime/accounts";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { gatherSignals } from "#workers/runtime/signals";

/** What an invocation lends to the jobs of one account. */
export type JobRoom = {
	env: Environment;
	waitUntil: (work: Promise<unknown>) => void;
	account: Account;
	signal: CallContext["signal"];
};

type Waiter = Pick<ExecutionContext, "waitUntil">;

/** Reads the account and makes a request context for background work; none when the account was erased. */
export async function prepareJobContext(
	env: Environment,
	context: Waiter,
	account_id: number,
	shard: number,
	cause: string,
): Promise<CallContext | undefined> {
	const database = openTenantDatabase(env, shard, account_id);
	const rows = await database.read(findAccount(account_id));
	const room = openRoom(env, context, rows[0], { account_id, shard });
	return room && composeJobContext(room, database, cause);
}

/** The room of an account by its row; none for an account that was erased: nothing of it is left to be done. */
export function openRoom(
	env: Environment,
	context: Waiter,
	row: AccountRow | undefined,
	{ account_id, shard }: { account_id: number; shard: number },
): JobRoom | undefined {
	const log = createLog({ account_id });
	if (!row) {
		log.warn("account-gone", { shard });
		return undefined;
	}
	const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
	const signal = gatherSignals(env.OUTBOX_QUEUE, waitUntil, log);
	return { env, waitUntil, account: cacheAccount(row, shard), signal };
}

/** The request context of one job in a room. */
export function composeJobContext(room: JobRoom, database: TenantDatabase, cause: string): CallContext {
	const { account } = room;
	const jobContext: CallContext = {
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
			network: "",
			language_code: account.default_language_code,
		},
		database,
		setCookie: () => undefined,
		call: (name, input) => {
			const endpoint = findEndpoint(name);
			if (!endpoint) throw new Error(`no endpoint is called ${name}`);
			return callEndpoint(endpoint, jobContext, input);
		},
	};
	return jobContext;
}
