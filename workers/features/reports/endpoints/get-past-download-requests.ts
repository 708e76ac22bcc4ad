/** The past downloads panel: this person's reports, uploads and other long work, newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { defineTable, tableAnswer, tablePayload } from "#workers/kernel/define-table";
import { readPage } from "#workers/kernel/table-page";
import { describeFilters } from "../rules/about";

const types = ["report", "uploaded_files", "async_process_request"] as const;

const row = z.object({
	id: z.int(),
	created_at: z.int(),
	status: z.string(),
	type: z.enum(types),
	report_type: z.string(),
	disbursement_status: z.string().nullable(),
	download_link: z.string().nullable(),
	error_msg: z.string(),
	filters: z.record(z.string(), z.unknown()),
	/** What was asked for, in the reader's words. */
	filters_in_words: z.array(z.object({ label: z.string(), value: z.string() })),
	format: z.string(),
	file_name: z.string(),
	total_count: z.int().nullable(),
	done_count: z.int(),
	success_count: z.int(),
	failed_count: z.int(),
	byte_count: z.int().nullable(),
	sha256: z.string().nullable(),
	time_zone: z.string(),
	errors: z.array(z.unknown()),
	s3_url: z.string().nullable(),
});

const filters = z.object({ type: z.enum(types).default("report"), report_type: z.string().max(100).optional() });

/** The list behind the panel; its sort is the index download_requests_of_user. */
const pastDownloads = defineTable({
	name: "reports/get-past-download-requests",
	path: "/api/reports/api_get_past_download_requests",
	summary: "Past downloads of the signed-in user, of one type.",
	access: "signed_in",
	page_size: 5,
	row,
	columns: [],
	filters,
	version_of: "download_requests",
	joins: 1,
	sorts: { created_at: { key: sql`d.created_at`, id: sql`d.id` } },
	default_sort: { id: "created_at", desc: true },
	query: (scope, asked) => ({
		select: sql`d.id, d.created_at, d.status, d.type, d.report_type, d.filters, d.file_name, d.error_msg, d.total_count, d.done_count,
			d.success_count, d.failed_count, d.byte_count, d.sha256, d.time_zone, d.errors, d.object_key, d.format,
			(select p.name from programs p where p.account_id = d.account_id and p.id = d.filters ->> 'program_id') as program_name`,
		from: sql`download_requests d`,
		where: [sql`d.account_id = ${scope.account.id}`, sql`d.user_id = ${scope.user.id}`, sql`d.type = ${asked.type}`],
		found: asked.report_type ? [sql`d.report_type = ${asked.report_type}`] : [],
	}),
	present: (scope, { object_key, filters: stored, errors, program_name, ...rest }) => {
		const asked = JSON.parse(String(stored)) as Record<string, unknown>;
		const names: Record<string, string> = program_name ? { program_id: String(program_name) } : {};
		const isThere = object_key !== null && ["processed", "fulfilled"].includes(String(rest.status));
		const path = rest.type === "report" ? "/reports/api_download_report" : "/async_process/download_result";
		return {
			...rest,
			disbursement_status: null,
			error_msg: rest.status === "expired" ? scope.translate("reports:past.expiredText") : rest.error_msg,
			s3_url: null,
			filters: asked,
			filters_in_words: describeFilters(asked, names, scope.translate).map(([label, value]) => ({ label, value })),
			errors: JSON.parse(String(errors)),
			download_link: isThere ? `${path}/${rest.id}` : null,
		} as unknown as z.input<typeof row>;
	},
});

export const getPastDownloadRequests = defineEndpoint({
	name: pastDownloads.name,
	path: pastDownloads.path,
	summary: pastDownloads.summary,
	access: "signed_in",
	input: tablePayload(filters, pastDownloads.page_size).extend({
		type: z.enum(types).default("report"),
		report_type: z.string().max(100).optional(),
	}),
	output: tableAnswer(row),
	repetition: { kind: "read" },
	handler: (scope, { type, report_type, ...request }) =>
		readPage(pastDownloads as never, scope, {
			...request,
			filters: { ...request.filters, type, ...(report_type ? { report_type } : {}) },
		}) as never,
});
