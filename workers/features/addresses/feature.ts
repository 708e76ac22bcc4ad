/** Everything that the addresses feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getShippingAddresses } from "./endpoints/get-shipping-addresses";
import { updateShippingAddress } from "./endpoints/update-shipping-address";

export const feature = defineFeature({
	endpoints: [getShippingAddresses, updateShippingAddress],
});
