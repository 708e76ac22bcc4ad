/** Finds the client that is being imported, so that nothing is ever written into one that is open. */
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { DirectoryRow } from "../store/tenants";
import { getTenant, noSuchTenant } from "./tenant";

/** What calls of an import refuse. */
export const importErrors = { ...noSuchTenant, import_is_over: {} };

/** The client, while its host is closed. Throws no_such_tenant (404), and import_is_over (409) for one that is open. */
export async function getImported(scope: OperatorScope, subdomain: string): Promise<DirectoryRow> {
	const tenant = await getTenant(scope, subdomain);
	if (tenant.being_created_since === null) throw refuse("import_is_over");
	return tenant;
}
