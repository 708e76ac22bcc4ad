/**
 * Signs a colleague's card, or changes what one wrote; invariant: one signature each, none once it is published, by the key
 * of the table and assertions of the batch.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { maxSignatureLength, maxSignatures } from "../rules/anniversary";
import { readCard } from "../steps/read-card";
import { hasRoomFor, isSigning, saveSignature } from "../store/cards";

export const signCard = defineEndpoint({
	name: "anniversaries/sign-card",
	path: "/api/anniversary/api_sign_card",
	summary: "Writes one's words on a colleague's card, until it is published.",
	access: "signed_in",
	input: z.object({ card_id: z.int(), text: text(maxSignatureLength).min(1) }),
	output: z.object({ card_id: z.int() }),
	errors: { card_published: {}, card_full: { details: { max: maxSignatures } } },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { card_id, text: words }) => {
		const { account, user, clock } = scope;
		const card = await readCard(scope, card_id);
		if (card.status !== "signing") throw refuse("card_published");
		return scope.commit({
			statements: [
				assertAll({
					card_published: isSigning(account.id, card_id),
					card_full: hasRoomFor(account.id, card_id, user.id),
				}),
				saveSignature(account.id, card_id, user.id, words, clock.now()),
			],
			answer: { card_id },
			audit: { subject_kind: "anniversary_card", subject_id: card_id, details: {} },
		});
	},
});
