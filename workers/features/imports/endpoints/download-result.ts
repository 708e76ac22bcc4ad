/** Hands the wrong rows of an import to whoever asked for it; requester and role are checked at each download. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { resultName } from "../rules/result-file";
import { uploaders } from "../rules/uploaders";
import { findResult } from "../store/requests";

export const downloadResult = defineDownload({
	name: "imports/download-result",
	path: "/async_process/download_result/:id",
	summary: "The result of an upload or of other long-running work: for an import its wrong rows with the reasons.",
	access: uploaders,
	handler: async (scope, { id }) => {
		const number = Number(id);
		if (!Number.isSafeInteger(number)) throw notFound("file");
		const [result] = await scope.read(findResult(scope.account.id, number));
		const isThere = result && result.user_id === scope.user.id && ["processed", "fulfilled"].includes(result.status);
		if (!isThere || !result.object_key) throw notFound("file");
		return {
			object_key: result.object_key,
			content_type: "text/csv; charset=utf-8",
			file_name: resultName(result.file_name),
			headers: { "x-row-count": String(result.failed_count) },
		};
	},
});
