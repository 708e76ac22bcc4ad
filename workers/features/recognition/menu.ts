/** The way to recognitions given and received. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The list of recognitions. */
export const menu = [
	defineMenuEntry({
		key: "recognitions",
		label: "recognition:menu.recognitions",
		to: "/recognitions",
		icon: "award",
		place: 30,
		side: { group: "engage" },
	}),
];
