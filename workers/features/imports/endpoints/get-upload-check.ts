/** Tells row by row what applying an upload that waits would do; invariant: nothing is written. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { wordsOf } from "../rules/reason-words";
import { uploaders } from "../rules/uploaders";
import { describeRequest } from "../steps/describe-request";
import { examineErrors, refuseUnusable } from "../steps/examine-upload";
import { foreseeRows } from "../steps/foresee-rows";
import { readWaiting } from "../steps/read-waiting";
import { weighedPoints, weighUpload } from "../steps/weigh-points";

/** So many refused rows and warnings are shown; all come back in the file after the upload. */
const maxShown = 50;

export const getUploadCheck = defineEndpoint({
	name: "imports/get-upload-check",
	path: "/api/async_process/api_get_upload_check",
	summary:
		"What applying an upload that waits would do: rows that would be applied, are the same, or are refused with every reason.",
	access: uploaders,
	input: z.object({ upload_id: z.int() }),
	output: z.object({
		file_name: z.string(),
		kind: z.enum(importKinds),
		/** How many of the first rows were looked at; false: there are others behind them. */
		seen_count: z.int(),
		is_all: z.boolean(),
		applied_count: z.int(),
		unchanged_count: z.int(),
		refused_count: z.int(),
		warning_count: z.int(),
		rows: z.array(z.object({ line: z.int(), row: z.string(), reason: z.string(), is_warning: z.literal([0, 1]) })),
		/** Why the whole file would be refused; null: it would not. */
		unfit: z.string().nullable(),
		points: weighedPoints.nullable(),
	}),
	errors: { not_waiting: {}, ...examineErrors },
	repetition: { kind: "read" },
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { upload_id }) => {
		const { examined, text, waiting, facts, mapping, dates } = await readWaiting(scope, upload_id);
		refuseUnusable(examined, scope.translate);
		const { declared } = examined;
		const described = describeRequest(scope, examined, { ...facts, is_checked_first: 0 }, { mapping, dates });
		const upload = { id: upload_id, user_id: scope.user.id, language_code: scope.request.language_code, as_of: null };
		const { checkpoint } = described;
		const [foreseen, points] = await Promise.all([
			foreseeRows(scope, { declared, upload, checkpoint, text }),
			weighUpload(scope, text, declared, described),
		]);
		const headerOf = (column: string) => checkpoint.headers[checkpoint.places[column] ?? -1]?.trim() || column;
		const warnings = foreseen.refused.filter(({ isWarning }) => isWarning);
		return {
			file_name: waiting.file_name,
			kind: declared.kind,
			seen_count: foreseen.seen,
			is_all: foreseen.is_all,
			applied_count: foreseen.applied,
			unchanged_count: foreseen.unchanged,
			refused_count: foreseen.refused.length - warnings.length,
			warning_count: warnings.length,
			rows: [...foreseen.refused]
				.sort(
					(one, other) => Number(one.isWarning ?? false) - Number(other.isWarning ?? false) || one.line - other.line,
				)
				.slice(0, maxShown)
				.map(({ line, cells, reasons, isWarning }) => ({
					line,
					row: cells.filter(Boolean).join(" · ").slice(0, 300),
					reason: wordsOf(declared, reasons, scope.translate, headerOf),
					is_warning: isWarning ? (1 as const) : (0 as const),
				})),
			unfit: foreseen.unfit,
			points,
		};
	},
});
