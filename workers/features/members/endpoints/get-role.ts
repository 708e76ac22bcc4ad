/** Whose role an account owner is about to change: the person, their role, and whether it may be taken away. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { roles } from "#workers/kernel/identity";
import { personOutput, presentPerson } from "../rules/person";
import { personSwitchNames, switchesInUse, switchesOf, switchShape } from "../rules/person-switches";
import { supplierDataAccesses } from "../rules/sales-role";
import { findPersonWithRole } from "../store/roles";

export const getRole = defineEndpoint({
	name: "members/get-role",
	path: "/api/members/api_get_role",
	summary:
		"A person's role, since when they have it, whether they are the last account owner who can sign in, and what they may do beside it.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		person: personOutput.extend({ email: z.string() }),
		role: z.enum(roles),
		/** Null: from before anybody noted it. */
		role_given_at: z.int().nullable(),
		last_logged_in_at: z.int().nullable(),
		is_last_owner: z.literal([0, 1]),
		supplier_data_access: z.enum(supplierDataAccesses),
		/** What they may do beside their role, of what the account has; by their own switches and everybody's. */
		switches: z.object(switchShape(personSwitchNames)),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => {
		const [found] = await scope.read(findPersonWithRole(scope.account.id, user_id));
		if (!found) throw notFound("user");
		const { role, role_given_at, last_logged_in_at, is_last_owner, supplier_data_roll_up, ...rest } = found;
		const { status, switches, ...person } = rest;
		return {
			person: { ...presentPerson(person), activation_pending: status === "invited" ? (1 as const) : (0 as const) },
			...{ role, role_given_at, last_logged_in_at, is_last_owner },
			supplier_data_access: supplier_data_roll_up === 1 ? ("roll_up" as const) : ("full" as const),
			switches: switchesOf(scope.account, JSON.parse(switches), switchesInUse(scope.account, personSwitchNames)),
		};
	},
});
