/** Recomputes the ledger of every tenant of the local data from its lines; ends with 1 when something does not add up. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultStateFolder, inProject, isStartedItself } from "./project.mjs";
import { fail } from "./serving.mjs";
import { findRunningServer } from "./state-mark.mjs";

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

async function main() {
	if (!existsSync(join(defaultStateFolder, "d1"))) fail("There is no local data yet: npm start makes it.");
	const server = await findRunningServer(defaultStateFolder);
	if (server) {
		fail(`Laurel runs on port ${server.port} (process ${server.pid}) and uses the local data.
Stop it first, or sign in as an account owner and use "Verify the ledger" on the overview.`);
	}
	const verified = await verifyLedgers();
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
