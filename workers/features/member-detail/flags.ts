/** The switches that belong to the page of one member. @pure */

/** Switches of an account. */
export const accountFlags = ["email_login_info_for_terminated", "generate_token_allowed"] as const;
