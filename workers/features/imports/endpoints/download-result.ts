/** Hands the wrong rows of an import to whoever asked for it; requester and role are checked at each download. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import type { User } from "#workers/kernel/identity";
import { resultName } from "../rules/result-file";
import { uploaders } from "../rules/uploaders";
import { mayImport } from "../store/known-imports";
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
		const isTheirs = result && result.user_id === scope.user.id && mayFetch(scope.user, result.report_type);
		const isThere = isTheirs && ["processed", "fulfilled"].includes(result.status);
		if (!isThere || !result.object_key) throw notFound("file");
		return {
			object_key: result.object_key,
			content_type: "text/csv; charset=utf-8",
			file_name: resultName(result.file_name),
			headers: { "x-row-count": String(result.failed_count) },
		};
	},
});

/** Owners have results of everything; others of what they may upload. */
function mayFetch(user: User, report_type: string): boolean {
	return user.role === "account_owner" || mayImport(user, report_type);
}
