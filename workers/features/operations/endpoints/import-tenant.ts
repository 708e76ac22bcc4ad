/**
 * Begins the import of an export under a new name; invariant: the name is taken first, and the host stays closed until the
 * import ends, so that the same import goes on wherever an earlier one broke off.
 */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase, shardName } from "#workers/kernel/environment";
import { refuse } from "#workers/kernel/errors";
import { hashOf } from "#workers/kernel/idempotency";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { hostOf, siteUrl, subdomain } from "../rules/subdomain";
import { chooseShard } from "../steps/choose-shard";
import { listMigrations } from "../store/export-rows";
import { type DirectoryRow, findBySubdomain, reserveTenant } from "../store/tenants";

export const importTenant = defineEndpoint({
	name: "operations/import-tenant",
	path: "/api/operations/api_import_tenant",
	summary: "Takes a name for a client that is imported from an export; its host opens when the import ends.",
	access: "operator",
	input: z.object({
		subdomain,
		/** The SHA-256 of the export's manifest. */
		sha256: text(64).regex(/^[0-9a-f]{64}$/),
		/** The migrations of the shard from which it came. */
		migrations: z.array(z.string().max(200)).max(1_000),
		shard: z.string().max(20).optional(),
	}),
	output: z.object({
		account_id: z.int(),
		subdomain: z.string(),
		shard: z.string(),
		site_url: z.string(),
		/** 1 when this import was done before. */
		is_open: z.literal([0, 1]),
	}),
	errors: {
		subdomain_taken: { constraints: ["directory_accounts.subdomain", "directory_hosts.host"] },
		migrations_differ: {},
	},
	repetition: { kind: "natural" },
	handler: async (scope, input) => {
		const tenant = await findOrReserve(scope, input);
		const [here, there] = [await listMigrations(shardDatabase(scope.env, tenant.shard)), input.migrations];
		if (here.length !== there.length || here.some((name, at) => name !== there[at]))
			throw refuse("migrations_differ", { here: here.at(-1) ?? "-", there: there.at(-1) ?? "-" });
		const is_open: 0 | 1 = tenant.being_created_since === null ? 1 : 0;
		return {
			account_id: tenant.id,
			subdomain: tenant.subdomain,
			shard: shardName(tenant.shard),
			site_url: siteUrl(hostOf(tenant.subdomain, scope.env.PLATFORM_HOST), scope.request.origin),
			is_open,
		};
	},
});

type Wish = { subdomain: string; sha256: string; shard?: string | undefined };

/** The client of the same import, else a new one whose name is taken from now on. */
async function findOrReserve(scope: OperatorScope, { subdomain: name, sha256, shard }: Wish): Promise<DirectoryRow> {
	const creation_hash = hashOf(["import", sha256]);
	const [known] = await scope.directory.read(findBySubdomain(name));
	if (known && known.creation_hash !== creation_hash) throw refuse("subdomain_taken");
	if (known) return known;
	const now = scope.clock.now();
	const chosen = await chooseShard(scope, shard);
	const tenant = { id: scope.newId(), subdomain: name, shard: chosen, creation_hash };
	await scope.directory.commit(reserveTenant({ ...tenant, host: hostOf(name, scope.env.PLATFORM_HOST) }, now), {
		account_id: tenant.id,
		values: { subdomain: name, shard: shardName(chosen), sha256, step: "reserved" },
	});
	return {
		...tenant,
		status: "active",
		created_at: now,
		being_created_since: now,
		suspended_at: null,
		export_until: null,
	};
}
