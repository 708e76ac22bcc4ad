/** The last items that the signed-in person looked at, the latest first. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentItems, storeItem } from "../rules/store-item";
import { listRecentlyViewed } from "../store/shelves";

export const getRecentlyViewedItems = defineEndpoint({
	name: "catalog/get-recently-viewed-items",
	path: "/api/catalog/api_get_recently_viewed_items",
	summary: "The last 20 items that the signed-in person looked at.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({}),
	output: z.object({ items: z.array(storeItem) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const rows = await scope.read(listRecentlyViewed(scope.account.id, scope.user.id, scope.clock.now()));
		return { items: presentItems(rows, scope) };
	},
});
