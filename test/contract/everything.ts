/** All rows of a tenant, to compare before and after what must change nothing. */
import { env } from "cloudflare:test";
import type { TestTenant } from "#test/kit/tenant";
import { shardDatabase } from "#workers/kernel/environment";

/** Tables that the platform writes by itself while it answers anybody. */
const ownBookkeeping = ["limit_counts", "table_totals", "table_versions"];

/** The tables that hold tenants' rows. */
export async function tenantTables(tenant: TestTenant): Promise<string[]> {
	const { results } = await shardDatabase(env, tenant.shard)
		.prepare(
			"select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like '\\_cf%' escape '\\'",
		)
		.all<{ name: string }>();
	return results.map(({ name }) => name);
}

/** All rows of a tenant, table by table. */
export async function everythingOf(tenant: TestTenant): Promise<Record<string, unknown[]>> {
	const shard = shardDatabase(env, tenant.shard);
	const names = (await tenantTables(tenant)).filter((name) => !ownBookkeeping.includes(name));
	const rows = await shard.batch(
		names.map((name) => shard.prepare(`select * from ${name} where account_id = ?`).bind(tenant.id)),
	);
	return Object.fromEntries(names.map((name, at) => [name, rows[at]!.results]));
}
