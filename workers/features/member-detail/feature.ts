/** Everything that the member-detail feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getMemberDetails } from "./endpoints/get-member-details";

export const feature = defineFeature({ endpoints: [getMemberDetails] });
