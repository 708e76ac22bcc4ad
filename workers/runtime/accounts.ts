/** What an isolate remembers of accounts: each whole, by the version that a trigger raises with every change of its row. */
import { type AccountRow, findAccount, toAccount } from "#workers/features/account";
import type { TenantDatabase } from "#workers/kernel/database";
import type { Account } from "#workers/kernel/identity";
import { BoundedCache } from "./bounded-cache";
import { deepFreeze } from "./cached-answers";
import type { Tenant } from "./directory";

/** Some 10,000 accounts as most are; those with many words of their own take the room of several. */
const accounts = new BoundedCache<Account>({ maxEntries: 10_000, maxWeight: 12_000_000 });

/** The account as it was last read; its version tells whether it still is so. */
export function cachedAccount(account_id: number): Account | undefined {
	return accounts.get(String(account_id));
}

/** The account of a row that was just read: the remembered one if it is of the same version. */
export function cacheAccount(row: AccountRow, shard: number): Account {
	const known = cachedAccount(row.account_id);
	if (known && known.version === row.version && known.shard === shard) return known;
	const account = deepFreeze(toAccount(row, shard));
	accounts.set(String(row.account_id), account, weightOf(row));
	return account;
}

/** The account as the isolate remembers it where that is enough, else as the database has it; undefined where there is none. */
export async function findAccountThat(
	isEnough: (account: Account) => boolean,
	database: TenantDatabase,
	{ account_id, shard }: Tenant,
): Promise<Account | undefined> {
	const remembered = cachedAccount(account_id);
	if (remembered && isEnough(remembered)) return remembered;
	const [row] = await database.read(findAccount(account_id));
	return row && cacheAccount(row, shard);
}

/** About as many signs as the account's own words, switches and settings have. */
function weightOf({ palette_style, flags, labels, footer_links, settings, own_texts }: AccountRow): number {
	return [palette_style, flags, labels, footer_links, settings, own_texts].reduce((sum, { length }) => sum + length, 0);
}
