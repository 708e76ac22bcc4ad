/** Everything that the addresses feature declares, for the registry. */
import { getShippingAddresses } from "./endpoints/get-shipping-addresses";
import { updateShippingAddress } from "./endpoints/update-shipping-address";

export const addressesDeclarations = {
	endpoints: {
		"addresses/get-shipping-addresses": getShippingAddresses,
		"addresses/update-shipping-address": updateShippingAddress,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
