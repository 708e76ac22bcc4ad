/** The past downloads panel's call: a list whose type may also stand beside the filters, as old clients send it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listAnswer, listPayload } from "#workers/kernel/list-declaration";
import { readPage } from "#workers/kernel/read-page";
import { downloadTypes } from "../lists/get-past-download-requests";
import { pastDownloads } from "../lists/get-past-download-requests.query";

export const getPastDownloadRequests = defineEndpoint({
	name: pastDownloads.name,
	path: pastDownloads.path,
	summary: pastDownloads.summary,
	access: "signed_in",
	input: listPayload(pastDownloads.filters, pastDownloads.face.page_size).extend({
		type: z.enum(downloadTypes).optional(),
		report_type: z.string().max(100).optional(),
	}),
	output: listAnswer(pastDownloads.row),
	repetition: { kind: "read" },
	handler: (scope, { type, report_type, ...request }) =>
		readPage(pastDownloads as never, scope, {
			...request,
			filters: { ...request.filters, ...(type ? { type } : {}), ...(report_type ? { report_type } : {}) },
		}) as never,
});
