/** Everything that the badges feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getBadges } from "./endpoints/get-badges";
import { saveBadge } from "./endpoints/save-badge";
import { getManagedBadges } from "./lists/get-managed-badges.query";
import { badgeName } from "./store";

export const feature = defineFeature({
	endpoints: [getBadges, saveBadge],
	lists: [getManagedBadges],
	references: { badge: badgeName },
});
