/** Writes the next migration from the tables in drizzle/, and tells whether one is missing. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject, isStartedItself } from "./project.mjs";
import { runTool } from "./run-tool.mjs";

const databases = ["directory", "shard"];
const folderOf = (database) => inProject("migrations", database);
const sqlFiles = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sql")) : []);

/** What the migrations lack against the tables of drizzle/, as readable text; empty when they are in step. */
export async function findMissingMigrations() {
	const texts = await Promise.all(databases.map(describeMissing));
	return texts.filter(Boolean).join("\n");
}

/** Lets drizzle-kit work on a copy of the folder: a new file there is a missing migration. */
async function describeMissing(database) {
	const copy = `build/migrations-${database}`;
	rmSync(inProject(copy), { recursive: true, force: true });
	cpSync(folderOf(database), inProject(copy), { recursive: true });
	const before = sqlFiles(inProject(copy));
	await generate(database, `./${copy}`, "missing");
	const added = sqlFiles(inProject(copy)).filter((name) => !before.includes(name));
	if (added.length === 0) return "";
	const statements = added.map((name) => readFileSync(inProject(copy, name), "utf8")).join("\n");
	return `migrations/${database} lacks (npm run migration -- ${database} <name>):\n${statements}`;
}

/** Runs drizzle-kit on a copy. Its exit code says nothing: only its last words tell. */
async function generate(database, folder, name) {
	const { text } = await runTool("drizzleKit", ["generate", "--name", name], {
		environment: settings(database, folder),
	});
	if (!/No schema changes|Your SQL migration file/.test(text))
		throw new Error(`drizzle-kit failed on ${database}:\n${text}`);
}

/** What drizzle.config.ts reads; the folder must be relative to the project. */
const settings = (database, folder) => ({ LAUREL_DATABASE: database, LAUREL_MIGRATIONS_FOLDER: folder });

/** Writes the next migration of a database; new tables become STRICT, which drizzle-kit cannot say. */
async function writeMigration(database, name) {
	const folder = folderOf(database);
	const before = sqlFiles(folder);
	const environment = settings(database, `./migrations/${database}`);
	await runTool("drizzleKit", ["generate", "--name", name], { interactive: true, environment });
	for (const file of sqlFiles(folder).filter((known) => !before.includes(known))) {
		const path = join(folder, file);
		const strict = readFileSync(path, "utf8")
			.split(/(?<=--> statement-breakpoint\n)/)
			.map((statement) => statement.replace(/^(CREATE TABLE [\s\S]*\n\));/, "$1 STRICT;"))
			.join("");
		writeFileSync(path, strict);
		console.log(`Wrote migrations/${database}/${file}; read it before you commit it.`);
	}
}

/** Makes room for a migration that is written by hand, such as triggers; answers its path. */
export async function writeEmptyMigration(database, name) {
	const before = sqlFiles(folderOf(database));
	const environment = settings(database, `./migrations/${database}`);
	await runTool("drizzleKit", ["generate", "--custom", "--name", name], { environment });
	const [file] = sqlFiles(folderOf(database)).filter((known) => !before.includes(known));
	if (!file) throw new Error(`drizzle-kit made no migration ${name} of ${database}`);
	return `migrations/${database}/${file}`;
}

if (isStartedItself(import.meta.url)) {
	const [database, name] = process.argv.slice(2);
	if (!databases.includes(database) || !/^[a-z][a-z0-9-]*$/.test(name ?? "")) {
		console.error("usage: npm run migration -- directory|shard name-of-the-change");
		process.exit(1);
	}
	await writeMigration(database, name);
}
