/** Sets the account's own words in one of its languages; an empty one gives way to the usual word. */
import { z } from "zod";
import { updateLabels } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { changesOf } from "../rules/changes";
import { ownLabels } from "../rules/look";

const word = text(30);

export const saveLabels = defineEndpoint({
	name: "settings/save-labels",
	path: "/api/accounts/api_save_labels",
	summary: "Sets the account's own words for points, recognition and behavior in one language.",
	access: ["account_owner"],
	input: z.object({
		language_code: z.string().max(10),
		points_label: word,
		recognition_alias_label: word,
		behavior_label: word,
	}),
	output: z.object({ language_code: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { language_code, ...words }) => {
		const { account } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const before = Object.fromEntries(ownLabels.map((name) => [name, account.labels[name]?.[language_code] ?? ""]));
		return scope.commit({
			statements: [updateLabels(account.id, language_code, words)],
			answer: { language_code },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { language_code, ...changesOf(before, words) },
			},
		});
	},
});
