/** One event in which people are nominated, with what the reader wrote in it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { eventOutput, presentEvent, readForNomination } from "../steps/event";
import { listWritten } from "../store/nominations";

export const getEvent = defineEndpoint({
	name: "nominations/get-event",
	path: "/api/nominations/api_get_event",
	summary: "One event with its categories, and whom the signed-in user nominated in it.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({ event_id: z.int() }),
	output: z.object({
		event: eventOutput,
		own: z.array(z.object({ id: z.int(), nominee: z.string(), category: z.string(), words: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { event_id }) => {
		const row = await readForNomination(scope, event_id);
		const event = presentEvent(scope, row);
		const own = await scope.read(listWritten(scope.account.id, event_id, scope.user.id));
		const nameOf = new Map(event.categories.map(({ id, name }) => [id, name]));
		return {
			event,
			own: own.map(({ id, nominee, category_id, words }) => ({
				...{ id, nominee, words },
				category: nameOf.get(category_id) ?? "",
			})),
		};
	},
});
