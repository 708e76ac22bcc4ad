/** The switches of people who sign up by themselves. @pure */

/** Switches of an account. */
export const accountFlags = ["custom_user_sign_up_enabled", "signup_moderation"] as const;
