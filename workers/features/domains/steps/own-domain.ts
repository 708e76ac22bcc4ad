/** Own domains as a kind of names that clients claim, and what owners and operators are told who ask for one. */
import type { Claim, ClaimRow } from "#workers/kernel/claims-table";
import { isPlatformName } from "#workers/kernel/dns-name";
import { invalid, refuse } from "#workers/kernel/errors";
import { type ClaimKind, type ClaimScope, claimName } from "#workers/kernel/follow-claim";
import type { Translate } from "#workers/kernel/scope";
import { forgetTenants } from "#workers/runtime/directory";
import type { CustomHostname } from "../rules/custom-hostname";
import { judge } from "../rules/judge";
import { cloudflareSettings, openCloudflare } from "../store/cloudflare";
import { ownDomains, serveActive } from "../store/domains";
import { tellAccount } from "./tell-account";

/** Own domains: emails lead to the subdomain again before a name leads nowhere. */
export const ownDomain: ClaimKind<CustomHostname> = {
	table: ownDomains,
	what: "domain",
	open: ({ env, log }) => {
		const settings = cloudflareSettings(env);
		return settings && openCloudflare(settings, log.warn);
	},
	judge,
	alongside: (row, _found, now) => serveActive(row, now),
	before: async (scope, row, { state, problem }) => {
		if (state !== row.state && (state === "failed" || state === "removed"))
			await tellAccount(scope, row, { state, problem });
	},
	after: async (scope, row, { state }) => {
		forgetTenants([row.host]);
		if (state !== row.state && state === "active") await tellAccount(scope, row, { state, problem: null });
	},
};

/** Refusals of whoever asks for a domain. */
export const askingErrors = {
	domains_not_offered: { told_by: "domains" },
	domain_taken: { told_by: "domains" },
	too_many_domains: { told_by: "domains" },
	domain_refused: { told_by: "domains" },
} as const;

/** Asks for a domain; one that the client has already is given as it is. Throws what is wrong with the name at its field. */
export async function askForDomain(scope: ClaimScope & { translate: Translate }, claim: Claim): Promise<ClaimRow> {
	const { env, translate } = scope;
	if (!cloudflareSettings(env)) throw refuse("domains_not_offered");
	if (isPlatformName(claim.host, env)) throw invalid({ host: [translate("domains:validation.platform")] });
	const claimed = await claimName(scope, ownDomain, claim);
	if ("row" in claimed) return claimed.row;
	if ("refused" in claimed) {
		const details = { reason: claimed.refused };
		throw refuse("domain_refused", details, { host: [translate("domains:errors.domain_refused", details)] });
	}
	if (claimed.why === "too_many") throw refuse("too_many_domains", { count: ownDomains.max });
	throw refuse("domain_taken", {}, { host: [translate("domains:errors.domain_taken")] });
}
