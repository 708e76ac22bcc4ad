/** The switches that belong to the orders feature, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["orders_management_enabled"] as const;
