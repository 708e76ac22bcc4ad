/** The ledger accounts of the tenant itself; which they are never changes, so an isolate reads them once. */
import type { Account } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { perObject } from "#workers/runtime/memo";
import { findTenantAccounts } from "./ledger";

const idsOf = perObject((_account: Account) => new Map<string, number>());

/** The id of the tenant's ledger account of a kind, in points. Throws when the ledger is not open. */
export async function tenantAccountId(
	{ account, read }: Pick<Scope, "account" | "read">,
	kind: string,
): Promise<number> {
	const ids = idsOf(account);
	if (!ids.has(kind)) for (const row of await read(findTenantAccounts(account.id))) ids.set(row.kind, row.id);
	const id = ids.get(kind);
	if (id === undefined) throw new Error(`the ledger of account ${account.id} is not open`);
	return id;
}
