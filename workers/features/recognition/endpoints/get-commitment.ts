/** Reads one commitment; invariant: only its giver, for whom it is, and account owners do. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { shownPoints } from "../rules/shown-points";
import { commitmentStatuses } from "../rules/subtypes";
import { presentRecognitionPicture } from "../steps/present-picture";
import { findCommitment } from "../store/commitments";

export const getCommitment = defineEndpoint({
	name: "recognition/get-commitment",
	path: "/api/points/api_get_commitment",
	summary: "A commitment: who promised what to whom, by when, and whether it was kept.",
	access: "signed_in",
	input: z.object({ commitment_id: z.int() }),
	output: z.object({
		commitment: z.object({
			id: z.int(),
			giver: z.string(),
			recipient: z.string(),
			program: z.string(),
			badge: badgeOutput,
			points: z.int().nullable(),
			message: z.string(),
			/** The picture that goes with it. */
			picture: pictureOutput.nullable(),
			due_date: z.string(),
			status: z.enum(commitmentStatuses),
			decided_at: z.int().nullable(),
			created_at: z.int(),
			/** Whether the reader may say that it was kept, and that it was not. */
			may_keep: z.literal([0, 1]),
			may_let_go: z.literal([0, 1]),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { commitment_id }) => {
		const { account, user, read } = scope;
		const [row] = await read(findCommitment(account.id, commitment_id));
		const isOwner = user.role === "account_owner";
		if (!row || !(isOwner || row.giver_id === user.id || row.recipient_id === user.id)) throw notFound("commitment");
		const { id, giver, recipient, program, message, due_date, status, decided_at, created_at } = row;
		const mayKeep = row.status === "open" && row.giver_id === user.id;
		const isLeft = row.status === "open" && isOwner && row.giver_status !== "active";
		return {
			commitment: {
				...{ id, giver, recipient, program, message, due_date, status, decided_at, created_at },
				badge: presentBadge(row.badge, scope),
				points: shownPoints(account, row.points),
				picture: presentRecognitionPicture(row),
				may_keep: mayKeep ? (1 as const) : (0 as const),
				may_let_go: mayKeep || isLeft ? (1 as const) : (0 as const),
			},
		};
	},
});
