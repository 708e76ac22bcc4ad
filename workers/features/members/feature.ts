/** Everything that the members feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getRole } from "./endpoints/get-role";
import { saveRole } from "./endpoints/save-role";
import { getRoleHolders } from "./lists/get-role-holders.query";
import { memberName } from "./store/person";

export const feature = defineFeature({
	endpoints: [getRole, saveRole],
	lists: [getRoleHolders],
	references: { member: memberName },
});
