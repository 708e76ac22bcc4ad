/** Opens a suspended client again. */
import { z } from "zod";
import { updateStatus } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { knownSubdomain } from "../rules/subdomain";
import { enterTenant, noSuchTenant } from "../steps/tenant";
import { updateSuspension } from "../store/tenants";

export const resumeTenant = defineEndpoint({
	name: "operations/resume-tenant",
	path: "/api/operations/api_resume_tenant",
	summary: "Opens a suspended client again.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({ subdomain: z.string(), state: z.literal("active") }),
	errors: noSuchTenant,
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const answer = { subdomain: tenant.subdomain, state: "active" as const };
		const inDirectory = () =>
			scope.directory.commit([updateSuspension(tenant.id, null)], { account_id: tenant.id, values: { subdomain } });
		const inAccount = () =>
			inside.commit({
				statements: [updateStatus(tenant.id, "active")],
				answer,
				audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name } },
			});
		// The account opens first, so that what waits finds it open.
		await inAccount();
		await inDirectory();
		return answer;
	},
});
