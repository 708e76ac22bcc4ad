/** Makes the token of an operator, which is told once and stored hashed; invariant: a name has one token in force, by an index. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { hashToken, newToken } from "#workers/kernel/tokens";
import { setupName } from "#workers/runtime/operators";
import { insertToken } from "../store/tokens";

const name = text(40).min(2).toLowerCase();

export const createToken = defineEndpoint({
	name: "operations/create-token",
	path: "/api/operations/api_create_token",
	summary: "Makes the token of an operator; it is told in this answer and never again.",
	access: "operator",
	input: z.object({ name }),
	output: z.object({ name: z.string(), token: z.string() }),
	errors: { operator_has_token: { constraints: ["operator_tokens.name"] } },
	repetition: { kind: "none" },
	handler: async (scope, asked) => {
		if (asked.name === setupName || !/^[a-z][a-z0-9.@_-]*$/.test(asked.name))
			throw invalid({ name: [scope.translate("operations:validation.operator")] });
		const token = newToken();
		const row = { id: scope.newId(), name: asked.name, created_by: scope.operator.name, revoked_at: null };
		const created = { ...row, token_hash: await hashToken(token), created_at: scope.clock.now() };
		await scope.directory.commit([insertToken(created)], { account_id: null, values: { name: asked.name } });
		return { name: asked.name, token };
	},
});
