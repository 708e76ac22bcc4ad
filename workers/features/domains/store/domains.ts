/** The table of clients' own domains, which lies in the directory; a domain that is active is served from the same batch on. */
import { sql } from "drizzle-orm";
import { closeHost, openHost } from "#workers/features/operations";
import { type ClaimRow, claimsTable } from "#workers/kernel/claims-table";
import type { Statement } from "#workers/kernel/sql";

/** The domains: three a client at most, and none under which a client is served. */
export const ownDomains = claimsTable("own_domains", {
	max: 3,
	isFree: (host) => sql`not exists (select 1 from directory_hosts h where h.host = ${host})`,
});

/** Serves what has become active, and no more what is not. */
export function serveActive(row: ClaimRow, now: number): Statement[] {
	const { host, account_id } = row;
	return [
		openHost({ host, account_id, now }, ownDomains.isNow(row, sql`o.state = 'active'`)),
		closeHost({ host, account_id }, ownDomains.isNow(row, sql`o.state in ('failed', 'removed')`)),
	];
}
