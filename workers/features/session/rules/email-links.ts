/** The two links of a change of address: the new address confirms it, the old one stops it. @browser-safe @pure */

/** Which of the two. */
export const emailLinks = ["confirm", "stop"] as const;

/** A link of a change of address. */
export type EmailLink = (typeof emailLinks)[number];

/** The screen behind each. */
export const emailScreens: Record<EmailLink, string> = { confirm: "confirm-email", stop: "keep-email" };

/** How long a change waits to be confirmed. */
export const emailChangeLastsMs = 24 * 3_600_000;
