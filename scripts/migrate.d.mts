/** The types of what TypeScript takes from migrate.mjs. */

/** The migrations of a folder in order, each with its statements. */
export function readMigrations(folder: string): { name: string; queries: string[] }[];

/** Which folder of migrations each database follows. */
export const databaseFolders: Readonly<Record<string, string>>;

/** Whether a state folder has seen every migration that there is. */
export function isMigrated(persist: string): boolean;

/** What is asked of a database. */
type Migrated = Pick<D1Database, "prepare"> & { batch(statements: D1PreparedStatement[]): Promise<unknown> };

/** Brings every database up to date; answers what was applied. */
export function migrate(
	runtime: { persist: string; database(binding: string): Promise<Migrated> },
	log?: (line: string) => void,
): Promise<string[]>;
