/** What the screen of one upload's wrong rows shows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PastUpload } from "./past-upload";
import { pageOf, toPastUpload } from "./uploads.server";

const pageSize = 50;

/** The upload and a page of its refused rows and warnings. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const request_id = Number(params.request_id);
	if (!Number.isSafeInteger(request_id)) throw new Response(null, { status: 404 });
	const page = pageOf(request);
	const [{ account }, found, refused] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("imports/get-past-upload-file-requests", { filters: { id: request_id } }),
		context.call("imports/get-refused-rows", { page: page - 1, pageSize, filters: { request_id } }),
	]);
	const [row] = found.table_rows;
	if (!row) throw new Response(null, { status: 404 });
	const upload = toPastUpload(row, { time_zone: account.time_zone ?? "UTC", language_code: context.language_code });
	return {
		title: context.texts.t(`imports:refused.${titleOf(upload)}`, { file: upload.file_name }),
		upload,
		rows: refused.table_rows,
		page,
		page_size: pageSize,
		total_rows: refused.total_rows,
		total_pages: refused.total_pages,
	};
}

/** What the rows of the page are. */
function titleOf({ failed_count, warning_count }: PastUpload): "title" | "titleOfWarnings" | "titleOfBoth" {
	if (warning_count === 0) return "title";
	return failed_count === 0 ? "titleOfWarnings" : "titleOfBoth";
}
