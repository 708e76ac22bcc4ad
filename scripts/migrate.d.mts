/** The types of what TypeScript takes from migrate.mjs. */

/** The migrations of a folder in order, each with its statements. */
export function readMigrations(folder: string): { name: string; queries: string[] }[];
