/** The account's switches that an owner sets, by the part of the product that they change; those of what is not built are not offered. @browser-safe @pure */
import type { AccountFlag } from "#workers/kernel/names";

/** The switches in their groups, in the order of the screen. */
export const switchGroups = {
	recognition: ["give_recognition_enabled", "hide_recognition_certificates"],
	store: ["redemptions_enabled", "disallow_adding_items_to_cart", "orders_management_enabled"],
	points: ["hide_points_for_account", "buy_points_enabled", "buy_wallet_points_enabled"],
	languages: ["language_selection_enabled", "new_translations_enabled"],
	help: ["hide_faqs", "how_to_videos_enabled"],
} as const satisfies Record<string, readonly AccountFlag[]>;

/** A group. */
export type SwitchGroup = keyof typeof switchGroups;

/** One of the switches. */
export type OwnSwitch = (typeof switchGroups)[SwitchGroup][number];

/** All of them. */
export const ownSwitches: readonly OwnSwitch[] = Object.values(switchGroups).flat();
