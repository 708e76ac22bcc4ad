/** Sets the account's own words in one of its languages; an empty one gives way to the usual word. */
import { z } from "zod";
import { updateLabels } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { type OwnLabel, ownLabelNames } from "../rules/labels";

const word = text(30).optional();
const words = Object.fromEntries(ownLabelNames.map((name) => [name, word])) as Record<OwnLabel, typeof word>;

export const saveLabels = defineEndpoint({
	name: "settings/save-labels",
	path: "/api/accounts/api_save_labels",
	summary:
		"Sets the account's own words for points, recognition and the rest in one language; those that are left out stay.",
	access: ["account_owner"],
	input: z.object({
		language_code: z.string().max(10),
		...words,
	}),
	output: z.object({ language_code: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { language_code, ...sent }) => {
		const { account } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const said = ownLabelNames.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
		const before = Object.fromEntries(said.map(([name]) => [name, account.labels[name]?.[language_code] ?? ""]));
		return scope.commit({
			statements: [updateLabels(account.id, language_code, Object.fromEntries(said))],
			answer: { language_code },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { language_code, ...changesOf(before, Object.fromEntries(said)) },
			},
		});
	},
});
