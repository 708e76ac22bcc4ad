/** The link by which somebody who signs up proves that the address is theirs. @pure */

/** The screen behind it. */
export const signUpScreen = "signup";

/** How long it works. */
export const signUpLastsMs = 24 * 3_600_000;
