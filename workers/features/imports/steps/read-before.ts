/** An upload of this person that is over, with how its file was read, so that its refused rows are read in the same way. */
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { findRead } from "../store/corrections";
import { importsFrom } from "../store/known-imports";
import type { Checkpoint } from "../store/requests";

/** Refuses one that is under way, or of which nothing is kept. */
export async function readBefore(scope: MemberScope, upload_id: number) {
	const [upload] = await scope.read(findRead(scope.account.id, scope.user.id, upload_id));
	if (!upload) throw notFound("upload");
	if (upload.status === "pending" || upload.status === "processing") throw refuse("not_over");
	if (upload.status !== "processed" || upload.checkpoint === null) throw refuse("no_rows_kept");
	const [declared] = importsFrom(scope.user, upload.report_type);
	return {
		declared,
		file_name: upload.file_name,
		filters: JSON.parse(upload.filters) as Record<string, unknown>,
		checkpoint: JSON.parse(upload.checkpoint) as Checkpoint,
	};
}
