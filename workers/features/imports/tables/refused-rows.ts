/** The rows of one upload that were refused, then its warnings, each in the order of the file. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { requestsVersion } from "../store/requests";

const row = z.object({
	line: z.int(),
	reason: z.string(),
	is_warning: z.union([z.literal(0), z.literal(1)]),
	/** The row as it stands in the file. */
	cells: z.array(z.string()),
});

export const refusedRows = defineTable({
	name: "imports/get-refused-rows",
	path: "/api/async_process/api_get_refused_rows",
	summary: "Refused rows and warnings of one upload of the signed-in account owner, by line.",
	access: ["account_owner"],
	page_size: 50,
	row,
	columns: [],
	filters: z.object({ request_id: z.int().default(0) }),
	version_of: requestsVersion,
	joins: 1,
	sorts: { kind: { key: sql`r.is_warning`, id: sql`r.line` } },
	default_sort: { id: "kind", desc: false },
	query: (scope, { request_id }) => ({
		select: sql`r.line, r.reason, r.is_warning, r.row`,
		from: sql`upload_refusals r`,
		where: [
			sql`r.account_id = ${scope.account.id}`,
			sql`r.request_id = ${request_id}`,
			sql`exists (select 1 from download_requests d where d.account_id = ${scope.account.id} and d.id = ${request_id}
				and d.user_id = ${scope.user.id})`,
		],
	}),
	present: (_scope, { row: cells, ...rest }) => ({
		...(rest as z.input<typeof row>),
		cells: JSON.parse(String(cells)) as string[],
	}),
});
