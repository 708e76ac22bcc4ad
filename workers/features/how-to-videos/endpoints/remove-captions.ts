/** Takes the captions of a how-to video in one language away; those that are gone already change nothing. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deleteFiles, listFiles } from "../store";

export const removeCaptions = defineEndpoint({
	name: "how-to-videos/remove-captions",
	path: "/api/how_to_videos/api_remove_captions",
	summary: "Takes the captions of a how-to video in one language away.",
	access: ["account_owner"],
	input: z.object({ video_id: z.int(), language_code: z.string().max(10) }),
	output: z.object({ video_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id, language_code }) => {
		const files = await scope.read(listFiles(scope.account.id, video_id));
		const keys = files
			.filter((file) => file.part === "captions" && file.language_code === language_code)
			.map(({ key }) => key);
		return scope.commit({
			statements: deleteFiles(scope.account.id, keys),
			answer: { video_id },
			audit: { subject_kind: "how_to_video", subject_id: video_id, details: { language_code } },
			follow: keys.length > 0 ? [{ job: "how-to-videos/remove-video-files", payload: { keys } }] : [],
		});
	},
});
