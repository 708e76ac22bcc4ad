/** The rows of one upload that were refused, then its warnings, each in the order of the file. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import type { User } from "#workers/kernel/identity";
import { uploaders } from "../rules/uploaders";
import { importsFor } from "../store/known-imports";
import { requestsVersion } from "../store/requests";
import { refusedRowsFace } from "./get-refused-rows";

const row = z.object({
	line: z.int(),
	reason: z.string(),
	is_warning: z.union([z.literal(0), z.literal(1)]),
	/** The row as it stands in the file. */
	cells: z.array(z.string()),
	/** The upload in which it was sent again, corrected in place. */
	corrected_by: z.int().nullable(),
});

export const refusedRows = defineList(refusedRowsFace, {
	path: "/api/async_process/api_get_refused_rows",
	summary: "Refused rows and warnings of one upload of the signed-in user, by line.",
	access: uploaders,
	row,
	version_of: requestsVersion,
	joins: 1,
	sorts: { kind: { key: sql`r.is_warning`, id: sql`r.line` } },
	query: (scope, { request_id = 0 }) => ({
		select: sql`r.line, r.reason, r.is_warning, r.row, r.corrected_by`,
		from: sql`upload_refusals r`,
		where: [
			sql`r.account_id = ${scope.account.id}`,
			sql`r.request_id = ${request_id}`,
			sql`exists (select 1 from download_requests d where d.account_id = ${scope.account.id} and d.id = ${request_id}
				and d.user_id = ${scope.user.id}${ofKind(scope.user)})`,
		],
	}),
	present: (_scope, { row: cells, ...rest }) => ({
		...(rest as z.input<typeof row>),
		cells: JSON.parse(String(cells)) as string[],
	}),
});

/** Owners see rows of all their uploads; others of those that they may upload, in SQL. */
function ofKind(user: User): SQL {
	if (user.role === "account_owner") return sql``;
	const kinds = importsFor(user).map(({ kind }) => sql`${kind}`);
	return sql` and d.report_type in (${sql.join(kinds, sql`, `)})`;
}
