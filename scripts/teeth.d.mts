/** The types of what TypeScript takes from teeth.mjs. */

/** The text with a fault in it. Throws unless the place exists once. */
export function withFault(text: string, fault: { file: string; search: string; replace: string }): string;
