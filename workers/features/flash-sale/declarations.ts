/** Everything that the flash-sale feature declares, for the registry. */
import { flashSaleSocket } from "./endpoints/flash-sale-socket";
import { saveFlashSale } from "./endpoints/save-flash-sale";
import { endSales } from "./jobs/end-sales";
import { tellEnd } from "./jobs/tell-end";

export const flashSaleDeclarations = {
	endpoints: {
		"flash-sale/save-flash-sale": saveFlashSale,
	},
	tables: [],
	reports: [],
	jobs: [tellEnd],
	downloads: [flashSaleSocket],
	scheduled: [endSales],
} as const;
