/** The switch of the company directory. @pure */

/** Switches of an account. */
export const accountFlags = ["company_directory_enabled"] as const;
