/** The roles of the platform, and what each has in its menu beyond everybody's, from what features declare. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { entriesOfRole } from "#workers/kernel/menu";

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
	handler: async ({ account, translate }) => ({
		everybody: entriesOfRole(account, null).map(({ label }) => translate(label)),
		roles: roles.map((role) => ({ role, screens: entriesOfRole(account, role).map(({ label }) => translate(label)) })),
	}),
});
