/** Past uploads and other long-running work of the signed-in user, newest first (entity Download request). */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { lastSendingOfUpload } from "#workers/features/invitations";
import { downloadLinkOf, type Made, nameOfRequest } from "#workers/features/reports";
import { defineList } from "#workers/kernel/define-list";
import { questionShape } from "../rules/question";
import { uploaders } from "../rules/uploaders";
import { requestsVersion } from "../store/requests";
import { pastProcessesFace } from "./get-past-async-process-requests";
import { pastUploadsFace } from "./get-past-upload-file-requests";

/** A sending of invitations to whom an upload added. */
const lastSending = z.object({
	id: z.int(),
	status: z.enum(["planned", "sending", "sent", "canceled", "failed"]),
	due_at: z.int(),
	sent_count: z.int(),
	finished_at: z.int().nullable(),
});

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
	/** Of a members file: how many people it added, how many of them have not joined yet, and the last invitation to them. */
	added_count: z.int(),
	not_joined_count: z.int(),
	last_sending: lastSending.nullable(),
	/** Pictures of an import that are still to be fetched, and those that could not be. */
	picture_count: z.int(),
	failed_picture_count: z.int(),
	errors: z.array(z.object({ line: z.int(), reason: z.string() })),
	s3_url: z.string().nullable(),
	/** What the upload waits to be told before it is applied; null: nothing. */
	question: questionShape.nullable(),
});

/** The two lists differ only in the type of their requests. */
function pastRequests<const Name extends string>(
	face: Omit<typeof pastUploadsFace, "name"> & { name: Name },
	type: "uploaded_files" | "async_process_request",
	path: `/api/${string}`,
	summary: string,
) {
	return defineList(face, {
		path,
		summary,
		access: uploaders,
		row: pastRequest,
		version_of: requestsVersion,
		// The last sending of invitations.
		joins: 1,
		sorts: { created_at: { key: sql`d.created_at`, id: sql`d.id` } },
		query: (scope, { id, report_type }) => ({
			select: sql`d.id, d.created_at, d.status, d.type, d.report_type, d.error_msg, d.filters, d.file_name, d.total_count, d.done_count,
				d.success_count, d.failed_count, d.unchanged_count, d.errors, d.object_key,
				d.warning_count, d.question, d.picture_count, d.failed_picture_count, d.added_count, d.not_joined_count,
				${lastSendingOfUpload(scope.account.id, sql`d.id`)} as last_sending`,
			from: sql`download_requests d`,
			where: [
				sql`d.account_id = ${scope.account.id}`,
				sql`d.user_id = ${scope.user.id}`,
				sql`d.type = ${type}`,
				...(id === undefined ? [] : [sql`d.id = ${id}`]),
			],
			found: report_type ? [sql`d.report_type = ${report_type}`] : [],
		}),
		present: (scope, row) => ({ ...present(row), file_name: nameOfRequest(scope, row) }),
	});
}

function present({
	object_key,
	filters: asked,
	errors,
	last_sending,
	question,
	...rest
}: Record<string, unknown>): z.input<typeof pastRequest> {
	return {
		...(rest as z.input<typeof pastRequest>),
		filters: JSON.parse(String(asked)),
		errors: JSON.parse(String(errors)),
		last_sending: JSON.parse(String(last_sending ?? "null")),
		download_link: downloadLinkOf({ ...rest, object_key } as Made),
		question: question === null ? null : JSON.parse(String(question)),
		disbursement_status: null,
		s3_url: null,
	};
}

export const pastUploads = pastRequests(
	pastUploadsFace,
	"uploaded_files",
	"/api/async_process/api_get_past_upload_file_requests",
	"Past uploads of the signed-in user, with their progress.",
);

export const pastProcesses = pastRequests(
	pastProcessesFace,
	"async_process_request",
	"/api/async_process/api_get_past_async_process_requests",
	"Other long-running work that the signed-in user asked for.",
);
