/** The types of what TypeScript takes from ports.mjs. */

/** A port that nobody listens on just now. */
export function findFreePort(): Promise<number>;
