/** The way to the how-to videos, for the accounts that have them. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The page of videos. */
export const menu = [
	defineMenuEntry({
		key: "how_to_videos",
		label: "how-to-videos:menu.how_to_videos",
		to: "/how-to-videos",
		icon: "play",
		place: 96,
		side: { group: "engage" },
		flags: ["how_to_videos_enabled"],
	}),
];
