/** Types of build.mjs for tests. */
export function buildIfNeeded(options?: { log?: (line: string) => void; force?: boolean }): Promise<void>;
