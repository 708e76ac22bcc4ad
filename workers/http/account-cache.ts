/** What an isolate remembers of accounts: each whole, by the version that a trigger raises with every change of its row. */
import { type AccountRow, toAccount } from "#workers/features/account";
import type { Account } from "#workers/kernel/identity";

const accounts = new Map<number, Account>();
const maxCached = 10_000;

/** The account as it was last read; its version tells whether it still is so. */
export function cachedAccount(account_id: number): Account | undefined {
	return accounts.get(account_id);
}

/** The account of a row that was just read: the remembered one if it is of the same version. */
export function cacheAccount(row: AccountRow, shard: number): Account {
	const known = accounts.get(row.account_id);
	if (known && known.version === row.version && known.shard === shard) return known;
	const account = Object.freeze(toAccount(row, shard));
	remember(accounts, row.account_id, account);
	return account;
}

/** Keeps a value, or forgets it; a memory that is full forgets what was kept longest ago. */
export function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value | undefined): void {
	memory.delete(key);
	if (value === undefined) return;
	if (memory.size >= maxCached) memory.delete(memory.keys().next().value!);
	memory.set(key, value);
}
