/** The ledger accounts of the tenant itself; which they are never changes, so an isolate reads them once. */
import type { Account } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { perObject } from "#workers/runtime/memo";
import type { LedgerUnit } from "./available";
import { findTenantAccounts } from "./ledger";

const idsOf = perObject((_account: Account) => new Map<string, number>());

/** The id of the tenant's ledger account of a kind. Throws when it is not open. */
export async function tenantAccountId(
	{ account, read }: Pick<Scope, "account" | "read">,
	kind: string,
	unit: LedgerUnit = "points",
): Promise<number> {
	const ids = idsOf(account);
	const key = `${unit} ${kind}`;
	if (!ids.has(key))
		for (const row of await read(findTenantAccounts(account.id, unit))) ids.set(`${unit} ${row.kind}`, row.id);
	const id = ids.get(key);
	if (id === undefined) throw new Error(`the ledger of account ${account.id} is not open`);
	return id;
}
