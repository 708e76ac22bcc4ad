/** Takes the erasure of a client back while nothing was deleted; it is then what it was before, open or suspended. */
import { z } from "zod";
import { findAccount, toAccount, updateStatus } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { knownSubdomain } from "../rules/subdomain";
import { databaseOf, getTenant, noSuchTenant } from "../steps/tenant";
import { findErasure, keepTenant as keep } from "../store/erasures";

export const keepTenant = defineEndpoint({
	name: "operations/keep-tenant",
	path: "/api/operations/api_keep_tenant",
	summary: "Takes the erasure of a client back, until its deletion has begun.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({ subdomain: z.string(), state: z.enum(["active", "suspended"]) }),
	errors: { ...noSuchTenant, erasure_has_begun: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain }) => {
		const tenant = await getTenant(scope, subdomain);
		const { id, shard } = tenant;
		const state = tenant.suspended_at === null ? ("active" as const) : ("suspended" as const);
		const [known] = await scope.directory.read(findErasure(id));
		if (known)
			await scope.directory.commit(keep(id), { account_id: id, values: { subdomain: tenant.subdomain, step: "kept" } });
		// Whichever came first, the schedule or this call, the row tells.
		const [begun] = await scope.directory.read(findErasure(id));
		if (begun) throw refuse("erasure_has_begun");
		const [row] = await databaseOf(scope, tenant).read(findAccount(id));
		if (row?.status === "closed")
			await scope.inAccount(toAccount(row, shard)).commit({
				statements: [updateStatus(id, state)],
				answer: {},
				audit: { subject_kind: "account", subject_id: id, details: { operator: scope.operator.name } },
			});
		return { subdomain: tenant.subdomain, state };
	},
});
