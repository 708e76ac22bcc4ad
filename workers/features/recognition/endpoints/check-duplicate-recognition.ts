/** Tells whether the same was given or sent to the same people a short while ago, so that nobody gives twice by mistake. */

import { z } from "zod";
import { nameOf } from "#workers/features/members";
import { findProgram, usualAmount } from "#workers/features/programs";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxRecipients } from "../rules/choose-recipients";
import { findDuplicates } from "../store/duplicates";

export const checkDuplicateRecognition = defineEndpoint({
	name: "recognition/check-duplicate-recognition",
	path: "/api/points/api_check_duplicate_recognition",
	summary:
		"Recipients whom the same giver gave, or sent so that it waits, the same points in the same program in the last 24 hours.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	input: z.object({
		program_id: z.int(),
		recipient_ids: z.array(z.int()).max(maxRecipients).default([]),
		group_ids: z.array(z.int()).max(100).default([]),
		/** For each person; the program's usual amount unless given. */
		points: z.int().optional(),
	}),
	output: z.object({
		duplicates: z.array(z.object({ recipient_id: z.int(), name: z.string(), created_at: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }, { program_id, recipient_ids, group_ids, points: wished }) => {
		const [program] = await read(findProgram(account.id, program_id));
		if (!program) return { duplicates: [] };
		const points = program.is_non_monetary === 1 ? 0 : (wished ?? usualAmount(program));
		const given = { giver_id: user.id, program_id, recipient_ids, group_ids, points };
		const rows = await read(findDuplicates(account.id, given, clock.now()));
		const duplicates = rows.map(({ recipient_id, first_name, last_name, created_at }) => ({
			recipient_id,
			name: nameOf({ first_name, last_name }),
			created_at,
		}));
		return { duplicates };
	},
});
