/** Writes the words of a how-to video in one language; those in other languages stay. A new one is hidden, and comes last. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { readChapters } from "../rules/length";
import { findVideo, hasRoom, saveWords } from "../store";

export const saveVideo = defineEndpoint({
	name: "how-to-videos/save-video",
	path: "/api/how_to_videos/api_save_video",
	summary: "Adds a how-to video, or changes its words, in one language of the account.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new video. */
		video_id: z.int().optional(),
		language_code: z.string().max(10),
		title: text(100).min(1),
		description: text(300).default(""),
		/** Lines such as '0:21 Write three sentences'. */
		chapters: text(2_000).default(""),
		/** The same to read, where watching is not the way. */
		transcript: text(10_000).default(""),
	}),
	output: z.object({ video_id: z.int() }),
	errors: { too_many_videos: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id, language_code, ...words }) => {
		const { account, clock } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const chapters = readChapters(words.chapters);
		if (!chapters) throw invalid({ chapters: [scope.translate("how-to-videos:errors.chapters")] });
		if (video_id !== undefined) {
			const [known] = await scope.read(findVideo(account.id, video_id));
			if (!known) throw notFound("video");
		}
		const id = video_id ?? scope.newId();
		const saved = {
			titles: { [language_code]: words.title },
			descriptions: { [language_code]: words.description },
			transcripts: { [language_code]: words.transcript },
			chapters: { [language_code]: chapters },
		};
		return scope.commit({
			statements: [
				...(video_id === undefined ? [assertThat("too_many_videos", hasRoom(account.id))] : []),
				saveWords(account.id, id, saved, clock.now()),
			],
			answer: { video_id: id },
			audit: { subject_kind: "how_to_video", subject_id: id, details: { language_code, title: words.title } },
		});
	},
});
