/** The import of a catalogue, in the layout of a Shopify product export: stock follows the file's own changes (README of catalog). */
import { currencyOf, decimalMarkOf } from "#workers/features/account";
import { defineImport, type FileSurvey, UnfitFile } from "#workers/kernel/define-import";
import type { Account } from "#workers/kernel/identity";
import { cellOf, type FileRow, type Places } from "#workers/kernel/import-rows";
import { applyItems, loadItems, planItemOf } from "./apply-catalogue";
import { catalogueColumns } from "./rules/catalogue-columns";
import { maxPictures, maxVariants, readItem, tooManyRows } from "./rules/catalogue-rows";
import { type PriceReading, surveyPrices } from "./rules/price";
import { catalogueWords } from "./rules/words";

const priceColumns = ["Variant Price", "Variant Compare At Price"];

export const catalogueImport = defineImport({
	kind: "catalogue",
	place: 2,
	words: catalogueWords,
	roles: ["account_owner"],
	needs: { no_point_price: ({ point_price }) => point_price > 0 },
	columns: catalogueColumns,
	survey,
	// An item has rows of its variants, and rows that hold a picture alone.
	group: { of: handleOf, max: maxVariants + maxPictures, excess: tooManyRows },
	reader:
		(_account, { places, found: prices, isSupplement }) =>
		(rows) =>
			readItem(rows, { places, prices, isSupplement }),
	keysOf: ({ handle }) => [`handle:${handle}`],
	repeated: "repeated_item",
	load: loadItems,
	plan: planItemOf,
	apply: applyItems,
	follow: ({ id, language_code }) => ({ job: "catalog/fetch-pictures", payload: { request_id: id, language_code } }),
});

/** What groups the rows of a file into items; rows without a handle stand alone. */
function handleOf({ cells, line }: FileRow, places: Places): string {
	return cellOf(cells, places, "Handle") || `line ${line}`;
}

/** How the prices of a file are meant. Excel separates by semicolons where a comma stands before the cents; else the account's country tells the mark. */
function survey(
	{ country, point_price }: Account,
	{ places, delimiter }: { places: Places; delimiter: string },
): FileSurvey<PriceReading> {
	const currency = currencyOf(country);
	const mark = delimiter === ";" ? "," : decimalMarkOf(country);
	const prices = surveyPrices({ currency, mark, point_price });
	return {
		add: (cells) => {
			for (const column of priceColumns) prices.add(cellOf(cells, places, column));
		},
		found: () => {
			const sign = prices.foreignSign();
			if (sign !== null) throw new UnfitFile("catalog:errors.other_currency", { sign, currency });
			return prices.reading();
		},
	};
}
