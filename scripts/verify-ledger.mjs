/** Recomputes the ledger of every tenant of the local data, or of an exported client, from its lines; ends with 1 when something does not add up. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { defaultStateFolder, inProject, isStartedItself } from "./project.mjs";
import { fail } from "./serving.mjs";
import { findRunningServer } from "./state-mark.mjs";
import { readManifest, rowsOf } from "./tenant/export-folder.mjs";

/** Verifies every tenant of a state folder; answers the faults, each with its tenant, and how much was verified. */
export async function verifyLedgers(persist = defaultStateFolder) {
	const { openDatabases } = await import("./runtime.mjs");
	const { ledgerFaults, prepare } = await loadChecks();
	const databases = await openDatabases(persist);
	try {
		const directory = await databases.database("DIRECTORY");
		const { results: accounts } = await directory
			.prepare("SELECT id, subdomain, shard FROM directory_accounts ORDER BY subdomain")
			.all();
		const verified = [];
		for (const account of accounts) {
			const shard = await databases.database(`SHARD_${account.shard}`);
			const statements = ledgerFaults(account.id).map((statement) => bind(shard, prepare(statement)));
			const results = await shard.batch([...statements, countEntries(shard, account.id)]);
			const [{ entries }] = results.pop().results;
			verified.push({ ...account, entries, faults: results.flatMap((result) => result.results) });
		}
		return verified;
	} finally {
		await databases.stop();
	}
}

/** The tables that the checks read. */
const provingTables = [
	"ledger_accounts",
	"ledger_transactions",
	"ledger_entries",
	"statement_lines",
	"orders",
	"order_lines",
];
const rowsAtOnce = 1_000;

/** Verifies the ledger of an exported client from its folder alone, in a database that is made for it; the same answer, for one. */
export async function verifyExport(folder) {
	const manifest = await readManifest(folder);
	const { openDatabases } = await import("./runtime.mjs");
	const { ledgerFaults, prepare } = await loadChecks();
	const persist = mkdtempSync(join(tmpdir(), "laurel-proof-"));
	const databases = await openDatabases(persist);
	try {
		const database = await databases.database("SHARD_0");
		for (const table of manifest.tables.filter(({ name }) => provingTables.includes(name)))
			await fillTable(database, folder, table);
		const statements = ledgerFaults(manifest.account_id).map((statement) => bind(database, prepare(statement)));
		const results = await database.batch([...statements, countEntries(database, manifest.account_id)]);
		const [{ entries }] = results.pop().results;
		return [{ subdomain: manifest.subdomain, entries, faults: results.flatMap((result) => result.results) }];
	} finally {
		await databases.stop();
		rmSync(persist, { recursive: true, force: true });
	}
}

/** A table without the triggers of the product: what stands in the file is what is proven. */
async function fillTable(database, folder, table) {
	const { name, columns } = table;
	const indexed = [
		["account_id", ...table.key],
		...["transaction_id", "order_id", "reverses_transaction_id"]
			.filter((column) => columns.includes(column))
			.map((column) => ["account_id", column]),
	];
	await database.batch([
		database.prepare(`CREATE TABLE ${name} (${columns.map((column) => `"${column}"`).join(", ")})`),
		...indexed.map((index, at) => database.prepare(`CREATE INDEX ${name}_${at} ON ${name} (${index.join(", ")})`)),
	]);
	const insert = `INSERT INTO ${name} SELECT ${columns.map((column) => `value ->> '${column}'`).join(", ")} FROM json_each(?)`;
	const send = (rows) => database.prepare(insert).bind(JSON.stringify(rows)).run();
	const few = [];
	for await (const row of rowsOf(folder, table)) {
		few.push(row);
		if (few.length === rowsAtOnce) await send(few.splice(0));
	}
	if (few.length > 0) await send(few);
}

const bind = (database, { text, params }) => database.prepare(text).bind(...params);

const countEntries = (database, accountId) =>
	database.prepare("SELECT count(*) AS entries FROM ledger_entries WHERE account_id = ?").bind(accountId);

/** The same checks that the Worker and the tests run, bundled for Node by the bundler that wrangler brings. */
async function loadChecks() {
	const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
	const { build } = await import(pathToFileURL(wrangler.resolve("esbuild")).href);
	const folder = mkdtempSync(join(tmpdir(), "laurel-ledger-"));
	const outfile = join(folder, "checks.mjs");
	try {
		await build({
			stdin: {
				contents: `export { ledgerFaults } from "./workers/features/points/store/verify-ledger";
					export { prepare } from "./workers/kernel/sql";`,
				resolveDir: inProject(),
				loader: "ts",
			},
			bundle: true,
			format: "esm",
			platform: "node",
			outfile,
			logLevel: "silent",
		});
		return await import(pathToFileURL(outfile).href);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function verifyHere() {
	if (!existsSync(join(defaultStateFolder, "d1"))) fail("There is no local data yet: npm start makes it.");
	const server = await findRunningServer(defaultStateFolder);
	if (server) {
		fail(`Laurel runs on port ${server.port} (process ${server.pid}) and uses the local data.
Stop it first, or sign in as an account owner and use "Verify the ledger" on the overview.`);
	}
	return verifyLedgers();
}

async function main() {
	const { values } = parseArgs({ options: { export: { type: "string" } } });
	const verified = values.export ? await verifyExport(values.export) : await verifyHere();
	for (const { subdomain, entries, faults } of verified) {
		console.log(`${subdomain}: ${entries} entries, ${faults.length === 0 ? "no fault" : `${faults.length} faults`}`);
		for (const { fault, ledger_account_id, expected, found } of faults)
			console.log(`  ${fault}: account ${ledger_account_id ?? "-"}, expected ${expected}, found ${found}`);
	}
	process.exitCode = verified.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

if (isStartedItself(import.meta.url)) {
	await main().catch((error) => fail(`The ledger could not be verified.\n${error.stack ?? error.message}`));
}
