/** Everything that the mail feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { listEmails } from "./endpoints/list-emails";
import { sendEmail } from "./jobs/send-email";
import { sweepEmails } from "./jobs/sweep-emails";

export const feature = defineFeature({
	endpoints: [listEmails],
	jobs: [sendEmail],
	scheduled: [sweepEmails],
});
