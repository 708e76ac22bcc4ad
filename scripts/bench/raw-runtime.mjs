/** Serves the bare Worker by the same local runtime, on a copy of the same data. */
import { constants, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runtimeProcesses } from "../load/runtime-process.mjs";
import { inProject } from "../project.mjs";
import { openBareWorker } from "../runtime.mjs";

const rawTables = ["raw_one", "raw_two", "raw_three", "raw_four"];
const balances = 1_000;

/** Starts it on a copy of a kept state, or on nothing, on a free port unless one is given; answers { port, stop }. */
export async function startRawRuntime(state, port = 0) {
	const persist = mkdtempSync(join(tmpdir(), "laurel-raw-"));
	if (state) cpSync(join(state, "d1"), join(persist, "d1"), { recursive: true, mode: constants.COPYFILE_FICLONE });
	const forget = () => rmSync(persist, { recursive: true, force: true, maxRetries: 3 });
	process.once("exit", forget);
	const known = new Set(runtimeProcesses());
	const runtime = await openBareWorker(persist, {
		port,
		script: readFileSync(inProject("scripts", "bench", "raw-worker.mjs"), "utf8"),
		durableObjects: { OBJECTS: { className: "RawObject", useSQLite: true } },
	});
	if (state) await addRawTables(await runtime.database("SHARD_0"));
	return {
		port: runtime.port,
		processId: () => runtimeProcesses().find((id) => !known.has(id)),
		stop: async () => {
			await runtime.stop();
			process.off("exit", forget);
			forget();
		},
	};
}

/** Four plain tables to insert into and one of balances: what a batch of five writes needs. */
async function addRawTables(database) {
	const create = (table) => [
		database.prepare(
			`create table ${table} (id integer primary key, account_id integer not null, made_at integer not null, text text not null) strict`,
		),
		database.prepare(`create index ${table}_by_time on ${table} (account_id, made_at)`),
	];
	await database.batch([
		...rawTables.flatMap(create),
		database.prepare("create table raw_balances (id integer primary key, balance integer not null) strict"),
		database.prepare(
			`insert into raw_balances with recursive n (i) as (select 0 union all select i + 1 from n where i < ${balances}) select i, 0 from n`,
		),
	]);
}
