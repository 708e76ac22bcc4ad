/** Past uploads of the signed-in owner, newest first, with what became of each. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const pastUploadsFace = defineListFace({
	name: "imports/get-past-upload-file-requests",
	address: "/uploads",
	empty: { words: "imports:past.empty" },
	page_size: 5,
	columns: [
		{ id: "file_name", heading: "imports:past.file", kind: "text", role: "lead" },
		{ id: "status", heading: "imports:past.state", kind: "status", role: "line" },
		{ id: "created_at", heading: "imports:past.when", kind: "timestamp", isToTheMinute: true },
	],
	filters: {
		id: { kind: "reference", label: "imports:past.file", to: "upload", isByLink: true },
		report_type: { kind: "text", isByLink: true },
	},
	default_sort: { id: "created_at", desc: true },
});
