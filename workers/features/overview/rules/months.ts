/** Which months the overview can show. @pure */

/** So many, this one among them. */
export const monthsShown = 6;
