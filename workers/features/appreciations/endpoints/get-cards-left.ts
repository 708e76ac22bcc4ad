/** How many cards the signed-in person may still send on this day of the account. */
import { z } from "zod";
import { dayIn } from "#workers/features/programs";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxCardsOfDay } from "../rules/designs";
import { countSent } from "../store/appreciations";

export const getCardsLeft = defineEndpoint({
	name: "appreciations/get-cards-left",
	path: "/api/appreciations/api_get_cards_left",
	summary: "How many cards the signed-in person may still send today.",
	access: "signed_in",
	flags: ["appreciations_enabled"],
	input: z.object({}),
	output: z.object({ left_today: z.int() }),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const since = startOfDay(dayIn(account.time_zone, clock.now()), account.time_zone);
		const [sent] = await read(countSent(account.id, user.id, since));
		return { left_today: maxCardsOfDay - (sent?.count ?? 0) };
	},
});
