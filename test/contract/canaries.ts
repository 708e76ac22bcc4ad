/** Puts a canary into every text column of a tenant, and looks for it where it may not be. */
import { env } from "cloudflare:test";
import { allKeysOf } from "#test/kit/files";
import type { TestTenant } from "#test/kit/tenant";
import { shardDatabase } from "#workers/kernel/environment";
import { tenantTables } from "./everything";

/** A column that took no canary, and why not: a check, a key, or a ledger that refuses updates. */
type Unplanted = { column: string; reason: string };

type Column = { table: string; name: string };

/** Writes the canary into every row's every text; JSON stays JSON. Gives the columns that have rows and took none. */
export async function plantCanaries(tenant: TestTenant, canary: string): Promise<Unplanted[]> {
	const shard = shardDatabase(env, tenant.shard);
	const unplanted: Unplanted[] = [];
	for (const { table, name } of await textColumns(tenant)) {
		const planted = `case when ${name} is null then ?1 || ' ' || rowid
			when json_valid(${name}) and json_type(${name}) = 'object' then json_set(${name}, '$.canary', ?1)
			when json_valid(${name}) and json_type(${name}) = 'array' then json_insert(${name}, '$[#]', ?1)
			else ${name} || ' ' || ?1 end`;
		try {
			await shard
				.prepare(`update ${table} set ${name} = ${planted} where account_id = ?2`)
				.bind(canary, tenant.id)
				.run();
		} catch (error) {
			unplanted.push({ column: `${table}.${name}`, reason: String(error) });
		}
	}
	return unplanted;
}

/** The text columns in which no row of the tenant holds the canary, of tables that have rows. */
export async function columnsWithout(tenant: TestTenant, canary: string): Promise<string[]> {
	const shard = shardDatabase(env, tenant.shard);
	const without: string[] = [];
	for (const { table, name } of await textColumns(tenant)) {
		const found = await shard
			.prepare(
				`select count(*) as rows, coalesce(sum(instr(${name}, ?1) > 0), 0) as planted from ${table} where account_id = ?2`,
			)
			.bind(canary, tenant.id)
			.first<{ rows: number; planted: number }>();
		if (found!.rows > 0 && found!.planted === 0) without.push(`${table}.${name}`);
	}
	return without;
}

async function textColumns(tenant: TestTenant): Promise<Column[]> {
	const shard = shardDatabase(env, tenant.shard);
	const tables = await tenantTables(tenant);
	const found = await shard.batch<{ name: string; type: string }>(
		tables.map((table) => shard.prepare(`select name, type from pragma_table_info('${table}')`)),
	);
	return tables.flatMap((table, at) =>
		found[at]!.results.filter(({ type }) => type.toUpperCase() === "TEXT").map(({ name }) => ({ table, name })),
	);
}

/** Names of stored files that hold the text, of all tenants. */
export async function filesWith(text: string): Promise<string[]> {
	const names: string[] = [];
	for (const key of await allKeysOf(env.FILES)) {
		const content = await (await env.FILES.get(key))?.text();
		if (content?.includes(text)) names.push(key);
	}
	return names;
}
