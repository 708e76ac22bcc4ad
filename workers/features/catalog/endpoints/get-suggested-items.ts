/** What a person may like: the items chosen from their orders and looks, or the most popular ones while there are none. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentItems, storeItem } from "../rules/store-item";
import { listMostPopular } from "../store/listing";
import { listRecommended } from "../store/shelves";

const maxSuggested = 20;

export const getSuggestedItems = defineEndpoint({
	name: "catalog/get-suggested-items",
	path: "/api/catalog/api_get_suggested_items",
	summary: "Items suggested to the signed-in person.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({}),
	output: z.object({ items: z.array(storeItem) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const now = scope.clock.now();
		const [recommended, popular] = await Promise.all([
			scope.read(listRecommended(scope.account.id, scope.user.id, now)),
			scope.read(listMostPopular(scope.account.id, maxSuggested, now)),
		]);
		const rows = recommended.length > 0 ? recommended : popular;
		return { items: presentItems(rows, scope) };
	},
});
