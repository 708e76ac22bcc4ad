/** Tells analytics that a recommended item's tile was clicked; it changes nothing, and says nothing where nothing is measured. */
import { z } from "zod";
import { categoryNames } from "#workers/features/catalog";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { recommendedRows } from "../rules/click";
import { selectItem } from "../rules/events";
import { measure } from "../steps/measure";
import { findListedItem } from "../store/items";

export const recordItemClick = defineEndpoint({
	name: "analytics/record-item-click",
	path: "/api/catalog/api_record_item_click",
	summary:
		"A click on the tile of a recommended item: its context, the row that it stands in, and its place there from 1.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({
		item_id: z.int().min(1),
		context: z.literal("recommended"),
		source: z.enum(recommendedRows),
		position: z.int().min(1).max(100),
	}),
	output: z.object({}),
	repetition: { kind: "none" },
	limits: [{ name: "measure", by: "person" }],
	handler: async (scope, { item_id, ...where }) => {
		measure(scope, async () => {
			const [row] = await scope.read(findListedItem(scope.account.id, item_id));
			if (!row) return undefined;
			const { id, category_path, ...item } = row;
			return selectItem({ ...item, item_id: id, quantity: 1, categories: categoryNames(category_path) }, where);
		});
		return {};
	},
});
