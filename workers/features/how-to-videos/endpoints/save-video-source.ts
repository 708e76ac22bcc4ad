/** Sets what plays of a how-to video, how long it is and who sees it; a link takes the place of an uploaded file. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { readLength } from "../rules/length";
import { readLink } from "../rules/source";
import { deleteFiles, findVideo, listFiles, updateFacts, updateSource } from "../store";

export const saveVideoSource = defineEndpoint({
	name: "how-to-videos/save-video-source",
	path: "/api/how_to_videos/api_save_video_source",
	summary: "Sets the link of a how-to video (YouTube, Vimeo or any https page), its length, and whether it is shown.",
	access: ["account_owner"],
	input: z.object({
		video_id: z.int(),
		/** Empty: an uploaded file stays, and a link is taken away. */
		link: text(500),
		/** '1:04'; empty where nobody says. */
		length: text(8),
		is_published: z.literal([0, 1]),
	}),
	output: z.object({ video_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id, link, length, is_published }) => {
		const { account } = scope;
		const source = link === "" ? undefined : readLink(link);
		const length_seconds = length === "" ? null : (readLength(length) ?? 0);
		const errors = {
			...(link !== "" && !source ? { link: [scope.translate("how-to-videos:errors.link")] } : {}),
			...(length_seconds === 0 ? { length: [scope.translate("how-to-videos:errors.length")] } : {}),
		};
		if (Object.keys(errors).length > 0) throw invalid(errors);
		const [[row], files] = await Promise.all([
			scope.read(findVideo(account.id, video_id)),
			scope.read(listFiles(account.id, video_id)),
		]);
		if (!row) throw notFound("video");
		const keepsFile = !source && row.source_kind === "file";
		const gone = keepsFile ? [] : files.filter(({ part }) => part === "video").map(({ key }) => key);
		return scope.commit({
			statements: [
				updateFacts(account.id, video_id, { length_seconds, is_published }),
				...(keepsFile ? [] : [updateSource(account.id, video_id, source?.source_kind ?? "none", source?.source ?? "")]),
				...deleteFiles(account.id, gone),
			],
			answer: { video_id },
			audit: { subject_kind: "how_to_video", subject_id: video_id, details: { link, length_seconds, is_published } },
			follow: gone.length > 0 ? [{ job: "how-to-videos/remove-video-files", payload: { keys: gone } }] : [],
		});
	},
});
