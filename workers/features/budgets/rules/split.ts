/** Into how many parts a budget is split at once. @browser-safe @pure */

/** More parts than these are made by splitting again. */
export const maxParts = 8;
