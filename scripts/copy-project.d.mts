/** The types of what TypeScript takes from copy-project.mjs. */

/** Copies what is written by hand, and what was built of it if `withBuild`, to a temporary folder; answers it. */
export function copyProject(options?: { withBuild?: boolean }): string;
