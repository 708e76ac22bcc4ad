/** The switches of buying points. @pure */

/** Of an account: points can be bought, wallet points can. */
export const accountFlags = ["buy_points_enabled", "buy_wallet_points_enabled"] as const;

/** Of a person: they may buy. */
export const userFlags = ["buy_points_enabled"] as const;
