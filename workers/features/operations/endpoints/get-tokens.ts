/** The operators' tokens, newest first, without what they are known by. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listTokens } from "../store/tokens";

const maxTokens = 200;

export const getTokens = defineEndpoint({
	name: "operations/get-tokens",
	path: "/api/operations/api_get_tokens",
	summary: "The newest tokens of operators: whose, by whom and when they were made and revoked.",
	access: "operator",
	input: z.object({}),
	output: z.object({
		tokens: z.array(
			z.object({ name: z.string(), created_by: z.string(), created_at: z.int(), revoked_at: z.int().nullable() }),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => ({ tokens: await scope.directory.read(listTokens(maxTokens)) }),
});
