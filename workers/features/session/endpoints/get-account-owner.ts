/** Who can let somebody in where they may not go: asked for the page that refuses them, and for no other. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findAccountOwner } from "../store/person-facts";

export const getAccountOwner = defineEndpoint({
	name: "session/get-account-owner",
	path: "/api/users/api_get_account_owner",
	summary: "The name of the account's owner; of several, of the one who has been there longest.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ owner: z.object({ id: z.int(), name: z.string() }).nullable() }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const [owner] = await scope.read(findAccountOwner(scope.account.id));
		return { owner: owner ?? null };
	},
});
