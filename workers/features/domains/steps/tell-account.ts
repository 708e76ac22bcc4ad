/** Tells a client's account what became of its domain: a line of its audit, and emails that lead elsewhere where they led there. */
import { type AccountRow, findAccount, updateSettings } from "#workers/features/account";
import { hostOf, siteUrl } from "#workers/features/operations";
import { auditLine } from "#workers/kernel/audit";
import { openTenantDatabase } from "#workers/kernel/database";
import type { PlatformScope } from "#workers/kernel/define-job";
import { type DomainRow, directoryOf } from "../store/domains";
import { findShard } from "../store/shards";

/** The address of an account's site: its own domain, or its subdomain. */
export function siteOf({ settings }: { settings: string | Readonly<Record<string, unknown>> }): string {
	const read = typeof settings === "string" ? (JSON.parse(settings) as Record<string, unknown>) : settings;
	return String(read.site_url ?? "");
}

/** The host of an address; empty where it is none. */
export function hostIn(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname : "";
}

/** The address below a client's subdomain, with scheme and port of the one so far. */
export function subdomainSite(row: Pick<AccountRow, "subdomain">, site: string, platformHost: string): string {
	return siteUrl(hostOf(row.subdomain, platformHost), URL.canParse(site) ? site : "https://platform");
}

/** Writes it in one batch; nothing for a client that was erased. */
export async function tellAccount(
	{ env, clock, newId }: Pick<PlatformScope, "env" | "clock" | "newId">,
	{ host, account_id }: DomainRow,
	became: "active" | "failed" | "removed",
): Promise<void> {
	const [place] = await directoryOf(env).read(findShard(account_id));
	if (!place) return;
	const database = openTenantDatabase(env, place.shard, account_id);
	const [row] = await database.read(findAccount(account_id));
	if (!row) return;
	const before = siteOf(row);
	const leadsThere = became !== "active" && hostIn(before) === host;
	const site_url = leadsThere ? subdomainSite(row, before, env.PLATFORM_HOST) : before;
	const facts = {
		...{ account_id, id: newId(), action: "domains/refresh-domains", user_id: null, actor_id: null },
		...{ request_id: `domain ${host}`, created_at: clock.now() },
	};
	const details = { host, state: became, ...(leadsThere ? { site_url: { before, after: site_url } } : {}) };
	await database.write([
		...(leadsThere ? [updateSettings(account_id, { site_url })] : []),
		auditLine(facts, { subject_kind: "account", subject_id: account_id, details }),
	]);
}
