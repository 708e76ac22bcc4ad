/** Gives refused rows of an upload as they are corrected in a form: the cells that are read, by column, and every reason. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { maxCorrected, maxRowLength, shownCells } from "../rules/corrected-rows";
import { uploaders } from "../rules/uploaders";
import { readBefore } from "../steps/read-before";
import { listOpenRows } from "../store/corrections";

export const getRowsToCorrect = defineEndpoint({
	name: "imports/get-rows-to-correct",
	path: "/api/async_process/api_get_rows_to_correct",
	summary:
		"Refused rows of an upload that were not sent again, with their cells by column and the reasons against them.",
	access: uploaders,
	input: z.object({
		upload_id: z.int(),
		/** Rows behind this line. */
		after_line: z.int().min(0).default(0),
		at_most: z.int().min(1).max(maxCorrected).default(10),
	}),
	output: z.object({
		file_name: z.string(),
		kind: z.enum(importKinds),
		columns: z.array(z.object({ id: z.string(), header: z.string(), is_required: z.literal([0, 1]) })),
		rows: z.array(z.object({ line: z.int(), reason: z.string(), cells: z.record(z.string(), z.string()) })),
		/** The line behind which there are others; null: these are the last. */
		next_after: z.int().nullable(),
	}),
	errors: { not_over: {}, no_rows_kept: {} },
	repetition: { kind: "read" },
	handler: async (scope, { upload_id, after_line, at_most }) => {
		const { declared, file_name, checkpoint } = await readBefore(scope, upload_id);
		const { headers, places } = checkpoint;
		const max = at_most + 1;
		const found = await scope.read(listOpenRows(scope.account.id, upload_id, after_line, max, maxRowLength));
		const rows = fitting(found.slice(0, at_most));
		return {
			file_name,
			kind: declared.kind,
			columns: Object.entries(places)
				.sort(([, one], [, other]) => one - other)
				.map(([id, at]) => ({
					id,
					header: headers[at]?.trim() || id,
					is_required: declared.columns[id]?.required === undefined ? (0 as const) : (1 as const),
				})),
			rows: rows.map(({ line, reason, row }) => ({
				line,
				reason,
				cells: shownCells(JSON.parse(row) as string[], places),
			})),
			next_after: rows.length < found.length ? rows.at(-1)!.line : null,
		};
	},
});

/** As many rows as one form can send back; at least one. */
function fitting<Row extends { row: string }>(rows: readonly Row[]): Row[] {
	let length = 0;
	return rows.filter(({ row }, at) => {
		length += row.length;
		return at === 0 || length <= maxRowLength;
	});
}
