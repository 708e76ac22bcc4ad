/** All of one's own cards with what colleagues wrote, for a page that prints. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { cardOutput, presentCard } from "../steps/present-card";
import { listCardsOf, listSignatures } from "../store/cards";

/** So many signatures of all cards, of the newest first. */
const maxOfBook = 2_000;

export const getMemoryBook = defineEndpoint({
	name: "anniversaries/get-memory-book",
	path: "/api/anniversary/api_get_memory_book",
	summary: "The signed-in person's own published cards with their signatures, newest first.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ cards: z.array(cardOutput) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, user, read } = scope;
		const cards = await read(listCardsOf(account.id, user.id));
		const ids = cards.map(({ card_id }) => card_id);
		const signatures = ids.length > 0 ? await read(listSignatures(account.id, ids, maxOfBook)) : [];
		return { cards: cards.map((card) => presentCard(scope, card, signatures)) };
	},
});
