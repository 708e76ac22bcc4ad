/** A card with all that stands on it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { cardOutput, presentCard } from "../steps/present-card";
import { readCard } from "../steps/read-card";
import { listSignatures } from "../store/cards";

const flag = z.literal([0, 1]);

export const getCard = defineEndpoint({
	name: "anniversaries/get-card",
	path: "/api/anniversary/api_get_card",
	summary: "A card with its signatures, for its person once it is published, and for colleagues.",
	access: "signed_in",
	input: z.object({ card_id: z.int() }),
	output: z.object({ card: cardOutput, may_sign: flag, is_own: flag, own_text: z.string() }),
	repetition: { kind: "read" },
	handler: async (scope, { card_id }) => {
		const { account, user, read } = scope;
		const card = await readCard(scope, card_id);
		const signatures = await read(listSignatures(account.id, [card_id]));
		return {
			card: presentCard(scope, card, signatures),
			may_sign: flagOf(card.status === "signing"),
			is_own: flagOf(card.user_id === user.id),
			own_text: signatures.find(({ id }) => id === user.id)?.text ?? "",
		};
	},
});

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
