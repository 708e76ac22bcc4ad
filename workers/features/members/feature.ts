/** Everything that the members feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelInvitations } from "./endpoints/cancel-invitations";
import { sendInvitations } from "./endpoints/send-invitations";
import { membersImport } from "./imports/members";
import { sendInvitationEmails } from "./jobs/send-invitation-emails";
import { notJoined } from "./lists/get-not-joined.query";
import { sendings } from "./lists/get-sendings.query";
import { memberName } from "./store/people";

export const feature = defineFeature({
	endpoints: [cancelInvitations, sendInvitations],
	lists: [notJoined, sendings],
	jobs: [sendInvitationEmails],
	imports: [membersImport],
	references: { member: memberName },
});
