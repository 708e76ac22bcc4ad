/** The way to the forms that people can send. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Forms. */
export const menu = [
	defineMenuEntry({
		key: "forms",
		label: "forms:menu.forms",
		to: "/forms",
		icon: "edit",
		place: 68,
		side: { group: "engage" },
		flags: ["forms_enabled"],
	}),
];
