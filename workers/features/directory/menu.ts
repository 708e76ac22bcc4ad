/** The way to the company directory. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** For everybody, where the account has it. */
export const menu = [
	defineMenuEntry({
		key: "company_directory",
		label: "directory:menu.directory",
		to: "/directory",
		icon: "users",
		place: 57,
		side: { group: "engage" },
		flags: ["company_directory_enabled"],
	}),
];
