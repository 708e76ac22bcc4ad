/** Everything that the contact feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getContact } from "./endpoints/get-contact";
import { getContactSettings } from "./endpoints/get-contact-settings";
import { saveContact } from "./endpoints/save-contact";
import { saveContactHours } from "./endpoints/save-contact-hours";
import { writeToContact } from "./endpoints/write-to-contact";
import { message } from "./notifications/message";

export const feature = defineFeature({
	endpoints: [getContact, getContactSettings, saveContact, saveContactHours, writeToContact],
	notifications: [message],
});
