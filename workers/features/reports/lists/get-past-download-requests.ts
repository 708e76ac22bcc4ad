/** Past downloads of the signed-in user, of one type, newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

/** The kinds of past downloads. */
export const downloadTypes = ["report", "uploaded_files", "async_process_request"] as const;

export const pastDownloadsFace = defineListFace({
	name: "reports/get-past-download-requests",
	address: "/reports",
	page_size: 5,
	columns: [],
	filters: {
		type: {
			kind: "choice",
			label: "reports:past.kind",
			choices: downloadTypes,
			words: "reports:past.tabs",
			areTabs: true,
		},
		report_type: { kind: "text", isByLink: true },
	},
	default_sort: { id: "created_at", desc: true },
});
