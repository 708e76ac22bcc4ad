/** Everything that the members feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { allowMembers } from "./bulk-actions/allow-members";
import { getMemberCounts } from "./endpoints/get-member-counts";
import { getRole } from "./endpoints/get-role";
import { savePersonSwitches } from "./endpoints/save-person-switches";
import { saveRole } from "./endpoints/save-role";
import { getMembersUnderAccount } from "./lists/get-members-under-account.query";
import { getRoleHolders } from "./lists/get-role-holders.query";
import { menu } from "./menu";
import { joiningSummary } from "./reports/joining-summary";
import { peopleSummary } from "./reports/people-summary";
import { signInSummary } from "./reports/sign-in-summary";
import { memberName } from "./store/person";
import { teamHolds } from "./store/team";

export const feature = defineFeature({
	endpoints: [getMemberCounts, getRole, savePersonSwitches, saveRole],
	bulkActions: [allowMembers],
	lists: [getMembersUnderAccount, getRoleHolders],
	summaries: [joiningSummary, signInSummary, peopleSummary],
	menu,
	references: { member: memberName },
	peopleSets: { manager_id: { version_of: "user_managers", holds: teamHolds } },
});
