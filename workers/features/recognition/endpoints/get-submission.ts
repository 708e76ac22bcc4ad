/** Reads one submission; invariant: only its giver and account owners do. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { namesIn } from "#workers/kernel/name-in";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { shownPoints } from "../rules/shown-points";
import { visibilities } from "../rules/split-by-audience";
import { submissionStatuses } from "../rules/submission-statuses";
import { presentRecognitionPicture } from "../steps/present-picture";
import { findSubmissionFacts, findSubmissions, listSubmissionIds } from "../store/submissions";

/** So many recipients an address carries, from which it is given again. */
const recipientsCarried = 200;

export const getSubmission = defineEndpoint({
	name: "recognition/get-submission",
	path: "/api/points/api_get_submission",
	summary: "A recognition that waits for an approval, or waited: whose decision it is, and what was decided.",
	access: "signed_in",
	input: z.object({ submission_id: z.int() }),
	output: z.object({
		submission: z.object({
			id: z.int(),
			giver_id: z.int(),
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
			asked_points: z.int().nullable(),
			message: z.string(),
			justification: z.string(),
			/** The picture that goes with it. */
			picture: pictureOutput.nullable(),
			/** By which its giver sends it along again. */
			picture_id: z.int().nullable(),
			visibility: z.enum(visibilities),
			status: z.enum(submissionStatuses),
			/** Whose decision it waits for, the first names. */
			decider_names: z.array(z.string()),
			reason: z.string(),
			decided_by: z.string().nullable(),
			decided_at: z.int().nullable(),
			created_at: z.int(),
			/** The post that it became, and the first recognition of it; null where none stands, the post also where only those concerned see it. */
			activity_id: z.int().nullable(),
			recognition_id: z.int().nullable(),
			is_mine: z.literal([0, 1]),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { submission_id }) => {
		const { account, user, read } = scope;
		const [[row], [facts], ids] = await Promise.all([
			read(findSubmissions(account.id, [submission_id])),
			read(findSubmissionFacts(account.id, submission_id)),
			read(listSubmissionIds(account.id, submission_id, recipientsCarried)),
		]);
		if (!row || !facts || (row.giver_id !== user.id && user.role !== "account_owner")) throw notFound("submission");
		const { id, giver_id, giver, program_id, program, recipient_count, message, justification, visibility } = row;
		return {
			submission: {
				...{ id, giver_id, giver, program_id, program, recipient_count, message, justification, visibility },
				recipient_names: JSON.parse(row.first_names) as string[],
				recipient_ids: ids.map(({ user_id }) => user_id),
				picture: presentRecognitionPicture(row),
				picture_id: row.picture_id,
				behaviors: namesIn(row.behavior_names, scope),
				behavior_ids: JSON.parse(row.behavior_ids) as number[],
				badge: presentBadge(row.badge, scope),
				points: shownPoints(account, row.points),
				asked_points: shownPoints(account, row.asked_points),
				status: row.status,
				decider_names: JSON.parse(facts.decider_names) as string[],
				reason: row.reason,
				decided_by: facts.decided_by,
				decided_at: facts.decided_at,
				created_at: facts.created_at,
				activity_id: facts.recognition_id === null || visibility === "private" ? null : facts.activity_id,
				recognition_id: facts.recognition_id,
				is_mine: giver_id === user.id ? (1 as const) : (0 as const),
			},
		};
	},
});
