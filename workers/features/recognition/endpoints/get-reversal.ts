/** Reads what became of a recognition that was taken back; invariant: only giver, recipient, who boosted it and account owners do. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { shownPoints } from "../rules/shown-points";
import { listBoosts } from "../store/boosts";
import { findBoostsReturned, findReversal, findReversible } from "../store/reversals";

export const getReversal = defineEndpoint({
	name: "recognition/get-reversal",
	path: "/api/points/api_get_reversal",
	summary: "When, by whom and why a recognition was taken back, and what became of its points.",
	access: "signed_in",
	input: z.object({ recognition_id: z.int() }),
	output: z.object({
		reversal: z.object({
			recognition_id: z.int(),
			giver: z.string(),
			recipient: z.string(),
			program: z.string(),
			reason: z.string(),
			reversed_by: z.string().nullable(),
			created_at: z.int(),
			/** Those that it had, and those that came back; null where there were none, or where the account hides points. */
			points: z.int().nullable(),
			points_returned: z.int().nullable(),
			/** Those that colleagues had added and that came back to them; null where nobody had, or where the account hides points. */
			boosts_returned: z.int().nullable(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { recognition_id }) => {
		const [[row], boosts, [returned]] = await Promise.all([
			read(findReversible(account.id, recognition_id)),
			read(listBoosts(account.id, recognition_id)),
			read(findBoostsReturned(account.id, recognition_id)),
		]);
		const concerned = row ? [row.giver_id, row.recipient_id, ...boosts.map(({ booster_id }) => booster_id)] : [];
		const isConcerned = user.role === "account_owner" || concerned.includes(user.id);
		if (row?.status !== "reversed" || row.transaction_id === null || !isConcerned) throw notFound("recognition");
		const [reversal] = await read(findReversal(account.id, row.transaction_id));
		if (!reversal) throw notFound("recognition");
		const { giver, recipient, program } = row;
		const { reason, reversed_by, created_at } = reversal;
		const points = shownPoints(account, row.points);
		return {
			reversal: {
				...{ recognition_id, giver, recipient, program, reason, reversed_by, created_at, points },
				points_returned: points === null ? null : reversal.points,
				boosts_returned: boosts.length === 0 ? null : shownPoints(account, returned?.points ?? 0),
			},
		};
	},
});
