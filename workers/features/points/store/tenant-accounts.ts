/** The ledger accounts of the tenant itself; which they are never changes, so an isolate reads them once. */
import type { Account } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { findTenantAccounts } from "./ledger";

const kept = new WeakMap<Account, Map<string, number>>();

/** The id of the tenant's ledger account of a kind, in points. Throws when the ledger is not open. */
export async function tenantAccountId(
	{ account, read }: Pick<Scope, "account" | "read">,
	kind: string,
): Promise<number> {
	const known =
		kept.get(account) ?? new Map((await read(findTenantAccounts(account.id))).map((row) => [row.kind, row.id]));
	const id = known.get(kind);
	if (id === undefined) throw new Error(`the ledger of account ${account.id} is not open`);
	kept.set(account, known);
	return id;
}
