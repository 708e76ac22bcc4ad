/** One how-to video whole: what plays, its chapters, captions and words; nobody but the owner sees one that is hidden. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { fileAddress } from "../rules/addresses";
import { chaptersIn, presentVideo, wholeVideo, wordsIn } from "../rules/video";
import { findVideo, listFiles } from "../store";

export const getVideo = defineEndpoint({
	name: "how-to-videos/get-video",
	path: "/api/how_to_videos/api_get_video",
	summary: "A how-to video with its chapters, captions and transcript, in the reader's language.",
	access: "signed_in",
	flags: ["how_to_videos_enabled"],
	input: z.object({ video_id: z.int() }),
	output: wholeVideo,
	repetition: { kind: "read" },
	handler: async (scope, { video_id }) => {
		const { account, user } = scope;
		const [[row], files] = await Promise.all([
			scope.read(findVideo(account.id, video_id)),
			scope.read(listFiles(account.id, video_id)),
		]);
		const isShown = row && (user.role === "account_owner" || (row.is_published === 1 && row.source_kind !== "none"));
		if (!isShown) throw notFound("video");
		const { chapters, transcripts, source, ...facts } = row;
		const film = files.find(({ part }) => part === "video");
		return {
			...presentVideo(facts, scope),
			source: row.source_kind === "file" && film ? fileAddress(film.key) : source,
			chapters: chaptersIn(chapters, scope),
			transcript: wordsIn(transcripts, scope),
			captions: files
				.filter(({ part }) => part === "captions")
				.map(({ language_code, key }) => ({ language_code, url: fileAddress(key) })),
		};
	},
});
