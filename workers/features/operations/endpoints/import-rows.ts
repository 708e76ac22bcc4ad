/**
 * Writes rows of an export into the client that is being imported; invariant: the same rows sent again change nothing, by
 * their keys, and the ledger's entries, which have new ones, by how many there are.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { smallObject } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import { constraintFailure, invalid, refuse } from "#workers/kernel/errors";
import type { Statement } from "#workers/kernel/sql";
import { type TableShape, writtenByTriggers } from "../rules/export-tables";
import { knownSubdomain } from "../rules/subdomain";
import { shapeOf } from "../steps/export-shape";
import { getImported, importErrors } from "../steps/import-account";
import { databaseOf } from "../steps/tenant";
import type { AnyRow } from "../store/export-rows";
import { addEntries, addRows, findDifferences, isBeingImported, settleRows } from "../store/import-rows";
import type { DirectoryRow } from "../store/tenants";

/** D1's own bound of a row. */
const maxRowBytes = 2_000_000;

export const importRows = defineEndpoint({
	name: "operations/import-rows",
	path: "/api/operations/api_import_rows",
	summary: "Adds rows of an export, or settles those that are there to the values that they had.",
	access: "operator",
	maxBodyBytes: 2_800_000,
	input: z.object({
		subdomain: knownSubdomain,
		table: z.string().max(60),
		act: z.enum(["add", "settle"]),
		rows: z.array(smallObject({ maxBytes: maxRowBytes, maxDepth: 1 })).max(2_000),
		/** How many rows of this table came before these. */
		offset: z.int().min(0).default(0),
	}),
	output: z.object({ count: z.int() }),
	errors: { ...importErrors, row_refused: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, table, act, rows, offset }) => {
		const tenant = await getImported(scope, subdomain);
		const shape = await shapeOf(shardDatabase(scope.env, tenant.shard), table);
		if (rows.length === 0 || writtenByTriggers.includes(table)) return { count: 0 };
		const database = databaseOf(scope, tenant);
		const sent = rows.map((row) => checked(shape, row, tenant));
		const isOpen = table === "accounts" ? [] : [assertThat("import_is_over", isBeingImported(tenant.id))];
		const statements = async (): Promise<Statement[]> => {
			if (act === "add")
				return table === "ledger_entries"
					? addEntries(tenant.id, shape, sent, offset)
					: addRows(tenant.id, shape, sent);
			const asked = findDifferences(tenant.id, shape, sent);
			const [found] = asked ? await database.read(asked) : [];
			const columns = Object.keys(found ?? {}).filter((column) => found![column] === 1);
			return columns.length > 0 ? settleRows(tenant.id, shape, sent, columns) : [];
		};
		const written = await statements();
		if (written.length > 0)
			await database.write([...isOpen, ...written]).catch((error) => {
				const failure = constraintFailure(error);
				if (!failure || failure.name === "import_is_over") throw error;
				throw refuse("row_refused", { table, constraint: failure.name || failure.kind });
			});
		return { count: rows.length };
	},
});

/** A row of texts and numbers under the table's own columns; of the account's own row, what is this place's. */
function checked({ name, columns }: TableShape, row: Record<string, unknown>, tenant: DirectoryRow): AnyRow {
	for (const [column, value] of Object.entries(row)) {
		const isPlain = value === null || typeof value === "string" || typeof value === "number";
		if (!isPlain || !columns.includes(column)) throw invalid({ rows: [`${name}.${column}`] });
	}
	const own: AnyRow = name === "accounts" ? { subdomain: tenant.subdomain, status: "suspended" } : {};
	return { ...(row as AnyRow), ...own };
}
