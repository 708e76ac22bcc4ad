/** Everything that the checkout feature declares, for the registry. */
import { checkout } from "./endpoints/checkout";
import { holdFlashItems } from "./endpoints/hold-flash-items";
import { earlierMessages } from "./jobs/earlier-messages";
import { finishOrder } from "./jobs/finish-order";

export const checkoutDeclarations = {
	endpoints: {
		"checkout/checkout": checkout,
		"checkout/hold-flash-items": holdFlashItems,
	},
	tables: [],
	reports: [],
	jobs: [finishOrder, ...earlierMessages],
	downloads: [],
	scheduled: [],
} as const;
