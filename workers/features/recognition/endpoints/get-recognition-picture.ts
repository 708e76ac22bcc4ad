/** Serves the picture of a recognition to those who may see it; before it is given, to its giver, those who approve it, and account owners. */
import { keptPicture, keyOfSize } from "#workers/features/activity";
import { findFile, objectKey } from "#workers/features/files";
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { findPictureFor } from "../store/pictures";

export const getRecognitionPicture = defineDownload({
	name: "recognition/get-recognition-picture",
	path: "/recognition_pictures/:picture_id/:size",
	summary: "The picture of a recognition, whole (full) or as a preview by its width in pixels.",
	access: "signed_in",
	handler: async ({ account, user, read }, { picture_id, size }) => {
		if (!picture_id || !size || !/^\d{1,16}$/.test(picture_id)) throw notFound("file");
		const [row] = await read(findPictureFor(account.id, user, Number(picture_id)));
		const kept = row && keptPicture(row);
		const key = kept && keyOfSize(kept, size);
		const [file] = key ? await read(findFile(account.id, key)) : [];
		if (!file) throw notFound("file");
		return { object_key: objectKey(account.id, file.key), content_type: file.content_type };
	},
});
