/** Takes a client's domain away, for an operator; it is deleted at Cloudflare first. */
import { z } from "zod";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { getClaim, removeClaim } from "#workers/kernel/follow-claim";
import { knownHost } from "../rules/host";
import { ownDomain } from "../steps/own-domain";

export const removeTenantDomain = defineEndpoint({
	name: "domains/remove-tenant-domain",
	path: "/api/operations/api_remove_tenant_domain",
	summary: "Takes a client's own domain away; while Cloudflare cannot be asked, it is being removed.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, host: knownHost }),
	output: z.object({ host: z.string(), state: z.enum(["removing", "removed"]) }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" } },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, host }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const domain = await getClaim(scope, ownDomain, tenant.id, host);
		await scope.directory.commit([], { account_id: tenant.id, values: { subdomain: tenant.subdomain, host } });
		await inside.commit({
			statements: [],
			answer: {},
			audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name, host } },
		});
		const { state } = await removeClaim(scope, ownDomain, domain);
		return { host, state: state === "removed" ? ("removed" as const) : ("removing" as const) };
	},
});
