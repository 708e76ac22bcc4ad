/** Over how many days a map looks back. @browser-safe @pure */

/** The last days, today included. */
export const ranges = [30, 90, 365] as const;

/** One of them. */
export type Range = (typeof ranges)[number];
