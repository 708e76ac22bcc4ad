/** What is asked of giving and what it answers, with a picture or without: fields with their bounds, and the answer. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { visibilities } from "./split-by-audience";
import { recognitionSubtypes } from "./subtypes";

/** The most people of one call. */
export const maxRecipients = 2_000;

/** The most behaviors of one recognition. */
const maxBehaviors = 3;

/** What is given, to whom and how. */
export const givingInput = z.object({
	program_id: z.int(),
	recipient_ids: z.array(z.int()).max(maxRecipients).default([]),
	group_ids: z.array(z.int()).max(100).default([]),
	behavior_ids: z.array(z.int()).max(maxBehaviors).default([]),
	/** For each person; the program's usual amount unless given. */
	points: z.int().optional(),
	/** Required; the handler asks for it with all else that is missing, so that it is said at once. */
	message: text(1_000).meta({ minLength: 1 }),
	visibility: z.enum(visibilities).default("public"),
	/** Why it deserves the points, for those who approve it; some programs ask for it. */
	justification: text(500).default(""),
	/** A commitment is a promise that counts, and gives its points, once its giver says that it was kept. */
	recognition_subtype: z.enum(recognitionSubtypes).default("recognition"),
	/** Of a commitment: the last day on which it is to be kept. */
	due_date: z.iso.date().max(10).or(z.literal("")).default(""),
	/** The day on which it is given, at 8 of the account's time zone; at once unless given. */
	give_on: z.iso.date().max(10).or(z.literal("")).default(""),
	badge_id: z.null().optional(),
});

/** The same, parsed. */
export type Given = z.output<typeof givingInput>;

/** What became of it. */
export const givingOutput = z.object({
	recognition_ids: z.array(z.int()),
	/** The posts: one, or for a team's eyes one for each team. */
	activity_ids: z.array(z.int()),
	/** What the program's budget holds now, for its owner and the account's; null for other givers. */
	points_remaining: z.int().nullable(),
	/** What waits for an approval now, and whose: the first names; null where it was given at once. */
	submission_id: z.int().nullable(),
	approver_names: z.array(z.string()),
	/** Of a commitment: one for each person. */
	commitment_ids: z.array(z.int()),
	/** What waits for its day now; null where no day was chosen. */
	scheduled_id: z.int().nullable(),
});
