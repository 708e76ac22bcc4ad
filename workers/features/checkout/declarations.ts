/** Everything that the checkout feature declares, for the registry. */
import { checkout } from "./endpoints/checkout";
import { holdFlashItems } from "./endpoints/hold-flash-items";

export const checkoutDeclarations = {
	endpoints: {
		"checkout/checkout": checkout,
		"checkout/hold-flash-items": holdFlashItems,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
