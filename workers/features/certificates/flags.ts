/** The switches that belong to certificates, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["ots_enabled"] as const;

/** Switches of a person. */
export const userFlags = ["is_eligible_to_claim_certs", "ots_disabled"] as const;
