/** Finds the client that an operator names, and opens its account. */
import { type AccountRow, findAccount, toAccount } from "#workers/features/account";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { Refusal } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { Scope } from "#workers/kernel/scope";
import { hostOf } from "../rules/subdomain";
import { type DirectoryRow, findByOldHost, findBySubdomain } from "../store/tenants";

/** The code of the refusal for a name that no client has. */
export const noSuchTenant = { no_such_tenant: {} };

/** The client of a subdomain, or of an old one that still redirects. Throws no_such_tenant (404). */
export async function getTenant(scope: OperatorScope, subdomain: string): Promise<DirectoryRow> {
	const [row] = await scope.directory.read(findBySubdomain(subdomain));
	if (row) return row;
	const host = hostOf(subdomain, scope.env.PLATFORM_HOST);
	const [old] = await scope.directory.read(findByOldHost(host, scope.clock.now()));
	const [renamed] = old ? await scope.directory.read(findBySubdomain(old.subdomain)) : [];
	if (!renamed) throw new Refusal("no_such_tenant", 404, { subdomain });
	return renamed;
}

/** The guarded database of a client. */
export function databaseOf(scope: OperatorScope, { id, shard }: Pick<DirectoryRow, "id" | "shard">): TenantDatabase {
	return openTenantDatabase(scope.env, shard, id);
}

/** The row of a client's account on its shard; undefined while it is being created. */
export async function findAccountRow(scope: OperatorScope, tenant: DirectoryRow): Promise<AccountRow | undefined> {
	const [row] = await databaseOf(scope, tenant).read(findAccount(tenant.id));
	return row;
}

/** A client whose account is there and not closed, with the scope in which to act in it. Throws no_such_tenant (404). */
export async function enterTenant(
	scope: OperatorScope,
	subdomain: string,
): Promise<{ tenant: DirectoryRow; row: AccountRow; inside: Scope<null> }> {
	const tenant = await getTenant(scope, subdomain);
	const row = tenant.status === "closed" ? undefined : await findAccountRow(scope, tenant);
	if (!row) throw new Refusal("no_such_tenant", 404, { subdomain });
	return { tenant, row, inside: scope.inAccount(toAccount(row, tenant.shard)) };
}
