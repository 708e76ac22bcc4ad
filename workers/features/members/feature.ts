/** Everything that the members feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelInvitations } from "./endpoints/cancel-invitations";
import { sendInvitations } from "./endpoints/send-invitations";
import { sendInvitationEmails } from "./jobs/send-invitation-emails";
import { notJoined } from "./tables/not-joined";
import { sendings } from "./tables/sendings";

export const feature = defineFeature({
	endpoints: [cancelInvitations, sendInvitations],
	tables: [notJoined, sendings],
	jobs: [sendInvitationEmails],
});
