/** The migrations that this build was made with, as wrangler names them in `d1_migrations`. @pure */
import directory from "../../migrations/directory/meta/_journal.json";
import shard from "../../migrations/shard/meta/_journal.json";

const namesOf = ({ entries }: { entries: readonly { tag: string }[] }) => entries.map(({ tag }) => `${tag}.sql`);

/** File names by the kind of database, oldest first. */
export const knownMigrations: Readonly<Record<"directory" | "shard", readonly string[]>> = {
	directory: namesOf(directory),
	shard: namesOf(shard),
};
