/** Takes the domain of a client's emails away, for an operator; they come from the platform's address before. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { enterTenant, knownSubdomain, noSuchTenant } from "#workers/features/operations";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { getClaim, removeClaim } from "#workers/kernel/follow-claim";
import { knownSenderHost } from "../rules/host";
import { senderDomain } from "../steps/own-sender";

export const removeTenantSender = defineEndpoint({
	name: "sender-domains/remove-tenant-sender",
	path: "/api/operations/api_remove_tenant_sender",
	summary: "Takes the domain of a client's emails away; while the provider cannot be asked, it is being removed.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, host: knownSenderHost }),
	output: z.object({ host: z.string(), state: z.enum(["removing", "removed"]) }),
	errors: { no_such_tenant: { ...noSuchTenant.no_such_tenant, told_by: "operations" } },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, host }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const row = await getClaim(scope, senderDomain, tenant.id, host);
		await scope.directory.commit([], { account_id: tenant.id, values: { subdomain: tenant.subdomain, host } });
		await inside.commit({
			statements: [updateSettings(tenant.id, { sender_domain: null })],
			answer: {},
			audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name, host } },
		});
		const { state } = await removeClaim(scope, senderDomain, row);
		return { host, state: state === "removed" ? ("removed" as const) : ("removing" as const) };
	},
});
