/** Reads one claim with its proof; invariant: only who asked, whoever decides on it, and account owners do. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { claimStatuses } from "../rules/claim-statuses";
import { shownPoints } from "../rules/shown-points";
import { findClaims } from "../store/claims";

export const getClaim = defineEndpoint({
	name: "recognition/get-claim",
	path: "/api/points/api_get_claim",
	summary:
		"Points that somebody asked a program for: what was done, the proof, whose decision it is, and what was decided.",
	access: "signed_in",
	input: z.object({ claim_id: z.int() }),
	output: z.object({
		claim: z.object({
			id: z.int(),
			claimant: z.string(),
			program: z.string(),
			points: z.int().nullable(),
			asked_points: z.int().nullable(),
			message: z.string(),
			/** Empty without one. */
			proof_url: z.string(),
			proof_name: z.string(),
			status: z.enum(claimStatuses),
			decider_names: z.array(z.string()),
			reason: z.string(),
			decided_by: z.string().nullable(),
			decided_at: z.int().nullable(),
			created_at: z.int(),
			is_mine: z.literal([0, 1]),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { claim_id }) => {
		const [row] = await read(findClaims(account.id, [claim_id], user.id));
		const isMine = row?.claimant_id === user.id;
		if (!row || !(isMine || row.is_theirs === 1 || user.role === "account_owner")) throw notFound("claim");
		const { id, claimant, program, message, proof_url, proof_name, status, reason, decided_by } = row;
		return {
			claim: {
				...{ id, claimant, program, message, proof_url, proof_name, status, reason, decided_by },
				points: shownPoints(account, row.points),
				asked_points: shownPoints(account, row.asked_points),
				decider_names: JSON.parse(row.decider_names) as string[],
				decided_at: row.decided_at,
				created_at: row.created_at,
				is_mine: isMine ? (1 as const) : (0 as const),
			},
		};
	},
});
