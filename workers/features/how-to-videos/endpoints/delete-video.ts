/** Removes a how-to video with its files; one that is gone already changes nothing. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deleteFiles, deleteVideoRow, listFiles } from "../store";

export const deleteVideo = defineEndpoint({
	name: "how-to-videos/delete-video",
	path: "/api/how_to_videos/api_delete_video",
	summary: "Removes a how-to video with its captions and words.",
	access: ["account_owner"],
	input: z.object({ video_id: z.int() }),
	output: z.object({ video_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id }) => {
		const { account } = scope;
		const keys = (await scope.read(listFiles(account.id, video_id))).map(({ key }) => key);
		return scope.commit({
			statements: [...deleteFiles(account.id, keys), deleteVideoRow(account.id, video_id)],
			answer: { video_id },
			audit: { subject_kind: "how_to_video", subject_id: video_id },
			follow: keys.length > 0 ? [{ job: "how-to-videos/remove-video-files", payload: { keys } }] : [],
		});
	},
});
