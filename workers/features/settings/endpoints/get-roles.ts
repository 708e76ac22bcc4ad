/** The roles of the platform, and what each has in its menu beyond everybody's, from what features declare. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type Role, roles } from "#workers/kernel/identity";
import { entriesOfRole, menuLabelOf } from "#workers/kernel/menu";

export const getRoles = defineEndpoint({
	name: "settings/get-roles",
	path: "/api/accounts/api_get_roles",
	summary: "Each role, and the screens that are in its menu beyond those that everybody has.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** What everybody has, as the account's switches stand. */
		everybody: z.array(z.string()),
		roles: z.array(z.object({ role: z.enum(roles), screens: z.array(z.string()) })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, translate }) => {
		const screensOf = (role: Role | null) =>
			entriesOfRole(account, role).map((entry) => menuLabelOf(entry, account, translate));
		return { everybody: screensOf(null), roles: roles.map((role) => ({ role, screens: screensOf(role) })) };
	},
});
