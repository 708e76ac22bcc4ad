/** Recomputes the ledger of every tenant that tests made, so that no test leaves a number unexplained. */
import { env } from "cloudflare:test";
import { type LedgerFault, ledgerFaults } from "#workers/features/points";
import { openTenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";

const verified = new Set<number>();

/** A fault and the tenant in whose ledger it is. */
export type TenantFault = LedgerFault & { subdomain: string };

/** The faults of all tenants that were not verified before; none when every balance equals its lines. */
export async function verifyAllLedgers(): Promise<TenantFault[]> {
	const { results } = await env.DIRECTORY.prepare("select id, subdomain, shard from directory_accounts").all<{
		id: number;
		subdomain: string;
		shard: number;
	}>();
	const faults: TenantFault[] = [];
	for (const { id, subdomain, shard } of results.filter((account) => !verified.has(account.id))) {
		verified.add(id);
		const database = openTenantDatabase(env as unknown as Environment, shard, id);
		const found = await Promise.all(ledgerFaults(id).map((statement) => database.read(statement)));
		faults.push(...found.flat().map((fault) => ({ subdomain, ...fault })));
	}
	return faults;
}
