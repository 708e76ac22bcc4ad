/** The types of `npm run where`. */

/** The files that answer for what is asked, the nearest first; none when nothing is found. */
export function where(asked: string): string[];
