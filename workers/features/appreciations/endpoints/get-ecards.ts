/** The designs of cards, and how many the signed-in person may still send on this day of the account. */
import { z } from "zod";
import { dayIn } from "#workers/features/programs";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { designs, maxCardsOfDay } from "../rules/designs";
import { countSent } from "../store/appreciations";

export const getEcards = defineEndpoint({
	name: "appreciations/get-ecards",
	path: "/api/ecards/api_get_ecards",
	summary: "The designs of cards, and how many the signed-in person may still send today.",
	access: "signed_in",
	flags: ["appreciations_enabled", "user.show_appreciations_to_user"],
	input: z.object({}),
	output: z.object({ ecards: z.array(z.object({ design: z.enum(designs), name: z.string() })), left_today: z.int() }),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read, translate }) => {
		const since = startOfDay(dayIn(account.time_zone, clock.now()), account.time_zone);
		const [sent] = await read(countSent(account.id, user.id, since));
		const ecards = designs.map((design) => ({ design, name: translate(`appreciations:designs.${design}`) }));
		return { ecards, left_today: maxCardsOfDay - (sent?.count ?? 0) };
	},
});
