/** Suspends a client: its hosts say so, nobody acts in it, its schedule rests; nothing is deleted. */
import { z } from "zod";
import { updateStatus } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { knownSubdomain } from "../rules/subdomain";
import { enterTenant, noSuchTenant } from "../steps/tenant";
import { updateSuspension } from "../store/tenants";

export const suspendTenant = defineEndpoint({
	name: "operations/suspend-tenant",
	path: "/api/operations/api_suspend_tenant",
	summary: "Suspends a client: its hosts say so, nobody acts in it, its schedule rests; nothing is deleted.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({ subdomain: z.string(), state: z.literal("suspended") }),
	errors: noSuchTenant,
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const answer = { subdomain: tenant.subdomain, state: "suspended" as const };
		const inDirectory = () =>
			scope.directory.commit([updateSuspension(tenant.id, scope.clock.now())], {
				account_id: tenant.id,
				values: { subdomain },
			});
		const inAccount = () =>
			inside.commit({
				statements: [updateStatus(tenant.id, "suspended")],
				answer,
				audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name } },
			});
		// The directory goes first, so that the schedule rests before the account refuses.
		await inDirectory();
		return inAccount();
	},
});
