/** The list of texts as a file: the rows that its filters leave, in the language that is meant; a summary, since no table holds them (README). */
import { DateTime } from "luxon";
import { defineSummary } from "#workers/kernel/define-summary";
import { translationsFace } from "../lists/get-translations";
import { languageOf, listTexts, narrow, toRow } from "../steps/list-texts";

/** So many texts are one step. */
const rowsAtOnce = 1_000;

const { columns, filters, report } = translationsFace;

export const textsReport = defineSummary(
	{ name: "translations/texts-report", report_type: report.type, columns, filters },
	{
		summary: "The account's texts in a language, as they stand.",
		access: report.roles,
		flags: ["new_translations_enabled"],
		complete: (scope, asked) => ({ ...asked, language_code: languageOf(scope, asked.language_code) }),
		asOf: ({ account, clock }) => DateTime.fromMillis(clock.now(), { zone: account.time_zone }).toISODate()!,
		begin: () => ({ at: 0 }),
		step: async (scope, { language_code, ...asked }, { at }) => {
			const found = narrow(await listTexts(scope, languageOf(scope, language_code)), asked);
			const behind = at + rowsAtOnce;
			const rows = found.slice(at, behind).map((text) => {
				const { key, source, text: said, state } = toRow(text);
				return { key, source, text: said, state: scope.translate(`translations:states.${state}`) };
			});
			return { rows, state: { at: behind }, isDone: behind >= found.length };
		},
	},
);
