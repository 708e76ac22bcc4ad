/** Migrates the databases of an environment by D1's REST API, each file whole with its line in the journal that wrangler keeps too. */
import { journalTable, readMigrations } from "../migrate.mjs";
import { inWords } from "./cloudflare.mjs";
import { DeploymentRefused } from "./refused.mjs";

/** Rows of a statement. */
export async function query({ ask, inAccount }, id, sql) {
	const [{ results }] = await ask("POST", inAccount(`/d1/database/${id}/query`), { sql });
	return results;
}

/** The migrations of a database's journal, which is there. */
export const readJournal = async (cloudflare, id) =>
	(await query(cloudflare, id, "SELECT name FROM d1_migrations ORDER BY id")).map(({ name }) => name);

/** Applies what a database has not seen; what was applied stays so when a later file fails. */
export async function migrateDatabase(cloudflare, { id, name, folder, applied }) {
	await query(cloudflare, id, journalTable);
	for (const migration of readMigrations(folder)) {
		if (applied.includes(migration.name)) continue;
		try {
			await query(cloudflare, id, wholeText(migration));
		} catch (error) {
			// An answer that was lost, or a further try after it: the journal knows whether the file is in.
			const isApplied = (await readJournal(cloudflare, id).catch(() => [])).includes(migration.name);
			if (!isApplied) throw refused(error, name, `${folder}/${migration.name}`);
		}
	}
}

/** D1 runs the statements of one query as a batch: all or none. */
function wholeText({ name, queries }) {
	const journalLine = `INSERT INTO d1_migrations (name) VALUES ('${name}')`;
	return [...queries, journalLine].map((text) => (text.endsWith(";") ? text : `${text}\n;`)).join("\n");
}

function refused(error, name, file) {
	const { message, advice } = inWords(error);
	return new DeploymentRefused(`${file} was not applied to ${name} and left nothing behind. ${message}`, advice);
}
