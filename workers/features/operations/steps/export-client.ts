/** Finds the client that is being exported: what is read of one that is open would not be of one moment. */
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { stateOf } from "../rules/state";
import type { DirectoryRow } from "../store/tenants";
import { getTenant, noSuchTenant } from "./tenant";

/** What the calls that read an export refuse. */
export const exportErrors = { ...noSuchTenant, client_is_open: {} };

/** The client, while nobody acts in it. Throws no_such_tenant (404), and client_is_open (409). */
export async function getExported(scope: OperatorScope, subdomain: string): Promise<DirectoryRow> {
	const tenant = await getTenant(scope, subdomain);
	if (stateOf(tenant) === "active") throw refuse("client_is_open");
	return tenant;
}
