/** The way to the account's texts. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The texts, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "texts",
		label: "translations:menu.texts",
		to: "/texts",
		icon: "globe",
		place: 94,
		side: { group: "account" },
		access: ["account_owner"],
		flags: ["new_translations_enabled"],
	}),
];
