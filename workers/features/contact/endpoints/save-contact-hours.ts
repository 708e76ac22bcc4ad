/** Sets in one language when the person behind the help is there; other languages stay. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { hoursByLanguage, hoursSetting } from "../rules/contact";

export const saveContactHours = defineEndpoint({
	name: "contact/save-contact-hours",
	path: "/api/contact/api_save_contact_hours",
	summary: "Sets the hours of whom people turn to, in one language; empty takes them away.",
	access: ["account_owner"],
	input: z.object({ language_code: z.string().max(10), hours: text(120) }),
	output: z.object({ language_code: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { language_code, hours }) => {
		const { account } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		return scope.commit({
			statements: [updateSettings(account.id, { [hoursSetting(language_code)]: hours || null })],
			answer: { language_code },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: {
					language_code,
					contact_hours: { before: hoursByLanguage(account)[language_code] ?? null, after: hours },
				},
			},
		});
	},
});
