/** What the screen of one upload's wrong rows shows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedRowsFace } from "#workers/features/imports/lists/get-refused-rows";
import { loadList } from "~/list/list-loader.server";
import { isOver, type PastUpload } from "./past-upload";
import { toPastUpload } from "./uploads.server";

const correcting = "imports/get-rows-to-correct";

/** The upload and a page of its refused rows and warnings. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const request_id = context.id(params.request_id);
	const [found, list, undo] = await Promise.all([
		context.call("imports/get-past-upload-file-requests", { filters: { id: request_id } }),
		loadList(args, refusedRowsFace, { address: `/uploads/${request_id}`, fixed: { request_id } }),
		context.call("imports/get-undo", { upload_id: request_id }),
	]);
	const [row] = found.table_rows;
	if (!row) throw new Response(null, { status: 404 });
	const upload = toPastUpload(row, context.format);
	const open =
		isOver(upload) && upload.failed_count > 0
			? await context.attempt(correcting, { upload_id: request_id, at_most: 1 })
			: null;
	return {
		title: context.texts.t(`imports:refused.${titleOf(upload)}`, { file: upload.file_name }),
		upload,
		list,
		undo,
		has_open_rows: open?.ok === true && open.answer.rows.length > 0,
	};
}

/** What the rows of the page are. */
function titleOf({ failed_count, warning_count }: PastUpload) {
	if (failed_count + warning_count === 0) return "titleOfUpload";
	if (warning_count === 0) return "title";
	return failed_count === 0 ? "titleOfWarnings" : "titleOfBoth";
}
