/** Copies the local databases, files and objects into a folder, with a manifest: npm run backup -- --to FOLDER. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { defaultStateFolder } from "./project.mjs";
import { fail } from "./serving.mjs";
import { describeState, filesOf, hasData, hashFiles, inWords, manifestForm, manifestName } from "./state-contents.mjs";
import { findRunningServer } from "./state-mark.mjs";

/** Only a state that nobody has open is one moment's: SQLite's files change together. */
async function refuseUnlessResting(folder) {
	const server = await findRunningServer(folder);
	if (server) throw new Error(`Laurel runs on port ${server.port} (process ${server.pid}). Stop it first.`);
	if (!hasData(folder)) throw new Error("There is no local data yet: npm start makes it.");
}

async function backUp(from, to) {
	await refuseUnlessResting(from);
	if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty; name a new folder.`);
	if (`${to}${sep}`.startsWith(`${from}${sep}`)) throw new Error("A backup cannot lie within the data themselves.");
	const contents = await describeState(from);
	const files = filesOf(from);
	for (const path of files) {
		mkdirSync(dirname(join(to, path)), { recursive: true });
		cpSync(join(from, path), join(to, path));
	}
	const hashed = await hashFiles(to, files);
	const manifest = { form: manifestForm, made_at: new Date().toISOString(), ...contents, files: hashed };
	writeFileSync(join(to, manifestName), `${JSON.stringify(manifest, null, "\t")}\n`);
	console.log(`Backed up to ${to}: ${inWords(contents)}.`);
}

const { values } = parseArgs({ options: { to: { type: "string" } } });
if (!values.to) fail("usage: npm run backup -- --to FOLDER");
await backUp(resolve(defaultStateFolder), resolve(values.to)).catch((error) =>
	fail(`Nothing was backed up.\n${error.message}`),
);
