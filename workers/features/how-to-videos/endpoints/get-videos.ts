/** The account's how-to videos; its owner sees those too that are hidden, or have nothing to play yet. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentVideo, video } from "../rules/video";
import { listVideos } from "../store";

export const getVideos = defineEndpoint({
	name: "how-to-videos/get-videos",
	path: "/api/how_to_videos/api_get_videos",
	summary: "The how-to videos in their order, in the reader's language.",
	access: "signed_in",
	flags: ["how_to_videos_enabled"],
	input: z.object({}),
	output: z.object({ videos: z.array(video) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const rows = await scope.read(listVideos(scope.account.id, scope.user.role === "account_owner"));
		return { videos: rows.map((row) => presentVideo(row, scope)) };
	},
});
