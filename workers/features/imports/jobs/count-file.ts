/** Reads a file once before anything of it is applied: how many rows it has, that its quotes close, and how its prices are meant. */
import { currencyOf, decimalMarkOf } from "#workers/features/account";
import type { Scope } from "#workers/kernel/scope";
import { cellOf, type ImportKind } from "../rules/columns";
import { type PriceReading, surveyPrices } from "../rules/price";
import type { Checkpoint } from "../store/requests";
import { UnfitFile } from "./lasting-fault";
import { countRecords, type Source } from "./read-source";

const priceColumns = ["Variant Price", "Variant Compare At Price"];

/** The rows of a file, and for a catalogue how its prices are to be read. Throws BrokenCsv, and UnfitFile for a file that is none of this account's. */
export async function countFile(
	scope: Scope<null>,
	kind: ImportKind,
	checkpoint: Checkpoint,
	source: Source,
): Promise<{ total_count: number; prices?: PriceReading }> {
	if (kind !== "catalogue") return { total_count: withRows(await countRecords(source, checkpoint.start)) };
	const survey = surveyOf(scope, checkpoint);
	const total_count = await countRecords(source, checkpoint.start, (record) => {
		for (const column of priceColumns) survey.add(cellOf(record.cells, checkpoint.places, column));
	});
	const sign = survey.foreignSign();
	if (sign !== null) throw new UnfitFile("other_currency", { sign, currency: currencyOf(scope.account.country) });
	return { total_count: withRows(total_count), prices: survey.reading() };
}

function withRows(total_count: number): number {
	if (total_count === 0) throw new UnfitFile("no_rows");
	return total_count;
}

/** Excel separates by semicolons where a comma stands before the cents; else the account's country tells the mark. */
function surveyOf({ account }: Scope<null>, { format }: Checkpoint) {
	const { country, point_price } = account;
	const mark = format.delimiter === ";" ? "," : decimalMarkOf(country);
	return surveyPrices({ currency: currencyOf(country), mark, point_price });
}
