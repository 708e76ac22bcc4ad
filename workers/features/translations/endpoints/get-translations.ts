/**
 * A page of the account's texts in a language. The texts lie in files, not in a table, so that this is a list's face over
 * what the isolate holds (README): all of it is at hand, and a page reads the account's corrections alone.
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { reportAddresses } from "#workers/kernel/further-addresses";
import { listAnswer, listPayload } from "#workers/kernel/list-declaration";
import { filterSchema } from "#workers/kernel/list-filters";
import { translationsFace } from "../lists/get-translations";
import { textStates } from "../rules/states";
import { languageOf, listTexts, narrow, toRow } from "../steps/list-texts";

const row = z.object({
	key: z.string(),
	/** In English, as the product says it. */
	source: z.string(),
	/** What people read in this language. */
	text: z.string(),
	state: z.enum(textStates),
	account_specific: z.literal([0, 1]).nullable(),
});

const path = "/api/translations/api_get_translations";
const report_type = translationsFace.report.type;

export const getTranslations = defineEndpoint({
	name: "translations/get-translations",
	path,
	alsoAt: reportAddresses(path, report_type),
	summary: "The account's texts in a language, as they stand.",
	access: ["account_owner"],
	flags: ["new_translations_enabled"],
	input: listPayload(filterSchema(translationsFace.filters), translationsFace.page_size, report_type),
	output: listAnswer(row),
	repetition: { kind: "read" },
	handler: async (scope, { page, pageSize, sorted = [], filtered = [], filters }) => {
		const { translate } = scope;
		if (sorted.some(({ id }) => id !== "place")) throw invalid({ sorted: [translate("answers:validation.invalid")] });
		if (filtered[0]) throw invalid({ [filtered[0].id]: [translate("answers:validation.unknown")] });
		const language = languageOf(scope, filters.language_code);
		const found = narrow(await listTexts(scope, language), filters);
		return {
			table_rows: found.slice(page * pageSize, (page + 1) * pageSize).map(toRow),
			total_rows: found.length,
			total_pages: Math.ceil(found.length / pageSize),
			meta_page: page,
			meta_page_size: pageSize,
			extra_data: { as_of: scope.clock.now(), table_hash: language, anchor: null, names: {} },
		};
	},
});
