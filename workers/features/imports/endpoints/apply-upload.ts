/** Answers what an upload waits for and applies it; invariant: an upload is answered once, and runs once. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { touchTable } from "#workers/kernel/table-page";
import type { Question } from "../rules/question";
import { uploaders } from "../rules/uploaders";
import { describeRequest, type FileFacts } from "../steps/describe-request";
import { examineAsBefore } from "../steps/examine-as-before";
import { examineErrors, mappingShape, refuseUnusable, type Wishes } from "../steps/examine-upload";
import { refuseUnpayable, weighUpload } from "../steps/weigh-points";
import { importsFrom, refuseUnprepared } from "../store/known-imports";
import { findWaitingRequest, requestsVersion, stillWaits, updateAnswered } from "../store/requests";
import { takenUpload } from "./upload-file";

const input = z.object({
	upload_id: z.int(),
	/** What the file holds, where it was uploaded as something else. */
	kind: z.enum(importKinds).optional(),
	mapping: mappingShape.optional(),
	dates: z.enum(["day_first", "month_first"]).optional(),
});

export const applyUpload = defineEndpoint({
	name: "imports/apply-upload",
	path: "/api/async_process/api_apply_upload",
	summary: "Answers what an upload waits for: what it holds, which header is which column, how its dates are written.",
	access: uploaders,
	input,
	output: takenUpload,
	errors: { ...examineErrors, not_waiting: {}, points_short: {}, needs_second_owner: {} },
	repetition: { kind: "key" },
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { upload_id, kind, mapping, dates }) => {
		const account_id = scope.account.id;
		const [waiting] = await scope.read(findWaitingRequest(account_id, scope.user.id, upload_id));
		if (!waiting) throw refuse("not_waiting");
		const filters = JSON.parse(waiting.filters) as FileFacts & Pick<Wishes, "mapping" | "dates">;
		const imports = importsFrom(scope.user, kind ?? waiting.report_type);
		const wishes = { imports, mapping: mapping ?? (kind ? undefined : filters.mapping), dates: dates ?? filters.dates };
		refuseUnprepared(imports[0], scope.account);
		const file = await scope.env.FILES.get(waiting.source_key);
		if (!file) throw notFound("file");
		const text = new Blob([await file.arrayBuffer()]);
		const { examined, ...said } = await examineAsBefore(scope, text, wishes);
		const { encoding, sheet, as_of } = filters;
		// Once its columns were looked at, it is applied.
		const { code } = JSON.parse(waiting.question) as Question;
		const is_checked_first = code === "columns" ? 0 : filters.is_checked_first;
		if (!is_checked_first) refuseUnusable(examined, scope.translate);
		const described = describeRequest(scope, examined, { encoding, sheet, as_of, is_checked_first }, said);
		const { question } = described;
		refuseUnpayable(await weighUpload(scope, text, imports[0], described), scope);
		const { matched_columns, ignored_columns } = described.filters;
		return scope.commit({
			statements: [
				assertThat("not_waiting", stillWaits(account_id, scope.user.id, upload_id)),
				updateAnswered(account_id, upload_id, described),
				touchTable(account_id, requestsVersion),
			],
			answer: { request_id: upload_id, question, matched_columns, ignored_columns },
			audit: { subject_kind: "download_request", subject_id: upload_id, details: { kind: imports[0].kind } },
			follow: question ? [] : [{ job: "imports/run-import", payload: { request_id: upload_id } }],
		});
	},
});
