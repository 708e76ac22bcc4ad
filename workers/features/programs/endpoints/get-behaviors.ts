/** Reads the behaviours that a recognition can name, in the reader's language. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { listBehaviors } from "../store/programs";

export const getBehaviors = defineEndpoint({
	name: "programs/get-behaviors",
	path: "/api/behaviors/api_get_behaviors",
	summary: "The behaviors that are in use, in their order; with program_id those that the program offers.",
	access: "signed_in",
	input: z.object({ program_id: z.int().nullable().default(null) }),
	output: z.object({
		behaviors: z.array(z.object({ id: z.int(), key: z.string(), name: z.string(), glyph: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, request, read }, { program_id }) => {
		const rows = await read(listBehaviors(account.id, program_id));
		const behaviors = rows.map(({ id, key, names, glyph }) => ({
			id,
			key,
			name: nameIn(names, { request, account }),
			glyph,
		}));
		return { behaviors };
	},
});
