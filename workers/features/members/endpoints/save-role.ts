/** Gives a person a role, or takes it away (`member`); invariant: an account keeps an owner who can sign in (trigger `users_keep_an_owner`). */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { roles } from "#workers/kernel/identity";
import { supplierDataAccesses } from "../rules/sales-role";
import { findPersonWithRole, updateRole, updateSupplierDataAccess } from "../store/roles";

export const saveRole = defineEndpoint({
	name: "members/save-role",
	path: "/api/members/api_save_role",
	summary:
		"Gives a person a role in the place of the one they had; `member` takes it away. Holds on their next request.",
	access: ["account_owner"],
	input: z.object({
		user_id: z.int(),
		role: z.enum(roles),
		/** What of the sales data somebody of the supplier sees; as it was where it is left out. */
		supplier_data_access: z.enum(supplierDataAccesses).optional(),
	}),
	output: z.object({ role: z.enum(roles) }),
	errors: { last_account_owner: { constraints: ["users_last_owner"] } },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, role, supplier_data_access }) => {
		const { account, clock } = scope;
		const [person] = await scope.read(findPersonWithRole(account.id, user_id));
		if (!person) throw notFound("user");
		if (person.is_last_owner && role !== "account_owner")
			throw refuse("last_account_owner", {}, { role: [scope.translate("members:errors.last_account_owner")] });
		return scope.commit({
			statements: [
				...updateRole(account.id, user_id, role, clock.now()),
				...(supplier_data_access ? [updateSupplierDataAccess(account.id, user_id, supplier_data_access)] : []),
			],
			answer: { role },
			audit: {
				subject_kind: "user",
				subject_id: user_id,
				details: { role: { before: person.role, after: role }, ...(supplier_data_access && { supplier_data_access }) },
			},
		});
	},
});
