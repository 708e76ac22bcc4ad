/** One client: where it lives, what it is called, who and what is in it, and when it was last used. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase, shardName } from "#workers/kernel/environment";
import { stateOf, states } from "../rules/state";
import { knownSubdomain } from "../rules/subdomain";
import { databaseOf, findAccountRow, getTenant as findTenant, noSuchTenant } from "../steps/tenant";
import { countPeople, countRows, findLastUse, sumBalances, sumFiles } from "../store/figures";
import { listHosts } from "../store/tenants";

const counted = z.int().min(0);

export const getTenant = defineEndpoint({
	name: "operations/get-tenant",
	path: "/api/operations/api_get_tenant",
	summary: "One client with its names, people, rows, files, balances and last use.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({
		account_id: z.int(),
		subdomain: z.string(),
		state: z.enum(states),
		shard: z.string(),
		created_at: z.int(),
		suspended_at: z.int().nullable(),
		company_name: z.string().nullable(),
		site_url: z.string().nullable(),
		country: z.string().nullable(),
		languages: z.array(z.string()),
		features: z.array(z.string()),
		hosts: z.array(
			z.object({ host: z.string(), redirects_to: z.string().nullable(), redirects_until: z.int().nullable() }),
		),
		people: z.array(z.object({ status: z.string(), count: counted })),
		balances: z.array(z.object({ kind: z.string(), unit: z.string(), balance: z.int() })),
		rows: z.object({ total: counted, tables: z.array(z.object({ table: z.string(), count: counted })) }),
		files: z.object({ count: counted, bytes: counted }),
		/** How large the whole shard is, in bytes; null where the runtime does not tell. */
		shard_bytes: counted.nullable(),
		last_used_at: z.int().nullable(),
	}),
	errors: noSuchTenant,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain }) => {
		const tenant = await findTenant(scope, subdomain);
		const { id, shard } = tenant;
		const database = databaseOf(scope, tenant);
		const [row, hosts, people, balances, [files], [use], { tables, shard_bytes }] = await Promise.all([
			findAccountRow(scope, tenant),
			scope.directory.read(listHosts(id)),
			database.read(countPeople(id)),
			database.read(sumBalances(id)),
			database.read(sumFiles(id)),
			database.read(findLastUse(id)),
			countRows(shardDatabase(scope.env, shard), database, id),
		]);
		const flags = JSON.parse(row?.flags ?? "{}") as Record<string, number>;
		return {
			account_id: id,
			subdomain: tenant.subdomain,
			state: stateOf(tenant),
			shard: shardName(shard),
			created_at: tenant.created_at,
			suspended_at: tenant.suspended_at,
			company_name: row?.company_name ?? null,
			site_url: row ? String((JSON.parse(row.settings) as { site_url?: string }).site_url ?? "") : null,
			country: row?.country ?? null,
			languages: JSON.parse(row?.languages ?? "[]") as string[],
			features: Object.keys(flags).filter((name) => flags[name] === 1),
			...{ hosts, people, balances, shard_bytes, files: files! },
			rows: { total: tables.reduce((sum, { count }) => sum + count, 0), tables },
			last_used_at: use?.last_used_at ?? null,
		};
	},
});
