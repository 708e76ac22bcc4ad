/** Reads one recognition that waits for its day, or waited; invariant: only its giver and account owners do. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { namesIn } from "#workers/kernel/name-in";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { scheduleReasons, scheduleStatuses } from "../rules/schedule-statuses";
import { shownPoints } from "../rules/shown-points";
import { visibilities } from "../rules/split-by-audience";
import { presentRecognitionPicture } from "../steps/present-picture";
import { findScheduled, listScheduledIds } from "../store/scheduled";

/** So many recipients an address carries, from which it is given again. */
const recipientsCarried = 200;

export const getScheduledRecognition = defineEndpoint({
	name: "recognition/get-scheduled-recognition",
	path: "/api/points/api_get_scheduled_recognition",
	summary:
		"A recognition that waits for the day that its giver chose, or waited: when it is given, and what became of it.",
	access: "signed_in",
	input: z.object({ scheduled_id: z.int() }),
	output: z.object({
		scheduled: z.object({
			id: z.int(),
			giver: z.string(),
			program_id: z.int(),
			program: z.string(),
			/** The first names, and how many there are. */
			recipient_names: z.array(z.string()),
			recipient_count: z.int(),
			recipient_ids: z.array(z.int()),
			behaviors: z.array(z.string()),
			behavior_ids: z.array(z.int()),
			badge: badgeOutput,
			/** For each person; null where there are none to show. */
			points: z.int().nullable(),
			message: z.string(),
			justification: z.string(),
			/** The picture that goes with it. */
			picture: pictureOutput.nullable(),
			/** By which its giver sends it along again. */
			picture_id: z.int().nullable(),
			visibility: z.enum(visibilities),
			/** The day of the account's time zone on which it is given. */
			give_on: z.string(),
			status: z.enum(scheduleStatuses),
			/** Why it was not given; null for all others. */
			reason: z.enum(scheduleReasons).nullable(),
			/** What it became: its post, or what was sent for an approval. */
			activity_id: z.int().nullable(),
			submission_id: z.int().nullable(),
			ended_at: z.int().nullable(),
			created_at: z.int(),
			is_mine: z.literal([0, 1]),
			/** Whether its program gives different sums, and whether somebody is asked for an approval on its day. */
			may_change_points: z.literal([0, 1]),
			needs_approval: z.literal([0, 1]),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { scheduled_id }) => {
		const { account, user, read } = scope;
		const [[row], ids] = await Promise.all([
			read(findScheduled(account.id, scheduled_id)),
			read(listScheduledIds(account.id, scheduled_id, recipientsCarried)),
		]);
		if (!row || (row.giver_id !== user.id && user.role !== "account_owner")) throw notFound("scheduled recognition");
		const { id, giver_id, giver, program_id, program, recipient_count, message, justification, visibility } = row;
		const { give_on, status, reason, activity_id, submission_id, ended_at, created_at } = row;
		return {
			scheduled: {
				...{ id, giver, program_id, program, recipient_count, message, justification, visibility },
				...{ give_on, status, activity_id, submission_id, ended_at, created_at },
				recipient_names: JSON.parse(row.first_names) as string[],
				recipient_ids: ids.map(({ user_id }) => user_id),
				picture: presentRecognitionPicture(row),
				picture_id: row.picture_id,
				behaviors: namesIn(row.behavior_names, scope),
				behavior_ids: JSON.parse(row.behavior_ids) as number[],
				badge: presentBadge(row.badge, scope),
				points: shownPoints(account, row.points),
				reason: reason === "" ? null : reason,
				may_change_points: row.has_one_sum === 1 ? (0 as const) : (1 as const),
				needs_approval: row.needs_approval,
				is_mine: giver_id === user.id ? (1 as const) : (0 as const),
			},
		};
	},
});
