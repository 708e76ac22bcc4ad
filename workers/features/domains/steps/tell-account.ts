/** Tells a client's account what became of its domain: a line of its audit, its owners, and emails that lead elsewhere where they led there. */
import { type AccountRow, updateSettings } from "#workers/features/account";
import { findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { enterAccount, hostOf, siteUrl } from "#workers/features/operations";
import type { ClaimRow } from "#workers/kernel/claims-table";
import { hostIn } from "#workers/kernel/dns-name";
import type { ClaimScope } from "#workers/kernel/follow-claim";

/** The address of an account's site: its own domain, or its subdomain. */
export function siteOf({ settings }: { settings: string | Readonly<Record<string, unknown>> }): string {
	const read = typeof settings === "string" ? (JSON.parse(settings) as Record<string, unknown>) : settings;
	return String(read.site_url ?? "");
}

/** The address below a client's subdomain, with scheme and port of the one so far. */
export function subdomainSite(row: Pick<AccountRow, "subdomain">, site: string, platformHost: string): string {
	return siteUrl(hostOf(row.subdomain, platformHost), URL.canParse(site) ? site : "https://platform");
}

/** Writes it in one batch; nothing for a client that was erased. */
export async function tellAccount(
	scope: ClaimScope,
	{ host, account_id }: ClaimRow,
	became: { state: "active" | "failed" | "removed"; problem: string | null },
): Promise<void> {
	const entered = await enterAccount(scope, account_id, `domain ${host}`);
	if (!entered) return;
	const { row, inside, read, commit } = entered;
	const before = siteOf(row);
	const leadsThere = became.state !== "active" && hostIn(before) === host;
	const site_url = leadsThere ? subdomainSite(row, before, scope.env.PLATFORM_HOST) : before;
	const state = became.state;
	const there = { ...inside, request: { ...inside.request, origin: site_url } };
	const told =
		state === "removed"
			? { statements: [], follow: [] }
			: notify(there, "domains/domain-changed", await read(findOwners(account_id)), { host, state });
	await commit("domains/refresh-domains", {
		statements: [...(leadsThere ? [updateSettings(account_id, { site_url })] : []), ...told.statements],
		details: { host, state, ...(leadsThere ? { site_url: { before, after: site_url } } : {}) },
		follow: told.follow,
	});
}
