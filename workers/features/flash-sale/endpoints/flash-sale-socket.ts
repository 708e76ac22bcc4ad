/** The open line on which pages hear what is left of an item's flash sale; only while one runs, only of the own account, and no longer than the session. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { askForLine, readSaleState } from "../store/object";
import { findSaleOfItem } from "../store/sales";

export const flashSaleSocket = defineDownload({
	name: "flash-sale/flash-sale-socket",
	path: "/api/catalog/api_flash_sale_socket/:item_id",
	summary: "A WebSocket that tells what is left of an item's flash sale, at most four times a second.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	handler: async (scope, { item_id }) => {
		const id = Number(item_id);
		if (!Number.isSafeInteger(id)) throw notFound("flash_sale");
		const [sale] = await scope.read(findSaleOfItem(scope.account.id, id, scope.clock.now()));
		if (!sale || !(await readSaleState(scope, id))) throw notFound("flash_sale");
		return { socket: { fetch: () => askForLine(scope, id) } };
	},
});
