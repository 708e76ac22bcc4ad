/** Puts a how-to video at a place among the others. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { listVideos, maxVideos, updateOrder } from "../store";

export const moveVideo = defineEndpoint({
	name: "how-to-videos/move-video",
	path: "/api/how_to_videos/api_move_video",
	summary: "Puts a how-to video at a place, the first being 1; the others keep their order around it.",
	access: ["account_owner"],
	input: z.object({ video_id: z.int(), place: z.int().min(1).max(maxVideos) }),
	output: z.object({ video_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id, place }) => {
		const { account } = scope;
		const ids = (await scope.read(listVideos(account.id, true))).map(({ id }) => id);
		if (!ids.includes(video_id)) throw notFound("video");
		const others = ids.filter((id) => id !== video_id);
		const ordered = [...others.slice(0, place - 1), video_id, ...others.slice(place - 1)];
		return scope.commit({
			statements: [updateOrder(account.id, ordered)],
			answer: { video_id },
			audit: { subject_kind: "how_to_video", subject_id: video_id, details: { place } },
		});
	},
});
