/** Everything that the member-detail feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deactivateMembers } from "./bulk-actions/deactivate-members";
import { givePoints } from "./bulk-actions/give-points";
import { aoUpdateEmployeeDetails } from "./endpoints/ao-update-employee-details";
import { createMember } from "./endpoints/create-member";
import { deactivateMember } from "./endpoints/deactivate-member";
import { emptyMemberBalances } from "./endpoints/empty-member-balances";
import { getDeactivation } from "./endpoints/get-deactivation";
import { getMemberDetails } from "./endpoints/get-member-details";
import { readLeaver } from "./endpoints/read-leaver";
import { sendLoginInfoToTerminated } from "./endpoints/send-login-info-to-terminated";
import { leaverLink } from "./notifications/leaver-link";

export const feature = defineFeature({
	endpoints: [
		aoUpdateEmployeeDetails,
		createMember,
		deactivateMember,
		emptyMemberBalances,
		getDeactivation,
		getMemberDetails,
		readLeaver,
		sendLoginInfoToTerminated,
	],
	bulkActions: [deactivateMembers, givePoints],
	notifications: [leaverLink],
});
