/** The ways to photo albums and to the photo contest. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Albums where the account has them, the contest once there is one. */
export const menu = [
	defineMenuEntry({
		key: "photo_albums",
		label: "photos:menu.albums",
		to: "/photo_albums",
		icon: "image",
		place: 38,
		side: { group: "engage" },
		flags: ["photo_albums_enabled"],
	}),
	defineMenuEntry({
		key: "photo_contest",
		label: "photos:menu.contest",
		to: "/photo_contest",
		icon: "image",
		place: 39,
		side: { group: "engage" },
		flags: ["photo_contest_enabled"],
	}),
];
