/** The behaviors as account owners keep them: in every language, those that were retired too. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { programGlyphs } from "../rules/glyphs";
import { listAllBehaviors } from "../store/behaviors";

export const getCustomBehaviors = defineEndpoint({
	name: "programs/get-custom-behaviors",
	path: "/api/behaviors/api_get_custom_behaviors",
	summary: "All behaviors of the account in their order, with their names in every language.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		behaviors: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				names: z.record(z.string(), z.string()),
				glyph: z.enum(programGlyphs),
				position: z.int(),
				is_active: z.literal([0, 1]),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, request, read }) => {
		const rows = await read(listAllBehaviors(account.id));
		const behaviors = rows.map(({ names, ...row }) => ({
			...row,
			// What was loaded may name a drawing that there is not.
			glyph: programGlyphs.find((known) => known === row.glyph) ?? "star",
			name: nameIn(names, { request, account }),
			names: JSON.parse(names) as Record<string, string>,
		}));
		return { behaviors };
	},
});
