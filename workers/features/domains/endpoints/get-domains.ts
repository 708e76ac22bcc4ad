/** The account's own domains: how each stands, what is entered in the DNS, and where emails lead. */
import { z } from "zod";
import { hostOf } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openDirectory } from "#workers/kernel/directory";
import { hostIn } from "#workers/kernel/dns-name";
import { domain, presentDomain, roomLeft } from "../steps/present";
import { siteOf } from "../steps/tell-account";
import { cloudflareSettings } from "../store/cloudflare";
import { ownDomains } from "../store/domains";

export const getDomains = defineEndpoint({
	name: "domains/get-domains",
	path: "/api/accounts/api_get_domains",
	summary: "The account's own domains with their states and DNS records, and the host to which emails lead.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** 0 where the platform offers no own domains. */
		is_offered: z.literal([0, 1]),
		room_left: z.int(),
		subdomain_host: z.string(),
		site_host: z.string(),
		domains: z.array(domain),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, env }) => {
		const rows = await openDirectory(env).read(ownDomains.list(account.id));
		return {
			is_offered: cloudflareSettings(env) ? (1 as const) : (0 as const),
			room_left: roomLeft(rows),
			subdomain_host: hostOf(account.subdomain, env.PLATFORM_HOST),
			site_host: hostIn(siteOf(account)),
			domains: rows.map((row) => presentDomain(row, env)),
		};
	},
});
