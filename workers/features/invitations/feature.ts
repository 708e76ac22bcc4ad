/** Everything that the invitations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelInvitations } from "./endpoints/cancel-invitations";
import { sendInvitations } from "./endpoints/send-invitations";
import { sendInvitationEmails } from "./jobs/send-invitation-emails";
import { notJoined } from "./lists/get-not-joined.query";
import { sendings } from "./lists/get-sendings.query";
import { invitation } from "./notifications/invitation";

export const feature = defineFeature({
	endpoints: [cancelInvitations, sendInvitations],
	lists: [notJoined, sendings],
	jobs: [sendInvitationEmails],
	notifications: [invitation],
});
