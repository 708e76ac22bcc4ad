/** How-to videos that everybody may see, found by the words of title and description. */
import { wordsFit } from "#workers/features/search";
import { defineSearchSection, detailOf, maxCounted } from "#workers/kernel/define-search-section";
import { presentVideo } from "../rules/video";
import { listVideos } from "../store";

export const videosSection = defineSearchSection({
	key: "videos",
	title: "how-to-videos:title",
	icon: "play",
	place: 65,
	component: "question",
	to: () => "/how-to-videos",
	flags: ["how_to_videos_enabled"],
	find: async (scope, { text, max }) => {
		const rows = await scope.read(listVideos(scope.account.id, false));
		const fitting = rows
			.map((row) => presentVideo(row, scope))
			.filter(({ title, description }) => wordsFit(text, [title, description]));
		const hits = fitting.slice(0, max).map(({ id, title, description }) => ({
			link: `/how-to-videos?video=${id}`,
			fields: { name: title, detail: detailOf(description), points: null },
			image: null,
		}));
		return { hits, total: Math.min(fitting.length, maxCounted) };
	},
});
