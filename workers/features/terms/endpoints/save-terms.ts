/** Saves a new version of the terms; invariant: earlier ones stay as they were, and nobody writes over a version that they have not read. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { platformLanguages } from "#workers/kernel/identity";
import { insertVersions, isLatest } from "../store";

const wording = text(20_000);

type Language = (typeof platformLanguages)[number];

export const saveTerms = defineEndpoint({
	name: "terms/save-terms",
	path: "/api/accounts/api_save_terms",
	summary:
		"Saves a new version of the terms by language, the account's own at least; with `asks_anew` everybody is asked to accept again.",
	access: ["account_owner"],
	input: z.object({
		texts: z
			.object(Object.fromEntries(platformLanguages.map((code) => [code, wording])) as Record<Language, typeof wording>)
			.partial(),
		asks_anew: z.literal([0, 1]).default(0),
		/** The number of the version that was read; 0 for the first. */
		based_on: z.int().min(0).max(1_000_000),
	}),
	output: z.object({ number: z.int() }),
	errors: { terms_changed: { constraints: ["terms_versions.account_id, terms_versions.number"] } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { texts, asks_anew, based_on }) => {
		const { account, user, clock } = scope;
		const language = account.default_language_code;
		const said = Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== ""));
		if (!said[language]) throw invalid({ [`texts.${language}`]: [scope.translate("answers:validation.required")] });
		const number = based_on + 1;
		const now = clock.now();
		return scope.commit({
			statements: [
				assertThat("terms_changed", isLatest(account.id, based_on)),
				insertVersions(account.id, [{ id: scope.newId(), number, texts: said, asks_anew, author_id: user.id }], now),
				...(asks_anew ? [updateSettings(account.id, { terms_anew_at: now })] : []),
			],
			answer: { number },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { terms_version: { before: based_on, after: number }, asks_anew, languages: Object.keys(said) },
			},
		});
	},
});
