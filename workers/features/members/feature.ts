/** Everything that the members feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { memberName } from "./store/person";

export const feature = defineFeature({
	references: { member: memberName },
});
