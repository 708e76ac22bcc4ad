/** The switches that belong to games. @pure */

/** Switches of an account: `bingo_enabled` is the module's (specification §3), `scratch_card_enabled` stands from the first such game on. */
export const accountFlags = ["bingo_enabled", "scratch_card_enabled"] as const;
