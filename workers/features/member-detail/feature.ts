/** Everything that the member-detail feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deactivateMembers } from "./bulk-actions/deactivate-members";
import { givePoints } from "./bulk-actions/give-points";
import { aoUpdateEmployeeDetails } from "./endpoints/ao-update-employee-details";
import { createMember } from "./endpoints/create-member";
import { deactivateMember } from "./endpoints/deactivate-member";
import { emptyMemberBalances } from "./endpoints/empty-member-balances";
import { generatePlatformAuthenticationToken } from "./endpoints/generate-platform-authentication-token";
import { getDeactivation } from "./endpoints/get-deactivation";
import { getMemberDetails } from "./endpoints/get-member-details";
import { getMemberTimeline } from "./endpoints/get-member-timeline";
import { getPlatformToken } from "./endpoints/get-platform-token";
import { getReturn } from "./endpoints/get-return";
import { issuePoints } from "./endpoints/issue-points";
import { reactivateMember } from "./endpoints/reactivate-member";
import { readLeaver } from "./endpoints/read-leaver";
import { readPlatformPerson } from "./endpoints/read-platform-person";
import { revokePlatformToken } from "./endpoints/revoke-platform-token";
import { sendLoginInfoToTerminated } from "./endpoints/send-login-info-to-terminated";
import { suspendMember } from "./endpoints/suspend-member";
import { sweepPlatformTokens } from "./jobs/sweep-platform-tokens";
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
		generatePlatformAuthenticationToken,
		getMemberTimeline,
		getPlatformToken,
		getReturn,
		issuePoints,
		reactivateMember,
		readPlatformPerson,
		revokePlatformToken,
		suspendMember,
		sendLoginInfoToTerminated,
	],
	bulkActions: [deactivateMembers, givePoints],
	notifications: [leaverLink],
	scheduled: [sweepPlatformTokens],
});
