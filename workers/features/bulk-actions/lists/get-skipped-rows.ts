/** The rows that a run of a bulk action passed over, each with why. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const skippedRowsFace = defineListFace({
	name: "bulk-actions/get-skipped-rows",
	empty: { words: "bulk-actions:skipped.empty" },
	headings: "bulk-actions:skipped.columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "reason", kind: "text", role: "line" },
	],
	filters: {
		/** The run; nothing is listed without one. */
		bulk_run_id: { kind: "number", min: 0, max: Number.MAX_SAFE_INTEGER, isByLink: true },
	},
	default_sort: { id: "row_id", desc: false },
});
