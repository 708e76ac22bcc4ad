/** What an isolate remembers of accounts: each whole, by the version that a trigger raises with every change of its row. */
import { type AccountRow, toAccount } from "#workers/features/account";
import type { Account } from "#workers/kernel/identity";
import { BoundedCache } from "./bounded-cache";
import { deepFreeze } from "./cached-answers";

const accounts = new BoundedCache<Account>({ maxEntries: 10_000 });

/** The account as it was last read; its version tells whether it still is so. */
export function cachedAccount(account_id: number): Account | undefined {
	return accounts.get(String(account_id));
}

/** The account of a row that was just read: the remembered one if it is of the same version. */
export function cacheAccount(row: AccountRow, shard: number): Account {
	const known = cachedAccount(row.account_id);
	if (known && known.version === row.version && known.shard === shard) return known;
	const account = deepFreeze(toAccount(row, shard));
	accounts.set(String(row.account_id), account);
	return account;
}
