/** A page of one table of a client, by key; rows are read as they are, whoever wrote them. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import { knownSubdomain } from "../rules/subdomain";
import { exportErrors, getExported } from "../steps/export-client";
import { keyValues, shapeOf } from "../steps/export-shape";
import { databaseOf } from "../steps/tenant";
import { type AnyRow, listRows } from "../store/export-rows";

const rowsAPage = 1_000;
/** A page is cut after so many signs of JSON: the largest row has just under 2 MB. */
const signsAPage = 1_000_000;

export const exportRows = defineEndpoint({
	name: "operations/export-rows",
	path: "/api/operations/api_export_rows",
	summary: "A page of one table of a client; `next` is what the following page comes after, null at the end.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain,
		table: z.string().max(60),
		after: keyValues.default([]),
	}),
	output: z.object({
		rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
		next: z.array(z.union([z.string(), z.number()])).nullable(),
	}),
	errors: exportErrors,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain, table, after }) => {
		const tenant = await getExported(scope, subdomain);
		const shape = await shapeOf(shardDatabase(scope.env, tenant.shard), table, after);
		const found = await databaseOf(scope, tenant).read(listRows(tenant.id, shape, after, rowsAPage));
		const rows = cut(found);
		const last = rows.at(-1);
		const isEnd = rows.length === found.length && found.length < rowsAPage;
		return { rows, next: isEnd || !last ? null : shape.key.map((column) => last[column] as string | number) };
	},
});

/** As many rows as a page may have signs, and one at least. */
function cut(rows: AnyRow[]): AnyRow[] {
	let signs = 0;
	const end = rows.findIndex((row) => {
		signs += JSON.stringify(row).length;
		return signs > signsAPage;
	});
	return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}
