/** What is set for a person, or for everybody in the account, that is no switch (specification §3, "User"). @pure */
import { z } from "zod";
import type { Account, User } from "#workers/kernel/identity";

/** Roles that an account may call its salespeople by (specification §6). */
export const customRoles = ["customer", "sales_rep"] as const;

/** What is set for a person. A value that does not fit its field counts as never set. */
export const userSettings = z.object({
	widia_role: z.string().nullable().catch(null),
	custom_role: z.enum(customRoles).nullable().catch(null),
	unit: z.string().nullable().catch(null),
	preferred_distributor: z.string().nullable().catch(null),
	sale_graphs_categories_filters: z.array(z.string()).catch([]),
	sales_level_summary: z.record(z.string(), z.json()).nullable().catch(null),
	taj_tier_level: z.string().nullable().catch(null),
	game_sc_balance: z.int().catch(0),
	game_sc_win: z.int().catch(0),
});

/** What is set in the account for everybody's screens. */
export const dropdownSettings = z.object({
	widia_roles_for_dropdown: z.array(z.string()).catch([]),
	user_levels_for_dropdown: z.array(z.string()).catch([]),
});

/** Both, for the wire. */
export function presentUserSettings(account: Pick<Account, "settings">, user: Pick<User, "settings">) {
	return { ...userSettings.parse(user.settings), ...dropdownSettings.parse(account.settings) };
}
