/**
 * Sets what the account says in the place of a text, in one language; invariant: every value that the product puts in
 * stays, and none comes that it does not know. All forms are written together; from the next request on everybody reads them.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { labelValues } from "#workers/kernel/translate";
import { type PlaceholderProblem, placeholderProblem } from "../rules/placeholders";
import { textStates } from "../rules/states";
import { keyOfForm, mainForm, type TextForm } from "../rules/text-forms";
import { type AccountText, formsOf, listTexts } from "../steps/list-texts";
import { correctionsHaveRoom, deleteCorrections, saveCorrections, savedTextsNamespace } from "../store";

const wording = z.string().trim().max(1_000).optional();

/** The field of each form. */
const fieldOf: Record<TextForm, "text" | "text_zero" | "text_one" | "text_many" | "text_other"> = {
	whole: "text",
	zero: "text_zero",
	one: "text_one",
	many: "text_many",
	other: "text_other",
};

export const updateTranslation = defineEndpoint({
	name: "translations/update-translation",
	path: "/api/translations/api_update_translation",
	summary: "Sets the account's own wording of a text in one language, in every form that the text has.",
	access: ["account_owner"],
	flags: ["new_translations_enabled"],
	input: z.object({
		key: z.string().min(1).max(200),
		language_code: z.string().max(10),
		/** A text without forms. */
		text: wording,
		/** What is said of several, of one, of millions, of none. */
		text_other: wording,
		text_one: wording,
		text_many: wording,
		text_zero: wording,
	}),
	output: z.object({ key: z.string(), state: z.enum(textStates) }),
	errors: { texts_full: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { key, language_code, ...given }) => {
		const { account, user, clock } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const text = (await listTexts(scope, language_code)).find((one) => one.key === key);
		if (!text) throw notFound("text");
		const forms = formsOf(text);
		const problems = forms.flatMap((form) => {
			const problem = problemOf(scope, text, form, given[fieldOf[form]] ?? "");
			return problem === undefined ? [] : [[fieldOf[form], [problem]]];
		});
		if (problems.length > 0) throw invalid(Object.fromEntries(problems));
		const wordings = forms.map((form) => ({ form, text: given[fieldOf[form]]! }));
		const { namespace, path, product, source } = text;
		const own = wordings.filter((one) => one.text !== product[one.form] || namespace === savedTextsNamespace);
		const usual = wordings.filter((one) => !own.includes(one));
		const rows = own.map((one) => ({
			...{ language_code, namespace, key: keyOfForm(path, one.form), text: one.text },
			product_text: product[one.form] ?? "",
			source_text: mainForm(source),
		}));
		const keys = usual.map(({ form }) => keyOfForm(path, form));
		return scope.commit({
			statements: [
				saveCorrections(account.id, rows, { updated_by: user.id, updated_at: clock.now() }),
				deleteCorrections(account.id, { language_code, namespace, keys }),
				assertThat("texts_full", correctionsHaveRoom(account.id)),
			],
			answer: { key, state: own.length > 0 ? ("corrected" as const) : ("product" as const) },
			audit: {
				subject_kind: "text",
				subject_id: account.id,
				details: { key, language_code, ...changedForms(text, wordings) },
			},
		});
	},
});

/** What is wrong with a form's wording, in a sentence. */
function problemOf(
	{ account, translate }: MemberScope,
	text: AccountText,
	form: TextForm,
	wording: string,
): string | undefined {
	if (wording === "") return translate("answers:validation.required");
	const known = Object.keys(labelValues(account, "en"));
	const problem = placeholderProblem(wording, text.product[form] ?? text.source[form] ?? "", {
		known,
		mayLack: form === "one" || form === "zero" ? ["count"] : [],
	});
	return problem && problemInWords(problem, translate);
}

function problemInWords(problem: PlaceholderProblem, translate: MemberScope["translate"]): string {
	if (problem.kind === "braces") return translate("translations:problems.braces");
	return translate(`translations:problems.${problem.kind}`, { value: problem.name });
}

/** What the audit calls each form. */
const toldAs: Record<TextForm, string> = {
	whole: "text",
	zero: "none",
	one: "single",
	many: "millions",
	other: "several",
};

/** Each form that changed, before and after, for the audit. */
function changedForms({ own, product }: AccountText, wordings: readonly { form: TextForm; text: string }[]) {
	return changesOf(
		Object.fromEntries(wordings.map(({ form }) => [toldAs[form], own[form] ?? product[form]])),
		Object.fromEntries(wordings.map(({ form, text }) => [toldAs[form], text])),
	);
}
