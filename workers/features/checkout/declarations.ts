/** Everything that the checkout feature declares, for the registry. */
import { checkout } from "./endpoints/checkout";

export const checkoutDeclarations = {
	endpoints: {
		"checkout/checkout": checkout,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
