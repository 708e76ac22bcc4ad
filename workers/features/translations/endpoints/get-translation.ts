/** One text of the account in a language: its wordings, how it reads with values, and its neighbors among those that fit the same filters. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { filterSchema } from "#workers/kernel/list-filters";
import { figuresFor, labelValues } from "#workers/kernel/translate";
import { translationsFace } from "../lists/get-translations";
import { placeholdersOf } from "../rules/placeholders";
import { placesOf } from "../rules/places";
import { sampleOf } from "../rules/sample";
import { sectionInWords } from "../rules/sections";
import { textStates } from "../rules/states";
import { textForms } from "../rules/text-forms";
import { formsOf, languageOf, listTexts, narrow, saidIn } from "../steps/list-texts";
import { savedTextsNamespace } from "../store";

const forms = z.partialRecord(z.enum(textForms), z.string());

export const getTranslation = defineEndpoint({
	name: "translations/get-translation",
	path: "/api/translations/api_get_translation",
	summary: "One text of the account in a language, with the one before and the one after it.",
	access: ["account_owner"],
	flags: ["new_translations_enabled"],
	input: z.object({
		key: z.string().min(1).max(200),
		filters: filterSchema(translationsFace.filters).prefault({}),
	}),
	output: z.object({
		key: z.string(),
		language_code: z.string(),
		section: z.string(),
		state: z.enum(textStates),
		account_specific: z.literal([0, 1]).nullable(),
		/** What is said in each form, by whom: English, the product in this language, the account, and the product when that was written. */
		source: forms,
		product: forms,
		own: forms,
		former: forms,
		/** What people read, in the forms of this language. */
		said: forms,
		placeholders: z.array(z.string()),
		/** What people read, with values as they might be. */
		sample: z.string(),
		/** Where a client app finds it; null of the product's own texts. */
		served_at: z.string().nullable(),
		/** Screens on which it may stand. */
		places: z.array(z.string()),
		/** Where it stands among the texts that fit, from 1; 0 where it does not fit. */
		position: z.int(),
		total_rows: z.int(),
		previous_key: z.string().nullable(),
		next_key: z.string().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { key, filters }) => {
		const language_code = languageOf(scope, filters.language_code);
		const texts = await listTexts(scope, language_code);
		const text = texts.find((one) => one.key === key);
		if (!text) throw notFound("text");
		const fitting = narrow(texts, filters);
		const at = fitting.indexOf(text);
		const { source, product, own, former, state, account_specific, namespace, path } = text;
		return {
			...{ key, language_code, state, account_specific, source, product, own, former },
			section: sectionInWords(scope.translate, namespace),
			said: Object.fromEntries(formsOf(text).map((form) => [form, saidIn(text, form)])),
			sample: sampleOf(saidIn(text, source.whole === undefined ? "other" : "whole"), {
				labels: labelValues(scope.account, language_code),
				name: scope.user.name,
				figure: figuresFor(scope.account, language_code),
			}),
			served_at: account_specific === null ? null : `/locales/${language_code}/${savedTextsNamespace}.json`,
			placeholders: [...new Set(Object.values(product).flatMap(placeholdersOf))],
			places: placesOf(scope.account, namespace, path),
			position: at + 1,
			total_rows: fitting.length,
			previous_key: fitting[at - 1]?.key ?? null,
			next_key: fitting[at + 1]?.key ?? null,
		};
	},
});
