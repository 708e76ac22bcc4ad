/** Everything that the flash-sale feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { flashSaleSocket } from "./endpoints/flash-sale-socket";
import { saveFlashSale } from "./endpoints/save-flash-sale";
import { endSales } from "./jobs/end-sales";
import { tellEnd } from "./jobs/tell-end";

export const feature = defineFeature({
	endpoints: [saveFlashSale],
	jobs: [tellEnd],
	downloads: [flashSaleSocket],
	scheduled: [endSales],
});
