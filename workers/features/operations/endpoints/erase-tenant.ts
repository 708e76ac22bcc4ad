/**
 * Closes a client and says when it is to be erased; invariant: nothing is deleted before 30 days are over, but for a client
 * that was never open, and the same call again changes nothing.
 */
import { z } from "zod";
import { findAccount, toAccount, updateStatus } from "#workers/features/account";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { forgetTenants } from "#workers/runtime/directory";
import { knownSubdomain } from "../rules/subdomain";
import { databaseOf, getTenant, noSuchTenant } from "../steps/tenant";
import { closeTenant, findErasure } from "../store/erasures";
import { listHosts } from "../store/tenants";

/** So long it can be taken back. */
const graceMs = 30 * dayMs;

export const eraseTenant = defineEndpoint({
	name: "operations/erase-tenant",
	path: "/api/operations/api_erase_tenant",
	summary: "Closes a client and marks it for deletion in 30 days; until then it can be kept.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({ subdomain: z.string(), account_id: z.int(), erase_at: z.int(), asked_by: z.string() }),
	errors: noSuchTenant,
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain }) => {
		const tenant = await getTenant(scope, subdomain);
		const { id, shard } = tenant;
		const now = scope.clock.now();
		const erase_at = tenant.being_created_since === null ? now + graceMs : now;
		const asked = { account_id: id, subdomain: tenant.subdomain, shard, asked_by: scope.operator.name, asked_at: now };
		const [known] = await scope.directory.read(findErasure(id));
		if (!known)
			await scope.directory.commit(closeTenant({ ...asked, erase_at }), {
				account_id: id,
				values: { subdomain: tenant.subdomain, erase_at, step: "closed" },
			});
		const [row] = await databaseOf(scope, tenant).read(findAccount(id));
		if (row && row.status !== "closed")
			await scope.inAccount(toAccount(row, shard)).commit({
				statements: [updateStatus(id, "closed")],
				answer: {},
				audit: { subject_kind: "account", subject_id: id, details: { operator: scope.operator.name } },
			});
		forgetTenants((await scope.directory.read(listHosts(id))).map(({ host }) => host));
		const [erasure] = await scope.directory.read(findErasure(id));
		return {
			subdomain: tenant.subdomain,
			account_id: id,
			erase_at: erasure?.erase_at ?? erase_at,
			asked_by: erasure?.asked_by ?? scope.operator.name,
		};
	},
});
