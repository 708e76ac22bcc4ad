/** The items that are in a flash sale now, with what is left of each: stock less sold less held. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentItem, storeItem } from "../rules/store-item";
import { listOnSale } from "../store/listing";
import { withLiveFigure } from "../store/live-figure";

/** The most sales that are shown at once. */
const maxSales = 12;

export const getFlashSale = defineEndpoint({
	name: "catalog/get-flash-sale",
	path: "/api/catalog/api_get_flash_sale",
	summary: "Items on flash sale, the first to end first.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({}),
	output: z.object({ items: z.array(storeItem) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const now = scope.clock.now();
		const rows = await scope.read(listOnSale(scope.account.id, maxSales, now));
		const items = await Promise.all(rows.map((row) => withLiveFigure(scope, presentItem(row, scope.account, now))));
		return { items };
	},
});
