/** Notes that the signed-in person looked at a listed item, and chooses anew what is recommended to them. */
import { z } from "zod";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findListed, noteView, refreshRecommendations } from "../store/shelves";

/** What is recommended is chosen anew by a look at most so often. */
const chosenForMs = 30 * secondMs;

export const addItemToRecentlyViewed = defineEndpoint({
	name: "catalog/add-item-to-recently-viewed",
	path: "/api/catalog/api_add_item_to_recently_viewed",
	summary: "Puts an item first on the person's recently viewed shelf, which keeps 20.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ itemId: z.int() }),
	output: z.object({}),
	repetition: { kind: "natural" },
	startsEarly: true,
	handler: async (scope, { itemId }) => {
		const account_id = scope.account.id;
		const [item] = await scope.read(findListed(account_id, scope.user.id, itemId));
		if (!item) throw notFound("item");
		const now = scope.clock.now();
		const isChosen = item.computed_at !== null && item.computed_at > now - chosenForMs;
		if (item.is_last && isChosen) return {};
		return scope.commit({
			statements: [
				...noteView(account_id, scope.user.id, itemId, now),
				...(isChosen ? [] : [refreshRecommendations(account_id, scope.user.id, now)]),
			],
			answer: {},
		});
	},
});
