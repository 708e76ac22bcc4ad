/** Applies the SQL of migrations/ to the directory and to each shard of a running local runtime. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashPaths } from "./hash-files.mjs";
import { inProject, root } from "./project.mjs";

/** Which folder of migrations each database follows. */
export const databaseFolders = {
	DIRECTORY: "migrations/directory",
	SHARD_0: "migrations/shard",
	SHARD_1: "migrations/shard",
};

const statementMark = /-->[ \t]*statement-breakpoint[ \t]*(?:\r?\n|$)/;

/** The same table that `wrangler d1 migrations apply` keeps, so that either can continue the other's work. */
export const journalTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** The migrations of a folder in order, each with its statements; statements are parted by drizzle-kit's mark. */
export function readMigrations(folder) {
	const absolute = inProject(...folder.split("/"));
	if (!existsSync(absolute)) return [];
	return readdirSync(absolute)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.map((name) => ({ name, queries: splitStatements(readFileSync(join(absolute, name), "utf8")) }));
}

const markOf = (persist) => join(persist, ".migrations-hash");
const hashOfFolders = () => hashPaths(root, [...new Set(Object.values(databaseFolders))]);

/** Whether a state folder has seen every migration that there is. */
export function isMigrated(persist) {
	return existsSync(markOf(persist)) && readFileSync(markOf(persist), "utf8") === hashOfFolders();
}

/** Brings every database up to date, unless neither folder changed since the last time; answers what was applied. */
export async function migrate(runtime, log = console.log) {
	if (isMigrated(runtime.persist)) return [];
	rmSync(markOf(runtime.persist), { force: true });
	const applied = [];
	for (const [binding, folder] of Object.entries(databaseFolders)) {
		const names = await applyTo(await runtime.database(binding), folder);
		applied.push(...names.map((name) => `${binding} ${name}`));
	}
	mkdirSync(runtime.persist, { recursive: true });
	writeFileSync(markOf(runtime.persist), hashOfFolders());
	if (applied.length > 0) log(`Applied ${applied.length} migrations`);
	return applied;
}

function splitStatements(text) {
	return text
		.split(statementMark)
		.map((statement) => statement.trim())
		.filter((statement) => statement.replaceAll(/^\s*--.*$/gm, "").trim() !== "");
}

/** Applies what the database has not seen; each file and its journal line go in one atomic batch. */
export async function applyTo(database, folder) {
	await database.prepare(journalTable).run();
	const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
	const known = new Set(results.map((row) => row.name));
	const missing = readMigrations(folder).filter((migration) => !known.has(migration.name));
	for (const { name, queries } of missing) {
		const statements = queries.map((query) => database.prepare(query));
		const journalLine = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
		try {
			await database.batch([...statements, journalLine]);
		} catch (error) {
			throw new Error(`${folder}/${name} failed and was rolled back: ${error.message}`, { cause: error });
		}
	}
	return missing.map((migration) => migration.name);
}
