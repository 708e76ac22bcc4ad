/** How large a batch may be. @browser-safe */

/** Certificates of a batch. */
export const maxCertificates = 5_000;

/** Points of each. */
export const maxPoints = 1_000_000;
