/** Writes the next migration from the tables in drizzle/, and tells whether one is missing. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProject, isStartedItself } from "./project.mjs";
import { runTool, runToolOrFail } from "./run-tool.mjs";

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
	const copy = mkdtempSync(join(tmpdir(), "laurel-migrations-"));
	try {
		if (existsSync(folderOf(database))) cpSync(folderOf(database), copy, { recursive: true });
		const before = sqlFiles(copy);
		const result = await generate(runTool, database, copy, "missing");
		if (result.code !== 0) return `drizzle-kit failed on ${database}:\n${result.text}`;
		const added = sqlFiles(copy).filter((name) => !before.includes(name));
		if (added.length === 0) return "";
		const statements = added.map((name) => readFileSync(join(copy, name), "utf8")).join("\n");
		return `migrations/${database} lacks (npm run migration -- ${database} <name>):\n${statements}`;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

function generate(run, database, folder, name) {
	return run("drizzleKit", ["generate", "--name", name], {
		environment: { LAUREL_DATABASE: database, LAUREL_MIGRATIONS_FOLDER: folder },
	});
}

/** Writes the next migration of a database; new tables become STRICT, which drizzle-kit cannot say. */
async function writeMigration(database, name) {
	const folder = folderOf(database);
	const before = sqlFiles(folder);
	const { text } = await generate(runToolOrFail, database, `./migrations/${database}`, name);
	const added = sqlFiles(folder).filter((file) => !before.includes(file));
	for (const file of added) {
		const path = join(folder, file);
		const strict = readFileSync(path, "utf8")
			.split(/(?<=--> statement-breakpoint\n)/)
			.map((statement) => statement.replace(/^(CREATE TABLE [\s\S]*\n\));/, "$1 STRICT;"))
			.join("");
		writeFileSync(path, strict);
		console.log(`Wrote migrations/${database}/${file}; read it before you commit it.`);
	}
	if (added.length === 0) console.log(text.trim());
}

if (isStartedItself(import.meta.url)) {
	const [database, name] = process.argv.slice(2);
	if (!databases.includes(database) || !/^[a-z][a-z0-9-]*$/.test(name ?? "")) {
		console.error("usage: npm run migration -- directory|shard name-of-the-change");
		process.exit(1);
	}
	await writeMigration(database, name);
}
