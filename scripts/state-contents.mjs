/** What a backup and a restore know of a state: which files make it up, what they hash to, and what they hold. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { listFiles } from "./hash-files.mjs";
import { databaseFolders } from "./migrate.mjs";

/** The form of a backup's manifest. */
export const manifestForm = 1;

/** The name of its file, written last: a backup that broke off has none. */
export const manifestName = "manifest.json";

/** What is kept of a state: databases, objects' storage, files, and the marks of what was done. */
export const stateParts = ["d1", "do", "r2", ".migrations-hash", ".seeded"];

/** SQLite makes these anew; they belong to the process that has a database open. */
const isShared = (file) => file.endsWith("-shm");

/** The files of a state or a backup, as paths from its folder with forward slashes, sorted. */
export function filesOf(folder) {
	return stateParts
		.flatMap((part) => {
			const path = join(folder, part);
			if (!existsSync(path)) return [];
			return statSync(path).isDirectory() ? listFiles(path) : [path];
		})
		.filter((file) => !isShared(file))
		.map((file) => relative(folder, file).replaceAll("\\", "/"))
		.sort();
}

/** Whether there are data in a state folder. */
export const hasData = (folder) => ["d1", "do", "r2"].some((part) => listFiles(join(folder, part)).length > 0);

/** Size and SHA-256 of each file, read as a stream. */
export async function hashFiles(folder, files) {
	const hashed = [];
	for (const path of files) {
		const hash = createHash("sha256");
		await pipeline(createReadStream(join(folder, path)), hash);
		hashed.push({ path, bytes: statSync(join(folder, path)).size, sha256: hash.digest("hex") });
	}
	return hashed;
}

/** What a state holds: the rows and migrations of each database, and the objects of the bucket. Nobody else may have it open. */
export async function describeState(folder) {
	const { openDatabases } = await import("./runtime.mjs");
	const state = await openDatabases(folder);
	try {
		const databases = {};
		for (const binding of Object.keys(databaseFolders))
			databases[binding] = await describeDatabase(await state.database(binding));
		return { databases, objects: await countObjects(await state.bucket("FILES")) };
	} finally {
		await state.stop();
	}
}

/** Virtual tables hold what their shadow tables do, which are counted. */
async function describeDatabase(database) {
	const { results } = await database
		.prepare(
			`select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
			and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf%' escape '\\' order by name`,
		)
		.all();
	const names = results.map(({ name }) => name);
	const counts = names.length === 0 ? [] : await database.batch(names.map((name) => count(database, name)));
	const rows = Object.fromEntries(names.map((name, at) => [name, counts[at].results[0].count]));
	const applied = names.includes("d1_migrations")
		? (await database.prepare("select name from d1_migrations order by id").all()).results.map(({ name }) => name)
		: [];
	return { rows, migrations: applied };
}

const count = (database, table) => database.prepare(`select count(*) as count from "${table}"`);

async function countObjects(bucket) {
	let [found, bytes, cursor] = [0, 0, undefined];
	for (;;) {
		const page = await bucket.list({ cursor, limit: 1000 });
		found += page.objects.length;
		bytes += page.objects.reduce((sum, { size }) => sum + size, 0);
		if (!page.truncated) return { count: found, bytes };
		cursor = page.cursor;
	}
}

/** The manifest of a backup. Throws what to do where there is none, or one of another form. */
export function readManifest(folder) {
	const file = join(folder, manifestName);
	if (!existsSync(file)) throw new Error(`${folder} is no whole backup: it has no ${manifestName}.`);
	const manifest = JSON.parse(readFileSync(file, "utf8"));
	if (manifest.form !== manifestForm)
		throw new Error(`This backup has form ${manifest.form}; this version of Laurel reads form ${manifestForm}.`);
	return manifest;
}

/** What a state holds, in words. */
export function inWords({ databases, objects }) {
	const figures = new Intl.NumberFormat("en-US");
	const sums = Object.entries(databases).map(([binding, { rows }]) => {
		const total = Object.values(rows).reduce((sum, counted) => sum + counted, 0);
		return `${binding} ${figures.format(total)} rows in ${Object.keys(rows).length} tables`;
	});
	return `${sums.join(", ")}; ${figures.format(objects.count)} files of ${figures.format(objects.bytes)} bytes`;
}
