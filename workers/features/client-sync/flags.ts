/** The switches that belong to the client-sync feature. @pure */

/** Switches of an account. */
export const accountFlags = ["sync_member_point_balances_with_client"] as const;
