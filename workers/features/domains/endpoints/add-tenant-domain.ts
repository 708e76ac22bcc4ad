/** Asks for a domain of a client, for an operator: also for a name that another client had a while ago. */
import { z } from "zod";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { ownHost } from "../rules/host";
import { askForDomain, askingErrors } from "../steps/own-domain";
import { domain, presentDomain } from "../steps/present";

export const addTenantDomain = defineEndpoint({
	name: "domains/add-tenant-domain",
	path: "/api/operations/api_add_tenant_domain",
	summary: "Asks for a domain of a client's own, and tells what the client enters in its DNS.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, host: ownHost }),
	output: z.object({ domain }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" }, ...askingErrors },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, host }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const asked = { host, account_id: tenant.id, asked_by: `operator ${scope.operator.name}`, isOperator: true };
		const row = await askForDomain(scope, asked);
		await scope.directory.commit([], { account_id: tenant.id, values: { subdomain: tenant.subdomain, host } });
		return inside.commit({
			statements: [],
			answer: { domain: presentDomain(row, scope.env) },
			audit: {
				subject_kind: "account",
				subject_id: tenant.id,
				details: { operator: scope.operator.name, host },
			},
		});
	},
});
