/** The ground on which jobs stand: an account without a person, in the account's own language. */
import { findAccount, toAccount } from "#workers/features/account";
import { isolateClock, isolateIds } from "#workers/http/prepare-ground";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import type { Ground } from "#workers/kernel/create-scope";
import { openTenantDatabase } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";
import { textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";

/** Reads the account and makes a ground for background work. */
export async function prepareJobGround(
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	account_id: number,
	shard: number,
	cause: string,
): Promise<Ground> {
	const database = openTenantDatabase(shardDatabase(env, shard), account_id);
	const [row] = await database.read(findAccount(account_id));
	if (!row) throw new Error(`account ${account_id} has no row on shard ${shard}`);
	const account = toAccount(row, shard);
	const ground: Ground = {
		account,
		user: null,
		actor: null,
		env,
		clock: isolateClock.current,
		newId: isolateIds(),
		log: createLog({ request_id: cause, account_id }),
		translate: translator(textsFor(account, account.default_language_code)),
		request: {
			id: cause,
			origin: String(account.settings.site_url ?? ""),
			ip: "",
			language_code: account.default_language_code,
		},
		database,
		waitUntil: (work) => context.waitUntil(work),
		setCookie: () => undefined,
		call: (name, input) => {
			const endpoint = findEndpoint(name);
			if (!endpoint) throw new Error(`no endpoint is called ${name}`);
			return callEndpoint(endpoint, ground, input);
		},
	};
	return ground;
}
