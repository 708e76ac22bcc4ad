/** Says under which of its names the account's emails lead to it; invariant: one of its own domains must be active. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { siteUrl } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { hostIn } from "#workers/kernel/dns-name";
import { refuse } from "#workers/kernel/errors";
import { getClaim } from "#workers/kernel/follow-claim";
import { knownHost } from "../rules/host";
import { ownDomain } from "../steps/own-domain";
import { siteOf, subdomainSite } from "../steps/tell-account";

export const chooseSite = defineEndpoint({
	name: "domains/choose-site",
	path: "/api/accounts/api_choose_site",
	summary: "Says to which of its names the account's emails lead: an active domain of its own, or its subdomain.",
	access: ["account_owner"],
	/** Without a host it is the subdomain. */
	input: z.object({ host: knownHost.optional() }),
	output: z.object({ site_url: z.string() }),
	errors: { domain_not_active: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, env } = scope;
		const before = siteOf(account);
		const platform = subdomainSite(account, before || scope.request.origin, env.PLATFORM_HOST);
		const domain =
			host === undefined || host === hostIn(platform) ? undefined : await getClaim(scope, ownDomain, account.id, host);
		if (domain && domain.state !== "active") throw refuse("domain_not_active", { host: domain.host });
		const site_url = domain ? siteUrl(domain.host, platform) : platform;
		return scope.commit({
			statements: [updateSettings(account.id, { site_url })],
			answer: { site_url },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { site_url: { before, after: site_url } },
			},
		});
	},
});
