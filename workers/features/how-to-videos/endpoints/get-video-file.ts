/** Serves a video, or captions, to the signed-in people of its account; of a hidden video to account owners alone. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { objectKey } from "../rules/addresses";
import { findFileByKey } from "../store";

export const getVideoFile = defineDownload({
	name: "how-to-videos/get-video-file",
	path: "/how_to_videos/:key",
	summary: "A file of a how-to video, whole or in part.",
	access: "signed_in",
	flags: ["how_to_videos_enabled"],
	handler: async (scope, { key }) => {
		if (!key || !/^[0-9a-f]{32}$/.test(key)) throw notFound("file");
		const [file] = await scope.read(findFileByKey(scope.account.id, key));
		if (!file || (file.is_published === 0 && scope.user.role !== "account_owner")) throw notFound("file");
		return { object_key: objectKey(scope.account.id, file.key), content_type: file.content_type, isImmutable: true };
	},
});
