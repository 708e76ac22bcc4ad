/** Everything that the sender-domains feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addSenderDomain } from "./endpoints/add-sender-domain";
import { addTenantSender } from "./endpoints/add-tenant-sender";
import { checkSenderDomain } from "./endpoints/check-sender-domain";
import { getSender } from "./endpoints/get-sender";
import { getTenantSender } from "./endpoints/get-tenant-sender";
import { removeSenderDomain } from "./endpoints/remove-sender-domain";
import { removeTenantSender } from "./endpoints/remove-tenant-sender";
import { saveSender } from "./endpoints/save-sender";
import { sendTestEmail } from "./endpoints/send-test-email";
import { lookAgain } from "./jobs/look-again";
import { refreshSenderDomains } from "./jobs/refresh-sender-domains";
import { senderChanged } from "./notifications/sender-changed";
import { test } from "./notifications/test";

export const feature = defineFeature({
	endpoints: [
		addSenderDomain,
		addTenantSender,
		checkSenderDomain,
		getSender,
		getTenantSender,
		removeSenderDomain,
		removeTenantSender,
		saveSender,
		sendTestEmail,
	],
	jobs: [lookAgain],
	notifications: [senderChanged, test],
	platformWork: [refreshSenderDomains],
});
