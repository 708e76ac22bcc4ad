/** Takes a domain away; invariant: it is deleted at Cloudflare first, and serves until then; emails lead to the subdomain before. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { hostIn } from "#workers/kernel/dns-name";
import { getClaim, removeClaim } from "#workers/kernel/follow-claim";
import { knownHost } from "../rules/host";
import { ownDomain } from "../steps/own-domain";
import { siteOf, subdomainSite } from "../steps/tell-account";

export const removeDomain = defineEndpoint({
	name: "domains/remove-domain",
	path: "/api/accounts/api_remove_domain",
	summary: "Takes one of the account's own domains away; while Cloudflare cannot be asked, it is being removed.",
	access: ["account_owner"],
	input: z.object({ host: knownHost }),
	output: z.object({ host: z.string(), state: z.enum(["removing", "removed"]) }),
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, env } = scope;
		const domain = await getClaim(scope, ownDomain, account.id, host);
		const before = siteOf(account);
		const site_url = hostIn(before) === host ? subdomainSite(account, before, env.PLATFORM_HOST) : before;
		await scope.commit({
			statements: site_url === before ? [] : [updateSettings(account.id, { site_url })],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { host, ...(site_url === before ? {} : { site_url: { before, after: site_url } }) },
			},
		});
		const { state } = await removeClaim(scope, ownDomain, domain);
		return { host, state: state === "removed" ? ("removed" as const) : ("removing" as const) };
	},
});
