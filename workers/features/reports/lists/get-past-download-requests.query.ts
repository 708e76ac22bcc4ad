/** The list behind the past downloads panel: this person's reports, uploads and other long work; its sort is the index download_requests_of_user. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { filtersInWords } from "#workers/kernel/describe-filters";
import { downloadLinkOf, type Made } from "../rules/download-link";
import { nameOfRequest } from "../steps/name-of-request";
import { filtersOfReport } from "../store/known-reports";
import { downloadTypes, pastDownloadsFace } from "./get-past-download-requests";

const row = z.object({
	id: z.int(),
	created_at: z.int(),
	status: z.string(),
	type: z.enum(downloadTypes),
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
	/** 1: a schedule asked for it. */
	is_scheduled: z.literal([0, 1]),
});

export const pastDownloads = defineList(pastDownloadsFace, {
	path: "/api/reports/api_get_past_download_requests",
	summary: "Past downloads of the signed-in user, of one type.",
	access: "signed_in",
	row,
	version_of: "download_requests",
	joins: 0,
	sorts: { created_at: { key: sql`d.created_at`, id: sql`d.id` } },
	query: (scope, asked) => ({
		select: sql`d.id, d.created_at, d.status, d.type, d.report_type, d.filters, d.filter_names, d.file_name, d.error_msg, d.total_count, d.done_count,
			d.success_count, d.failed_count, d.byte_count, d.sha256, d.time_zone, d.errors, d.object_key, d.format,
			d.schedule_id is not null as is_scheduled`,
		from: sql`download_requests d`,
		where: [sql`d.account_id = ${scope.account.id}`, sql`d.user_id = ${scope.user.id}`, sql`d.type = ${asked.type}`],
		found: asked.report_type ? [sql`d.report_type = ${asked.report_type}`] : [],
	}),
	present: (scope, { object_key, filters: stored, filter_names, errors, ...rest }) => {
		const asked = JSON.parse(String(stored)) as Record<string, unknown>;
		const names = JSON.parse(String(filter_names)) as Record<string, string>;
		const declared = filtersOfReport(String(rest.report_type));
		return {
			...rest,
			file_name: nameOfRequest(scope, rest),
			disbursement_status: null,
			error_msg: rest.status === "expired" ? scope.translate("reports:past.expiredText") : rest.error_msg,
			s3_url: null,
			filters: asked,
			filters_in_words: filtersInWords(declared, asked, names, scope.translate).map(({ label, value }) => ({
				label,
				value,
			})),
			errors: JSON.parse(String(errors)),
			download_link: downloadLinkOf({ ...rest, object_key } as Made),
		} as unknown as z.input<typeof row>;
	},
});
