/** The person behind the help as an account owner sets them: with the hours in every language. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { contact, contactOf, hoursByLanguage } from "../rules/contact";

export const getContactSettings = defineEndpoint({
	name: "contact/get-contact-settings",
	path: "/api/contact/api_get_contact_settings",
	summary: "Whom people turn to, with hours by language, for editing.",
	access: ["account_owner"],
	input: z.object({}),
	output: contact.extend({ hours: z.record(z.string(), z.string()) }),
	repetition: { kind: "read" },
	handler: async ({ account }) => ({ ...contactOf(account), hours: hoursByLanguage(account) }),
});
