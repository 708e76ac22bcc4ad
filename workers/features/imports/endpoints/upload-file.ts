/** Takes a file to be imported; invariant: nothing is stored of a file that is no table, too large, or lacks columns. */
import { z } from "zod";
import { moment } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isLocalRequest } from "#workers/kernel/environment";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { outboxRows } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { questionShape } from "../rules/question";
import { sourceKey, sourceWaitMs } from "../rules/source-file";
import { uploaders } from "../rules/uploaders";
import { type DescribedRequest, describeRequest } from "../steps/describe-request";
import { examineAsBefore } from "../steps/examine-as-before";
import { examineErrors, mappingShape, mayBeMapped, refuseUnusable, refuseWithoutRows } from "../steps/examine-upload";
import { readErrors, readUpload, type UploadText } from "../steps/read-upload";
import { refuseUnpayable, weighUpload } from "../steps/weigh-points";
import { importsFrom, refuseUnprepared } from "../store/known-imports";
import { insertRequest, requestsVersion } from "../store/requests";

const input = z.object({
	kind: z.enum(importKinds),
	mapping: mappingShape.optional(),
	/** Which of two small numbers in a date is the day, for files that do not say so themselves. */
	dates: z.enum(["day_first", "month_first"]).optional(),
	/** Since when people and opening balances count, in ms UTC: for the demo's history; ignored in production. */
	as_of: moment.optional(),
	/** 1: nothing is applied before its columns and rows were looked at (`map-upload`, `apply-upload`). */
	is_checked_first: z.literal([0, 1]).default(0),
});

/** What is told of an upload that was taken. */
export const takenUpload = z.object({
	request_id: z.int(),
	/** What it waits to be told (`apply-upload`); null: it is being applied. */
	question: questionShape.nullable(),
	matched_columns: z.array(z.object({ header: z.string(), column: z.string() })),
	ignored_columns: z.array(z.string()),
});

export const uploadFile = defineEndpoint({
	name: "imports/upload-file",
	path: "/api/async_process/api_upload_file",
	summary: "Uploads a CSV or .xlsx for one of the declared imports; a job applies it row by row.",
	access: uploaders,
	input,
	output: takenUpload,
	errors: { ...readErrors, ...examineErrors, upload_failed: {}, points_short: {}, needs_second_owner: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { kind, mapping, dates, as_of, is_checked_first }, files) => {
		const imports = importsFrom(scope.user, kind);
		const upload = readUpload(files, imports, mapping);
		const { examined, ...said } = await examineAsBefore(scope, upload.text, { imports, mapping, dates });
		if (examined.question?.code !== "kind") refuseUnprepared(imports[0], scope.account);
		if (is_checked_first && mayBeMapped(examined)) refuseWithoutRows(examined);
		else refuseUnusable(examined, scope.translate);
		const { encoding, sheet } = upload;
		const since = isLocalRequest(scope) ? as_of : undefined;
		const described = describeRequest(scope, examined, { encoding, sheet, as_of: since, is_checked_first }, said);
		refuseUnpayable(await weighUpload(scope, upload.text, imports[0], described), scope);
		return store(scope, upload, described);
	},
});

async function store(
	scope: MemberScope,
	{ file_name, text }: UploadText,
	described: DescribedRequest,
): Promise<z.input<typeof takenUpload>> {
	const request_id = scope.newId();
	const source_key = sourceKey(scope.account.id, request_id);
	await askForRemoval(scope, request_id);
	await scope.env.FILES.put(source_key, await text.arrayBuffer());
	const request = {
		id: request_id,
		user_id: scope.user.id,
		language_code: scope.request.language_code,
		time_zone: scope.account.time_zone,
		file_name,
		source_key,
		byte_count: text.size,
		created_at: scope.clock.now(),
		...described,
	};
	const { matched_columns, ignored_columns } = described.filters;
	return scope.commit({
		statements: [insertRequest(scope.account.id, request), touchTable(scope.account.id, requestsVersion)],
		answer: { request_id, question: described.question, matched_columns, ignored_columns },
		audit: {
			subject_kind: "download_request",
			subject_id: request_id,
			details: { kind: described.report_type, file_name },
		},
		follow: described.question ? [] : [{ job: "imports/run-import", payload: { request_id } }],
	});
}

/** Stands before the file does: whatever breaks off from here on, nothing of it stays. */
async function askForRemoval(scope: MemberScope, request_id: number): Promise<void> {
	const now = scope.clock.now();
	const due_at = now + sourceWaitMs;
	const message = { id: scope.newId(), job: "imports/remove-source", payload: { request_id }, due_at } as const;
	await scope.writeCount(outboxRows(scope.account.id, now, [message]));
}
