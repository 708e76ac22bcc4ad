/** The own domains of a client, for operators. */
import { z } from "zod";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openDirectory } from "#workers/kernel/directory";
import { hostIn } from "#workers/kernel/dns-name";
import { domain, presentDomain } from "../steps/present";
import { siteOf } from "../steps/tell-account";
import { ownDomains } from "../store/domains";

export const getTenantDomains = defineEndpoint({
	name: "domains/get-tenant-domains",
	path: "/api/operations/api_get_tenant_domains",
	summary: "The own domains of a client with their states and DNS records, and the host to which its emails lead.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({ subdomain: z.string(), site_host: z.string(), domains: z.array(domain) }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" } },
	repetition: { kind: "read" },
	handler: async (scope, { subdomain }) => {
		const { tenant, row } = await enterTenant(scope, subdomain);
		const rows = await openDirectory(scope.env).read(ownDomains.list(tenant.id));
		return {
			subdomain: tenant.subdomain,
			site_host: hostIn(siteOf(row)),
			domains: rows.map((one) => presentDomain(one, scope.env)),
		};
	},
});
