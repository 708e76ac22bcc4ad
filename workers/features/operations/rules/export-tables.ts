/** Which tables of a tenant an export holds, in which order an import writes them, and what is made anew there. @pure */

/** A table of the shard that holds rows of tenants; `texts` are columns of words, `key` leads to each row within an account. */
export type TableShape = { name: string; columns: string[]; texts: string[]; key: string[]; refersTo: string[] };

/** A column of a table as the database describes it; `pk` is its place in the primary key, 0 for none. */
export type ColumnFacts = { table_name: string; name: string; type: string; pk: number };

/** What an export leaves out, and why. Everything else that has an account is exported without a line here. */
export const leftOut: Readonly<Record<string, string>> = {
	sessions: "lets somebody in",
	password_links: "lets somebody in",
	email_changes: "lets somebody in",
	outbox: "work of this place, which would be done twice",
	idempotency_records: "answers for whoever repeats a call here",
	limit_counts: "how often something was done in the last hours",
	slowed_tries: "how often somebody tried in the last hours",
	table_totals: "kept totals of lists",
	table_versions: "tells what is kept of lists here from what is old",
	file_uploads: "parts of files of which the rest is still to come",
	import_keys: "what a running import remembers",
	erasures: "stands within a batch alone",
	due_work: "when scheduled work is next due, which each place finds by itself",
	account_moves: "where this platform keeps the account",
	account_move_changes: "what a move between this platform's shards has still to copy",
	search_documents: "the index is written anew from the rows",
};

/** Tables that triggers write from others: exported, so that they can be compared, and never imported. */
export const writtenByTriggers: readonly string[] = [
	"statement_lines",
	"ledger_flows",
	"ledger_months",
	"executive_totals",
	"sale_day_sums",
	"sale_branches",
	"sale_customers",
	"sale_earning_sums",
	"sale_month_sellers",
	"sale_month_sums",
	"sale_year_sums",
];

/** Columns whose numbers every database gives itself. */
export const numberedAnew: Readonly<Record<string, readonly string[]>> = {
	accounts: ["version"],
	ledger_accounts: ["last_seq"],
	ledger_entries: ["seq"],
	statement_lines: ["id"],
};

/** What new rows must begin with: balances move only with the entries that explain them. */
export const startValues: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	ledger_accounts: { balance: 0, earned: 0, redeemed: 0, last_seq: 0 },
};

/** The shapes of all tables that have an account, by what the database says of columns, unique indexes and references. */
export function shapesOf(
	columns: readonly ColumnFacts[],
	uniques: readonly { table_name: string; index_name: string; name: string }[],
	references: readonly { table_name: string; refers_to: string }[],
): TableShape[] {
	const names = [...new Set(columns.map(({ table_name }) => table_name))];
	return names.flatMap((name) => {
		const own = columns.filter(({ table_name }) => table_name === name);
		if (!own.some((column) => column.name === "account_id")) return [];
		const primary = own.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
		const [first] = uniques.filter(({ table_name }) => table_name === name);
		const unique = uniques.filter(
			({ table_name, index_name }) => table_name === name && index_name === first?.index_name,
		);
		const key = (primary.length > 0 ? primary : unique).map((column) => column.name);
		const refersTo = references.flatMap((one) => (one.table_name === name ? [one.refers_to] : []));
		return [
			{
				name,
				columns: own.map((column) => column.name),
				texts: own.filter(({ type }) => type === "TEXT").map((column) => column.name),
				// The account's own row has no other key than its account.
				key: key.length > 1 ? key.filter((column) => column !== "account_id") : key,
				refersTo: [...new Set(refersTo)].filter((other) => other !== name),
			},
		];
	});
}

/** Tables in an order in which each comes after those that it refers to. Throws when they refer to each other in a circle. */
export function inOrder(shapes: readonly TableShape[]): TableShape[] {
	const waiting = [...shapes].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
	const placed: TableShape[] = [];
	while (waiting.length > 0) {
		const at = waiting.findIndex(({ refersTo }) => refersTo.every((name) => !waiting.some((one) => one.name === name)));
		if (at < 0) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(", ")}`);
		placed.push(...waiting.splice(at, 1));
	}
	return placed;
}

/** The account comes first: triggers of other tables change its row. */
function rank({ name }: TableShape): number {
	return name === "accounts" ? 0 : 1;
}
