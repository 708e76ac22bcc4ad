/** Finds the client that is being exported: what is read of one that is open would not be of one moment. */
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { stateOf } from "../rules/state";
import { type DirectoryRow, holdLonger } from "../store/tenants";
import { getTenant, noSuchTenant } from "./tenant";

/** What the calls that read an export refuse. */
export const exportErrors = { ...noSuchTenant, client_is_open: {} };

/** An export that does not go on for so long has broken off, and the schedule opens its client again. */
export const exportLeaseMs = 180_000;

/** The client, while nobody acts in it. Throws no_such_tenant (404), and client_is_open (409). */
export async function getExported(scope: OperatorScope, subdomain: string): Promise<DirectoryRow> {
	const tenant = await getTenant(scope, subdomain);
	if (stateOf(tenant) === "active") throw refuse("client_is_open");
	const now = scope.clock.now();
	const isHeld = tenant.export_until !== null && tenant.export_until < now + exportLeaseMs / 2;
	if (isHeld) await scope.directory.read(holdLonger(tenant.id, now + exportLeaseMs));
	return tenant;
}
