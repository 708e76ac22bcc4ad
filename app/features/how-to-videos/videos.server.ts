/** The videos, the one that is shown large with its player, and what an account owner does with them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeLength } from "#workers/features/how-to-videos/rules/length";
import { playerOf } from "#workers/features/how-to-videos/rules/source";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What the address says: which video, whether it plays, and from which second on. */
function askedIn(request: Request) {
	const query = new URL(request.url).searchParams;
	const at = Number(query.get("at"));
	return {
		id: Number(query.get("video")),
		isPlaying: query.get("play") === "1",
		at: Number.isSafeInteger(at) && at > 0 && at <= 86_400 ? at : 0,
	};
}

/** The list, and the video that the address names, else the first that can play. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const [{ videos }, contact] = await Promise.all([
		context.call("how-to-videos/get-videos", {}),
		context.call("contact/get-contact", {}),
	]);
	const asked = askedIn(request);
	const chosen =
		videos.find(({ id }) => id === asked.id) ?? videos.find(({ source_kind }) => source_kind !== "none") ?? videos[0];
	const video = chosen && (await context.call("how-to-videos/get-video", { video_id: chosen.id }));
	const player = video && asked.isPlaying ? framedPlayer(video, asked.at) : undefined;
	if (player) context.frameHosts = [player.host];
	return {
		title: context.translate("how-to-videos:title"),
		mayEdit: await context.mayCall("how-to-videos/save-video"),
		count: videos.length,
		contact,
		shown: video && {
			...video,
			length: lengthOf(video),
			at: asked.at,
			player: player?.address ?? null,
			chapters: video.chapters.map((chapter) => ({ ...chapter, moment: writeLength(chapter.seconds) })),
			paragraphs: video.transcript.split(/\n\s*\n/).filter(Boolean),
			language_code: context.language_code,
			place: videos.indexOf(chosen) + 1,
		},
		others: videos
			.map((other, at) => ({ ...other, length: lengthOf(other), place: at + 1 }))
			.filter(({ id }) => id !== chosen?.id),
	};
}

type WholeVideo = EndpointOutput<"how-to-videos/get-video">;

/** The player of another site, which the page has only once somebody pressed play. */
function framedPlayer({ source_kind, source }: WholeVideo, at: number) {
	return source_kind === "youtube" || source_kind === "vimeo" ? playerOf(source_kind, source, at) : undefined;
}

function lengthOf({ length_seconds }: { length_seconds: number | null }): string | null {
	return length_seconds === null ? null : writeLength(length_seconds);
}

/** Moves a video. */
export const action = formActions({
	"how-to-videos/move-video": {
		input: ({ form }) => ({ video_id: form.number("video_id"), place: form.number("place") }),
		done: () => redirectWithNotice("/how-to-videos", "how-to-videos:notices.moved"),
	},
});
