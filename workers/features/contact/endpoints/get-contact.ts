/** The person behind the help, as everybody may see them. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { contact, contactOf, hoursIn } from "../rules/contact";

export const getContact = defineEndpoint({
	name: "contact/get-contact",
	path: "/api/contact/api_get_contact",
	summary:
		"Whom people turn to: name, email, phone, and hours in the reader's language; empty where the owner gave none.",
	access: "signed_in",
	input: z.object({}),
	output: contact.extend({ hours: z.string() }),
	repetition: { kind: "read" },
	handler: async ({ account, request }) => ({
		...contactOf(account),
		hours: hoursIn(account, request.language_code),
	}),
});
