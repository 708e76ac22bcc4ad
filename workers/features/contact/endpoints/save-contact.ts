/** Sets the person behind the help; without an email, what people write goes to the account owners. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { contactOf } from "../rules/contact";

export const saveContact = defineEndpoint({
	name: "contact/save-contact",
	path: "/api/contact/api_save_contact",
	summary: "Sets whom people turn to: name, email and phone, each of which may be empty.",
	access: ["account_owner"],
	input: z.object({
		name: text(80),
		email: z.email().max(254).or(z.literal("")),
		phone: z
			.string()
			.trim()
			.max(40)
			.refine((phone) => phone === "" || /^\+?[\d\s().-]{5,}$/.test(phone), { message: "addresses:validation.phone" }),
	}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, { name, email, phone }) =>
		commit({
			statements: [
				updateSettings(account.id, {
					contact_name: name || null,
					contact_email: email || null,
					contact_phone: phone || null,
				}),
			],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { contact: { before: contactOf(account), after: { name, email, phone } } },
			},
		}),
});
