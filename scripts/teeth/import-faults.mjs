/** Deliberate faults in the import of a catalogue, as faults.mjs lists the rest. */

/** Each as in faults.mjs. */
export const importFaults = [
	{
		name: "a file's price of 0 is sold",
		file: "workers/features/catalog/imports/rules/item-plan.ts",
		search: "is_active: file.price_cents > 0 || file.is_free ? 1 : 0",
		replace: "is_active: 1",
		test: "test/features/imports/zero-prices.test.ts",
		title: "a variant at 0 is imported hidden, with a warning by line, and cannot be bought",
	},
	{
		name: "nothing in the database keeps what costs 0 from being sold",
		file: "migrations/shard/0001_triggers.sql",
		search:
			"CREATE TRIGGER variants_stay_free_when_said BEFORE UPDATE OF points, is_active, is_free ON variants\nWHEN NEW.is_active = 1",
		replace:
			"CREATE TRIGGER variants_stay_free_when_said BEFORE UPDATE OF points, is_active, is_free ON variants\nWHEN NEW.is_active = 2",
		test: "test/features/imports/zero-prices.test.ts",
		title: "the database itself sells nothing for 0 that is not said to be free",
	},
	{
		name: "a price is read without the rest of its column",
		file: "workers/features/catalog/imports/rules/price.ts",
		search: 'proofs["."] === proofs[","] ? usual :',
		replace: "proofs !== null ? usual :",
		test: "test/features/imports/prices.test.ts",
		title: "three digits behind one mark are read as the rest of the column is written",
	},
	{
		name: "a price in another currency counts as one in the account's own",
		file: "workers/features/catalog/imports/rules/price.ts",
		search: "return sign !== null && !currenciesOf(sign).includes(currency);",
		replace: "return false && sign !== currency;",
		test: "test/features/imports/prices-of-a-file.test.ts",
		title: "a price in another currency is refused by line",
	},
	{
		name: "an item has as many variants as its file likes",
		file: "workers/features/catalog/imports/rules/catalogue-rows.ts",
		search: "if (item.variants.length < maxVariants) return [];",
		replace: "if (item.variants.length < 1_000 * maxVariants) return [];",
		test: "test/features/imports/large-items.test.ts",
		title: "an item of thousands of rows gets as many variants as an item may have, the rest is refused by line",
	},
	{
		name: "a host that is away is asked for each of its pictures",
		file: "workers/features/catalog/imports/rules/picture-round.ts",
		search: "return failures >= (is_late ? 1 : maxFailures) || dead_hosts >= maxDeadHosts;",
		replace: "return is_late ? failures >= 1 : failures >= 1_000 * maxFailures || dead_hosts >= maxDeadHosts;",
		test: "test/features/imports/pictures.test.ts",
		title:
			"a host that is away is asked three times for all its pictures, with one line in the log; the rest is told at once",
	},
	{
		name: "a file of mended rows counts as the whole item",
		file: "workers/features/imports/steps/describe-request.ts",
		search: "isResultHead(head.headers, resultWords(scope))",
		replace: "isResultHead(head.headers, resultWords(scope)) && false",
		test: "test/features/imports/mended-rows.test.ts",
		title: "mended variants join their item: its other variants, its name and its description stay",
	},
];
