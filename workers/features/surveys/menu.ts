/** The way to the surveys that people are asked to answer. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Surveys. */
export const menu = [
	defineMenuEntry({
		key: "surveys",
		label: "surveys:menu.surveys",
		to: "/surveys",
		icon: "report",
		place: 31,
		side: { group: "engage" },
		flags: ["surveys_enabled"],
	}),
];
