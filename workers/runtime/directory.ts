/** Host name → account and shard, through the directory; hits are kept in the isolate for 30 seconds, misses never. */
import type { Environment } from "#workers/kernel/environment";
import { BoundedCache } from "./bounded-cache";

/** Where a host leads: to a tenant, or to another host that took over its name. */
export type Tenant = { account_id: number; shard: number; redirects_to: string | null };

const cachedMs = 30_000;
const tenants = new BoundedCache<{ tenant: Tenant; until: number }>({ maxEntries: 10_000 });

/**
 * The tenant of a host (without port); undefined for an unknown host, a closed account, one whose creation is under way,
 * and an old name whose time is over.
 */
export async function findTenant(env: Environment, host: string, now: number): Promise<Tenant | undefined> {
	const found = tenants.get(host);
	if (found && found.until > now) return found.tenant;
	const tenant = await env.DIRECTORY.prepare(
		`select h.account_id, a.shard, h.redirects_to from directory_hosts h
		join directory_accounts a on a.id = h.account_id
		where h.host = ? and a.status = 'active' and a.being_created_since is null
		and (h.redirects_until is null or h.redirects_until > ?)`,
	)
		.bind(host, now)
		.first<Tenant>();
	if (!tenant) return undefined;
	tenants.set(host, { tenant, until: now + cachedMs });
	return tenant;
}

/** Forgets where hosts led, after their account was renamed; other isolates do so within 30 seconds. */
export function forgetTenants(hosts: readonly string[]): void {
	for (const host of hosts) tenants.delete(host);
}
