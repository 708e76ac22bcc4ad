/** Takes a file of a how-to video: the video, its poster, or captions in a language; invariant: what is stored is what its bytes say, whatever its name is. */
import { z } from "zod";
import { chosenFile, fileUrl, insertFiles, maxPictureBytes, storePicture } from "#workers/features/files";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { objectKey } from "../rules/addresses";
import { areCaptions, recognizeVideo } from "../rules/media-type";
import { findVideo, listFiles, saveFile, updatePoster, updateSource } from "../store";

/** A few minutes; a body with files has 26 MB at most. */
const maxVideoBytes = 25 * 1_048_576;
const maxCaptionBytes = 200 * 1_024;
const posterTypes = ["image/png", "image/jpeg", "image/webp"];

export const uploadVideoFile = defineEndpoint({
	name: "how-to-videos/upload-video-file",
	path: "/api/how_to_videos/api_upload_video_file",
	summary: "Uploads a video (MP4 or WebM, 25 MB), its poster (PNG, JPG or WebP, 2 MB), or captions (WebVTT, 200 KB).",
	access: ["account_owner"],
	input: z.object({
		video_id: z.int(),
		part: z.enum(["video", "poster", "captions"]),
		/** Of captions. */
		language_code: z.string().max(10).default(""),
	}),
	output: z.object({ video_id: z.int() }),
	errors: {
		no_video_file: {},
		video_too_large: {},
		video_type_not_allowed: {},
		poster_too_large: {},
		poster_type_not_allowed: {},
		captions_too_large: {},
		captions_not_valid: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { video_id, part, language_code }, files) => {
		const { account } = scope;
		if (part === "captions" && !account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		const [known] = await scope.read(findVideo(account.id, video_id));
		if (!known) throw notFound("video");
		const file = chosenFile(files);
		if (!file) throw refuse("no_video_file");
		if (part === "poster") return savePoster(scope, video_id, file);
		return part === "video"
			? saveBytes(scope, video_id, { part, language_code: "", content_type: videoTypeOf(file) }, file)
			: saveBytes(scope, video_id, { part, language_code, content_type: captionsTypeOf(file) }, file);
	},
});

function videoTypeOf({ bytes }: UploadedFile): string {
	if (bytes.byteLength > maxVideoBytes) throw refuse("video_too_large");
	const type = recognizeVideo(bytes);
	if (!type) throw refuse("video_type_not_allowed");
	return type;
}

function captionsTypeOf({ bytes }: UploadedFile): string {
	if (bytes.byteLength > maxCaptionBytes) throw refuse("captions_too_large");
	if (!areCaptions(bytes)) throw refuse("captions_not_valid");
	return "text/vtt; charset=utf-8";
}

async function savePoster(scope: MemberScope, video_id: number, { bytes }: UploadedFile) {
	if (bytes.byteLength > maxPictureBytes) throw refuse("poster_too_large");
	const poster = await storePicture(scope, bytes, null, posterTypes);
	if (!poster) throw refuse("poster_type_not_allowed");
	return scope.commit({
		statements: [
			...insertFiles(scope.account.id, [poster], scope.clock.now()),
			updatePoster(scope.account.id, video_id, fileUrl(poster.key)),
		],
		answer: { video_id },
		audit: { subject_kind: "how_to_video", subject_id: video_id, details: { part: "poster" } },
	});
}

type Part = { part: "video" | "captions"; language_code: string; content_type: string };

/** The bytes first, then their row; those that the new ones replace are removed afterwards. */
async function saveBytes(scope: MemberScope, video_id: number, part: Part, { bytes }: UploadedFile) {
	const { account, env } = scope;
	const key = crypto.randomUUID().replaceAll("-", "");
	const before = (await scope.read(listFiles(account.id, video_id)))
		.filter((file) => file.part === part.part && file.language_code === part.language_code)
		.map((file) => file.key);
	const place = objectKey(account.id, key);
	await env.FILES.put(place, bytes, { httpMetadata: { contentType: part.content_type } });
	try {
		return await scope.commit({
			statements: [
				saveFile(account.id, video_id, { ...part, key, byte_count: bytes.byteLength }, scope.clock.now()),
				...(part.part === "video" ? [updateSource(account.id, video_id, "file", "")] : []),
			],
			answer: { video_id },
			audit: { subject_kind: "how_to_video", subject_id: video_id, details: { ...part, byte_count: bytes.byteLength } },
			follow: before.length > 0 ? [{ job: "how-to-videos/remove-video-files", payload: { keys: before } }] : [],
		});
	} catch (error) {
		await env.FILES.delete(place);
		throw error;
	}
}
