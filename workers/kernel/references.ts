/** What things are called that filters name by their id: each feature tells of its own. */
import type { SQL } from "drizzle-orm";

/** The name of the thing with this id in an account; no row where there is none. */
export type ReferenceName = (account_id: number, id: number) => SQL<{ name: string }>;

/** By what a filter of kind `reference` says in `to`. */
export type References = Record<string, ReferenceName>;
