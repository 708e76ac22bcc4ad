/** The switch of the reports by hierarchy. @pure */

/** Switches of an account. */
export const accountFlags = ["is_tcpl_account"] as const;
