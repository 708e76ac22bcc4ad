/** From whom a client's emails come, for operators. */
import { z } from "zod";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openDirectory } from "#workers/kernel/directory";
import { presentSender, presentSenderDomain, senderDomainOutput, senderOutput } from "../steps/present";
import { senderDomains } from "../store/sender-domains";

export const getTenantSender = defineEndpoint({
	name: "sender-domains/get-tenant-sender",
	path: "/api/operations/api_get_tenant_sender",
	summary: "From whom a client's emails come, and the domain of its own with its state and DNS records.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: senderOutput.extend({ subdomain: z.string(), domain: senderDomainOutput.nullable() }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" } },
	repetition: { kind: "read" },
	handler: async (scope, { subdomain }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const [row] = await openDirectory(scope.env).read(senderDomains.list(tenant.id));
		return {
			...presentSender(inside.account, scope.env),
			subdomain: tenant.subdomain,
			domain: row ? presentSenderDomain(row) : null,
		};
	},
});
