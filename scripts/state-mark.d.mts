/** The types of what TypeScript takes from state-mark.mjs. */

/** Marks the folder as used by this process; answers how to take the mark away. */
export function markState(folder: string, port: number): () => void;
