/** Serves the picture of a comment to those who may see what the comment is about, and to nobody once it is deleted. */
import { findFile, objectKey } from "#workers/features/files";
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { keptPicture, keyOfSize } from "../rules/comment-picture";
import { findCommentPicture } from "../store/reactions";

export const getCommentPicture = defineDownload({
	name: "activity/get-comment-picture",
	path: "/comment_pictures/:comment_id/:size",
	summary: "The picture of a comment, whole (full) or as a preview by its width in pixels.",
	access: "signed_in",
	handler: async ({ account, user, read }, { comment_id, size }) => {
		if (!comment_id || !size || !/^\d{1,16}$/.test(comment_id)) throw notFound("file");
		const [comment] = await read(findCommentPicture(readerOf(account.id, user), Number(comment_id)));
		const kept = comment && keptPicture(comment);
		const key = kept && keyOfSize(kept, size);
		const [file] = key ? await read(findFile(account.id, key)) : [];
		if (!file) throw notFound("file");
		return { object_key: objectKey(account.id, file.key), content_type: file.content_type };
	},
});
