/** Changes the language in which the person reads; before sign-in the choice is kept in a cookie. */
import { z } from "zod";
import { updateLanguage } from "#workers/features/members";
import { languageCookie } from "#workers/kernel/cookies";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";

export const changeLanguage = defineEndpoint({
	name: "session/change-language",
	path: "/api/users/api_change_language",
	summary: "Chooses one of the languages that the account offers.",
	access: "anyone",
	flags: ["language_selection_enabled"],
	input: z.object({ language_code: z.string().max(10) }),
	output: z.object({ language_code: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { language_code }) => {
		if (!scope.account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		scope.setCookie(languageCookie(language_code));
		if (!scope.user) return { language_code };
		return scope.commit({
			statements: [updateLanguage(scope.account.id, scope.user.id, language_code)],
			answer: { language_code },
			audit: { subject_kind: "user", subject_id: scope.user.id, details: { language_code } },
		});
	},
});
