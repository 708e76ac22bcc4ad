/** Tells whether the same was given to the same people a short while ago, so that nobody gives twice by mistake. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findDuplicates } from "../store/recognitions";

export const checkDuplicateRecognition = defineEndpoint({
	name: "recognition/check-duplicate-recognition",
	path: "/api/points/api_check_duplicate_recognition",
	summary: "Recipients whom the same giver gave the same points in the same program in the last 24 hours.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	input: z.object({
		program_id: z.int(),
		recipient_ids: z.array(z.int()).max(2_000),
		points: z.int().default(0),
	}),
	output: z.object({
		duplicates: z.array(z.object({ recipient_id: z.int(), name: z.string(), created_at: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }, given) => {
		const rows = await read(findDuplicates(account.id, { giver_id: user.id, ...given }, clock.now()));
		const duplicates = rows.map(({ recipient_id, first_name, last_name, created_at }) => ({
			recipient_id,
			name: `${first_name} ${last_name}`,
			created_at,
		}));
		return { duplicates };
	},
});
