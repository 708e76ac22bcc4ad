/** Brings a backup back as the local data, once all of it was verified: npm run restore -- --from FOLDER [--force]. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { databaseFolders, readMigrations } from "./migrate.mjs";
import { defaultStateFolder } from "./project.mjs";
import { fail } from "./serving.mjs";
import { describeState, filesOf, hasData, hashFiles, inWords, readManifest, stateParts } from "./state-contents.mjs";
import { findRunningServer } from "./state-mark.mjs";
import { verifyLedgers } from "./verify-ledger.mjs";

/** Throws unless every file is there as it was backed up, and no other. */
async function verifyFiles(folder, { files }) {
	const found = filesOf(folder);
	const known = files.map(({ path }) => path);
	const missing = known.filter((path) => !found.includes(path));
	const strange = found.filter((path) => !known.includes(path));
	if (missing.length > 0) throw new Error(`The backup lacks ${missing.join(", ")}.`);
	if (strange.length > 0)
		throw new Error(`The backup has files that its manifest does not name: ${strange.join(", ")}.`);
	const hashed = await hashFiles(folder, known);
	const changed = hashed.filter(({ sha256 }, at) => sha256 !== files[at].sha256).map(({ path }) => path);
	if (changed.length > 0) throw new Error(`These files are not what was backed up: ${changed.join(", ")}.`);
}

/** Older data are migrated by the next npm start; newer ones need the newer Laurel. */
function refuseNewer({ databases }) {
	for (const [binding, folder] of Object.entries(databaseFolders)) {
		const known = readMigrations(folder).map(({ name }) => name);
		const newer = databases[binding].migrations.filter((name) => !known.includes(name));
		if (newer.length > 0) throw new Error(`The backup is of a newer Laurel: ${binding} has ${newer.join(", ")}.`);
	}
}

/** Throws unless the copy holds what the manifest says: rows, migrations and objects. */
async function verifyContents(folder, { databases, objects }) {
	const contents = await describeState(folder);
	if (JSON.stringify(contents) !== JSON.stringify({ databases, objects }))
		throw new Error(
			`The copy holds other things than the manifest says (${inWords(contents)}); are the ids in wrangler.toml those of the backup?`,
		);
	return contents;
}

/** The old data stand aside until the new ones are in their place. */
function swap(copy, state) {
	const aside = `${state}.replaced`;
	rmSync(aside, { recursive: true, force: true });
	mkdirSync(aside, { recursive: true });
	for (const part of [...stateParts, "cache"]) {
		if (existsSync(join(state, part))) renameSync(join(state, part), join(aside, part));
		if (existsSync(join(copy, part))) {
			mkdirSync(state, { recursive: true });
			renameSync(join(copy, part), join(state, part));
		}
	}
	for (const folder of [aside, copy]) rmSync(folder, { recursive: true, force: true });
}

async function restore(from, state, isForced) {
	const manifest = readManifest(from);
	const server = await findRunningServer(state);
	if (server) throw new Error(`Laurel runs on port ${server.port} (process ${server.pid}). Stop it first.`);
	if (hasData(state) && !isForced)
		throw new Error(`There are data in ${state}. --force replaces them; npm run backup keeps them first.`);
	refuseNewer(manifest);
	await verifyFiles(from, manifest);
	const copy = `${state}.restoring`;
	rmSync(copy, { recursive: true, force: true });
	for (const { path } of manifest.files) {
		mkdirSync(dirname(join(copy, path)), { recursive: true });
		cpSync(join(from, path), join(copy, path));
	}
	const contents = await verifyContents(copy, manifest);
	const verified = await verifyLedgers(copy);
	swap(copy, state);
	console.log(`Restored the backup of ${manifest.made_at}: ${inWords(contents)}.`);
	const faulty = verified.filter(({ faults }) => faults.length > 0).map(({ subdomain }) => subdomain);
	if (faulty.length > 0)
		throw new Error(`The ledger does not add up for ${faulty.join(", ")}: npm run verify-ledger tells more.`);
	console.log(`The ledgers of ${verified.length} clients add up.`);
}

const { values } = parseArgs({ options: { from: { type: "string" }, force: { type: "boolean", default: false } } });
if (!values.from) fail("usage: npm run restore -- --from FOLDER [--force]");
await restore(resolve(values.from), resolve(defaultStateFolder), values.force).catch((error) => fail(error.message));
