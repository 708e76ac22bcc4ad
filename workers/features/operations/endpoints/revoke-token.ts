/** Revokes the token of an operator: nobody is let in by it from the next request on. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { revokeToken as revoke } from "../store/tokens";

export const revokeToken = defineEndpoint({
	name: "operations/revoke-token",
	path: "/api/operations/api_revoke_token",
	summary: "Revokes the token of an operator by the operator's name.",
	access: "operator",
	input: z.object({ name: text(40).min(1).toLowerCase() }),
	output: z.object({ name: z.string() }),
	errors: { no_such_operator: {} },
	repetition: { kind: "none" },
	handler: async (scope, { name }) => {
		const statements = [revoke(name, scope.clock.now())];
		const [revoked] = await scope.directory.commit(statements, { account_id: null, values: { name } });
		if (revoked!.length === 0) throw new Refusal("no_such_operator", 404, { name });
		return { name };
	},
});
