/** Everything that the flash-sale feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { flashSaleSocket } from "./endpoints/flash-sale-socket";
import { saveFlashSale } from "./endpoints/save-flash-sale";
import { endSales } from "./jobs/end-sales";
import { notifyEnd } from "./jobs/notify-end";
import { getFlashSales } from "./lists/get-flash-sales.query";
import { ended } from "./notifications/ended";
import { overviewParts } from "./overview-parts";
import { saleName } from "./store/sales";

export const feature = defineFeature({
	endpoints: [saveFlashSale],
	lists: [getFlashSales],
	jobs: [notifyEnd],
	notifications: [ended],
	downloads: [flashSaleSocket],
	scheduled: [endSales],
	references: { flash_sale: saleName },
	overviewParts,
});
