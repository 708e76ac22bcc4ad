/** Asks for a domain of a client's emails, for an operator: also for one that another client had a while ago. */
import { z } from "zod";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { senderHost } from "../rules/host";
import { askForSenderDomain, askingErrors } from "../steps/own-sender";
import { presentSenderDomain, senderDomainOutput } from "../steps/present";

export const addTenantSender = defineEndpoint({
	name: "sender-domains/add-tenant-sender",
	path: "/api/operations/api_add_tenant_sender",
	summary: "Asks for a domain from which a client's emails come, and tells what the client enters in its DNS.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, host: senderHost }),
	output: z.object({ domain: senderDomainOutput }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" }, ...askingErrors },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, host }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const claim = { host, account_id: tenant.id, asked_by: `operator ${scope.operator.name}`, isOperator: true };
		const row = await askForSenderDomain(scope, claim);
		await scope.directory.commit([], { account_id: tenant.id, values: { subdomain: tenant.subdomain, host } });
		return inside.commit({
			statements: [],
			answer: { domain: presentSenderDomain(row) },
			audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name, host } },
		});
	},
});
