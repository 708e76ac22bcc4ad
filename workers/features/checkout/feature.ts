/** Everything that the checkout feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { checkout } from "./endpoints/checkout";
import { holdFlashItems } from "./endpoints/hold-flash-items";
import { finishOrder } from "./jobs/finish-order";

export const feature = defineFeature({
	endpoints: [checkout, holdFlashItems],
	jobs: [finishOrder],
});
