/** Items of the same category, the most popular first. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { presentItems, storeItem } from "../rules/store-item";
import { listRelated } from "../store/shelves";
import { untilStoreChanges } from "../store/store-cache";

const maxRelated = 12;

export const getRelatedItems = defineEndpoint({
	name: "catalog/get-related-items",
	path: "/api/catalog/api_get_related_items",
	summary: "Items like this one. Refuses with 'No related items found.' when there are none.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int() }),
	output: z.object({ items: z.array(storeItem) }),
	errors: { no_related_items: {}, related_items_failed: {} },
	failsAs: "related_items_failed",
	repetition: { kind: "read" },
	cache: untilStoreChanges,
	handler: async (scope, { item_id }) => {
		const rows = await scope.read(listRelated(scope.account.id, item_id, maxRelated, scope.clock.now()));
		return { items: presentItems(rows, scope) };
	},
	finish: (_scope, related) => {
		if (related.items.length === 0) throw refuse("no_related_items");
		return related;
	},
});
