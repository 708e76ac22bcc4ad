/** Everything that the invitations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { inviteMembers } from "./bulk-actions/invite-members";
import { cancelInvitations } from "./endpoints/cancel-invitations";
import { sendInvitationEmail } from "./endpoints/send-invitation-email";
import { sendInvitations } from "./endpoints/send-invitations";
import { sendInvitationEmails } from "./jobs/send-invitation-emails";
import { notJoined } from "./lists/get-not-joined.query";
import { sendings } from "./lists/get-sendings.query";
import { invitation } from "./notifications/invitation";
import { reminder } from "./notifications/reminder";
import { invitationSummary } from "./reports/invitation-summary";

export const feature = defineFeature({
	endpoints: [cancelInvitations, sendInvitationEmail, sendInvitations],
	lists: [notJoined, sendings],
	summaries: [invitationSummary],
	bulkActions: [inviteMembers],
	jobs: [sendInvitationEmails],
	notifications: [invitation, reminder],
});
