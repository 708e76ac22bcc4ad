/** An anniversary in the feed: whose it is, the company's words, and the card that colleagues signed. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { occasions } from "../rules/anniversary";
import { listCards } from "../store/cards";

export const anniversaryActivity = defineActivity({
	kind: "anniversary",
	details: z.object({ card_id: z.int() }),
	content: z.object({
		card_id: z.int(),
		occasion: z.enum(occasions),
		/** Years with the company; 0 of a birthday, since nobody reads a year of birth. */
		years: z.int(),
		badge: z.string(),
		message: z.string(),
		signature_count: z.int(),
	}),
	present: async ({ account, read }, activities) => {
		const activityOf = new Map(activities.map(({ id, details }) => [details.card_id, id]));
		const cards = await read(listCards(account.id, [...activityOf.keys()]));
		return new Map(
			cards.map(({ card_id, kind, years, badge, message, signature_count }) => [
				activityOf.get(card_id)!,
				{ card_id, occasion: kind, years, badge, message, signature_count },
			]),
		);
	},
});
