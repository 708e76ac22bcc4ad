/** The rows of one upload that were refused, then its warnings, each in the order of the file. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const refusedRowsFace = defineListFace({
	name: "imports/get-refused-rows",
	empty: { words: "imports:refused.empty" },
	page_size: 50,
	columns: [
		{ id: "line", heading: "imports:refused.line", kind: "number", role: "quiet" },
		{ id: "reason", heading: "imports:refused.reason", kind: "text", role: "lead" },
		{ id: "is_warning", heading: "imports:refused.kind", kind: "status", role: "end" },
		{ id: "cells", heading: "imports:refused.row", kind: "text", role: "line" },
	],
	filters: { request_id: { kind: "reference", label: "imports:past.file", to: "upload", isByLink: true } },
	default_sort: { id: "kind", desc: false },
});
