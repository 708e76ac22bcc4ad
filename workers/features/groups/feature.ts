/** Everything that the groups feature declares, for the registry. */
import { groupHolds, groupName } from "#workers/features/members";
import { defineFeature } from "#workers/kernel/define-feature";
import { addToGroup } from "./bulk-actions/add-to-group";
import { removeGroup } from "./endpoints/delete-group";
import { getGroupDetails } from "./endpoints/get-group-details";
import { getRuleChoices } from "./endpoints/get-rule-choices";
import { previewRules } from "./endpoints/preview-rules";
import { removeGroupMembers } from "./endpoints/remove-group-members";
import { updateGroupDetails } from "./endpoints/update-group-details";
import { groupsImport } from "./imports/groups";
import { fillGroupJob } from "./jobs/fill-group";
import { getGroups } from "./lists/get-groups.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [getGroupDetails, getRuleChoices, previewRules, removeGroup, removeGroupMembers, updateGroupDetails],
	bulkActions: [addToGroup],
	imports: [groupsImport],
	lists: [getGroups],
	jobs: [fillGroupJob],
	menu,
	references: { group: groupName },
	peopleSets: { user_groups: { version_of: "group_members", holds: groupHolds } },
});
