/**
 * Takes a recognition back; invariant: once (`ledger_transactions_reversed_once`), and never more points than are left of it,
 * so that no balance falls below 0.
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { removeRecognitionCounts } from "#workers/features/members";
import { reverseWhatIsLeft } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { tellOfReversal } from "../steps/tell-of-reversal";
import { hasTheseBoosts, listBoosts } from "../store/boosts";
import { findReversible, isIssued, markReversed, pointsOfReversal, standsFor, withoutIt } from "../store/reversals";
import { indexRecognitions } from "../store/search-documents";

export const reverseRecognition = defineEndpoint({
	name: "recognition/reverse-recognition",
	path: "/api/points/api_reverse_recognition",
	summary:
		"Takes a recognition back in one step: it leaves the feed, what is left of its points returns to the budget, its certificate is revoked, and both sides are told.",
	access: ["account_owner"],
	input: z.object({ recognition_id: z.int(), reason: text(500).meta({ minLength: 1 }).min(1) }),
	output: z.object({
		recognition_id: z.int(),
		/** What came back to the budget; null where the account hides points. */
		points_returned: z.int().nullable(),
	}),
	errors: {
		already_reversed: { constraints: ["ledger_transactions_reversed_once"] },
		recognition_changed: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { recognition_id, reason }) => {
		const { account, user, clock, newId } = scope;
		const [[row], boosts] = await Promise.all([
			scope.read(findReversible(account.id, recognition_id)),
			scope.read(listBoosts(account.id, recognition_id)),
		]);
		if (!row || row.transaction_id === null) throw notFound("recognition");
		if (row.status !== "issued") throw refuse("already_reversed");
		const told = await tellOfReversal(scope, row, boosts, reason);
		const now = clock.now();
		const shared = { account_id: account.id, source: "recognition_reversal", actor_id: user.id, reason, now };
		const retraction = { ...shared, id: newId(), reverses_transaction_id: row.transaction_id };
		// The boosts first: what the recipient has left returns to the colleagues who added it.
		const ofBoosts = boosts.map(({ id }) => ({ ...shared, id: newId(), reverses_transaction_id: id }));
		return scope.commit({
			statements: [
				assertAll({
					already_reversed: isIssued(account.id, recognition_id),
					recognition_changed: sql`(${standsFor(account.id, row)}) and (${hasTheseBoosts(account.id, recognition_id, boosts.length)})`,
				}),
				markReversed(account.id, recognition_id),
				withoutIt(account.id, row, now),
				...[...ofBoosts, retraction].flatMap(reverseWhatIsLeft),
				removeRecognitionCounts(account.id, row.giver_id, row.recipient_id),
				indexRecognitions(account.id, [row.activity_id]),
				...told.statements,
			],
			answer: { recognition_id, points_returned: null as number | null },
			live: isOn(account, "hide_points_for_account")
				? undefined
				: { points_returned: pointsOfReversal(account.id, retraction.id) },
			audit: { subject_kind: "user", subject_id: row.recipient_id, details: { recognition_id, reason } },
			follow: told.follow,
		});
	},
});
