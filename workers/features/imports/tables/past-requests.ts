/** Past uploads and other long-running work of the signed-in owner, newest first (entity Download request). */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { requestsVersion } from "../store/requests";

/** A request as the panel shows it. */
export const pastRequest = z.object({
	id: z.int(),
	created_at: z.int(),
	status: z.string(),
	type: z.enum(["uploaded_files", "async_process_request"]),
	report_type: z.string(),
	disbursement_status: z.string().nullable(),
	download_link: z.string().nullable(),
	error_msg: z.string(),
	filters: z.record(z.string(), z.unknown()),
	file_name: z.string(),
	total_count: z.int().nullable(),
	done_count: z.int(),
	success_count: z.int(),
	failed_count: z.int(),
	unchanged_count: z.int(),
	warning_count: z.int(),
	errors: z.array(z.object({ line: z.int(), reason: z.string() })),
	s3_url: z.string().nullable(),
});

const filters = z.object({ id: z.int().optional(), report_type: z.string().max(100).optional() }).loose();

/** The two lists differ only in the type of their requests. */
function pastRequests(
	type: "uploaded_files" | "async_process_request",
	name: string,
	path: `/api/${string}`,
	summary: string,
) {
	return defineTable({
		name,
		path,
		summary,
		access: ["account_owner"],
		page_size: 5,
		row: pastRequest,
		columns: [],
		filters,
		version_of: requestsVersion,
		joins: 0,
		sorts: { created_at: { key: sql`d.created_at`, id: sql`d.id` } },
		default_sort: { id: "created_at", desc: true },
		query: (scope, { id, report_type }) => ({
			select: sql`d.id, d.created_at, d.status, d.type, d.report_type, d.error_msg, d.filters, d.file_name, d.total_count, d.done_count,
				d.success_count, d.failed_count, d.unchanged_count, d.errors, d.object_key,
				d.warning_count`,
			from: sql`download_requests d`,
			where: [
				sql`d.account_id = ${scope.account.id}`,
				sql`d.user_id = ${scope.user.id}`,
				sql`d.type = ${type}`,
				...(id === undefined ? [] : [sql`d.id = ${id}`]),
			],
			found: report_type ? [sql`d.report_type = ${report_type}`] : [],
		}),
		present: (_scope, row) => present(row),
	});
}

function present({
	object_key,
	filters: asked,
	errors,
	...rest
}: Record<string, unknown>): z.input<typeof pastRequest> {
	const isThere = object_key !== null && ["processed", "fulfilled"].includes(String(rest.status));
	return {
		...(rest as z.input<typeof pastRequest>),
		filters: JSON.parse(String(asked)),
		errors: JSON.parse(String(errors)),
		download_link: isThere ? `/async_process/download_result/${rest.id}` : null,
		disbursement_status: null,
		s3_url: null,
	};
}

export const pastUploads = pastRequests(
	"uploaded_files",
	"imports/get-past-upload-file-requests",
	"/api/async_process/api_get_past_upload_file_requests",
	"Past uploads of the signed-in account owner, with their progress.",
);

export const pastProcesses = pastRequests(
	"async_process_request",
	"imports/get-past-async-process-requests",
	"/api/async_process/api_get_past_async_process_requests",
	"Other long-running work that the signed-in account owner asked for.",
);
