/** Tells what a file would be read as, before it is uploaded; invariant: nothing of it is stored. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { questionShape } from "../rules/question";
import { uploaders } from "../rules/uploaders";
import { describeRequest } from "../steps/describe-request";
import { examineAsBefore } from "../steps/examine-as-before";
import { examineErrors, mappingShape } from "../steps/examine-upload";
import { readErrors, readUpload } from "../steps/read-upload";
import { weighedPoints, weighUpload } from "../steps/weigh-points";
import { importsFrom } from "../store/known-imports";

export const checkUpload = defineEndpoint({
	name: "imports/check-upload",
	path: "/api/async_process/api_check_upload",
	summary:
		"Reads the head of a file and tells which header is taken for which column, what is missing, and what is unclear.",
	access: uploaders,
	input: z.object({
		kind: z.enum(importKinds),
		mapping: mappingShape.optional(),
		dates: z.enum(["day_first", "month_first"]).optional(),
	}),
	output: z.object({
		/** Each header with the column that it is taken for; null: it would be ignored. */
		headers: z.array(z.object({ header: z.string(), column: z.string().nullable() })),
		missing_columns: z.array(z.string()),
		/** What would be asked before the file is applied. */
		question: questionShape.nullable(),
		has_rows: z.boolean(),
		/** The first rows as they stand in the file. */
		rows: z.array(z.array(z.string())),
		sheet: z.string().nullable(),
		/** The points that the file gives out, of those that are available; null: none, or too many rows to tell at once. */
		points: weighedPoints.nullable(),
	}),
	errors: { ...readErrors, ...examineErrors },
	repetition: { kind: "read" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { kind, mapping, dates }, files) => {
		const imports = importsFrom(scope.user, kind);
		const { text, sheet, encoding } = readUpload(files, imports, mapping);
		const { examined, ...said } = await examineAsBefore(scope, text, { imports, mapping, dates });
		const { matches, missing, question, has_rows, sample } = examined;
		const described = describeRequest(scope, examined, { encoding, sheet }, said);
		const points = missing.length > 0 ? null : await weighUpload(scope, text, imports[0], described);
		return {
			headers: matches,
			missing_columns: missing,
			question,
			has_rows,
			rows: sample,
			sheet: sheet ?? null,
			points,
		};
	},
});
