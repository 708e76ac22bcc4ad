/** Takes the account's own wording of a text away in one language: everybody reads the product's again. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { keyOfForm, mainForm, type TextForm } from "../rules/text-forms";
import { listTexts } from "../steps/list-texts";
import { deleteCorrections } from "../store";

export const restoreTranslation = defineEndpoint({
	name: "translations/restore-translation",
	path: "/api/translations/api_restore_translation",
	summary: "Takes the account's own wording of a text away in one language.",
	access: ["account_owner"],
	flags: ["new_translations_enabled"],
	input: z.object({ key: z.string().min(1).max(200), language_code: z.string().max(10) }),
	output: z.object({ key: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { key, language_code }) => {
		const { account } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const text = (await listTexts(scope, language_code)).find((one) => one.key === key);
		if (!text) throw notFound("text");
		const { namespace, path, own, product } = text;
		const keys = (Object.keys(own) as TextForm[]).map((form) => keyOfForm(path, form));
		return scope.commit({
			statements: [deleteCorrections(account.id, { language_code, namespace, keys })],
			answer: { key },
			audit: {
				subject_kind: "text",
				subject_id: account.id,
				details: { key, language_code, text: { before: mainForm(own) || null, after: mainForm(product) } },
			},
		});
	},
});
