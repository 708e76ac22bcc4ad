/** How the account's texts stand in a language: how many there are, are corrected, out of date and missing, by part of the product. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { sectionInWords } from "../rules/sections";
import { textStates } from "../rules/states";
import { languageOf, listTexts } from "../steps/list-texts";

export const getSummary = defineEndpoint({
	name: "translations/get-summary",
	path: "/api/translations/api_get_summary",
	summary: "The parts of the product in which texts stand, and how many texts stand how in a language.",
	access: ["account_owner"],
	flags: ["new_translations_enabled"],
	input: z.object({ language_code: z.string().max(10).optional() }),
	output: z.object({
		language_code: z.string(),
		languages: z.array(z.string()),
		counts: z.object(
			Object.fromEntries(textStates.map((state) => [state, z.int()])) as Record<(typeof textStates)[number], z.ZodInt>,
		),
		total_count: z.int(),
		sections: z.array(z.object({ value: z.string(), label: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, input) => {
		const language_code = languageOf(scope, input.language_code);
		const texts = await listTexts(scope, language_code);
		const sections = [...new Set(texts.map(({ namespace }) => namespace))];
		const countOf = (state: string) => texts.filter((text) => text.state === state).length;
		return {
			language_code,
			languages: scope.account.languages,
			counts: Object.fromEntries(textStates.map((state) => [state, countOf(state)])) as Record<
				(typeof textStates)[number],
				number
			>,
			total_count: texts.length,
			sections: sections
				.map((value) => ({ value, label: sectionInWords(scope.translate, value) }))
				.sort((one, other) => one.label.localeCompare(other.label, scope.request.language_code)),
		};
	},
});
