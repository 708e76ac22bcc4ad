/** Starts the built Worker for load: a migrated state of its own, limits raised, watched by nobody; generated states are kept. */
import {
	constants,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPaths } from "../hash-files.mjs";
import { databaseFolders, migrate } from "../migrate.mjs";
import { inProject, root } from "../project.mjs";
import { startRuntime } from "../runtime.mjs";
import { writeWorkerLog } from "../worker-log.mjs";
import { dataWorker, openDatabase } from "./database.mjs";
import { runtimeProcesses } from "./runtime-process.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

/** The secret of every loaded runtime, so that scripts can compute CSRF tokens. */
export const loadSecret = "10adba5e".repeat(8);

const keptStates = inProject(".wrangler", "bench");
const silent = () => undefined;

/**
 * Starts the Worker on a copy of `state` (a folder that `keepState` made), else on an empty migrated one. Answers what
 * startRuntime answers, with `processId()`, and a `stop()` that removes the state too unless `isStateKept`.
 */
export async function startLoadedRuntime({ state, vars = {}, logFile, isStateKept = false, ...options } = {}) {
	const { defaultLimits } = await loadWorkerCode();
	const persist = mkdtempSync(join(tmpdir(), "laurel-load-"));
	const forget = () =>
		isStateKept || rmSync(persist, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
	process.once("exit", forget);
	copyState(state ?? (await emptyState()), persist);
	const limits = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, { max: 1_000_000_000 }]));
	const known = new Set(runtimeProcesses());
	const runtime = await startRuntime({
		quiet: true,
		isWatched: false,
		...options,
		persist,
		...(logFile
			? { output: writeWorkerLog({ file: logFile, limitBytes: Number.POSITIVE_INFINITY, show: silent }) }
			: {}),
		makeNeighbour: dataWorker,
		vars: { SESSION_SECRET: loadSecret, LIMITS: JSON.stringify(limits), ...vars },
	});
	return {
		...runtime,
		secret: loadSecret,
		database: async (binding) => openDatabase(runtime.port, binding),
		/** The process of workerd, which may change with a restart. */
		processId: () => runtimeProcesses().find((id) => !known.has(id)),
		stop: async () => {
			await runtime.stop();
			process.off("exit", forget);
			forget();
		},
	};
}

/** What the content of generated data depends on. */
const generators = ["asked", "catalogue", "id-blocks", "orders", "people", "recognitions", "sales", "tenant"].map(
	(name) => `scripts/load/${name}.mjs`,
);

/**
 * The folder of a state that `make(runtime)` fills once for each name and content of the generators and `sources`;
 * later runs find it on disk and migrate it, as production's data are. Never start on it: start on a copy. `options` are
 * those of the runtime that makes it.
 */
export async function keepState(name, make, log = console.log, sources = [], options = {}) {
	const folder = join(keptStates, `${name}-${hashPaths(root, [...generators, ...sources]).slice(0, 16)}`);
	if (existsSync(folder)) {
		await migrateState(folder, log);
		return folder;
	}
	log(`Making the data "${name}" …`);
	const startedAt = performance.now();
	const runtime = await startLoadedRuntime({ ...options, isStateKept: true });
	try {
		await make(runtime);
	} catch (error) {
		await runtime.stop();
		rmSync(runtime.persist, { recursive: true, force: true });
		throw error;
	}
	await runtime.stop();
	forgetOlder(name);
	cpSync(runtime.persist, `${folder}.part`, { recursive: true });
	rmSync(runtime.persist, { recursive: true, force: true });
	renameSync(`${folder}.part`, folder);
	log(`Made it in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
	return folder;
}

async function migrateState(folder, log) {
	if (readFileSync(join(folder, ".migrations-hash"), "utf8") === migrationsHash()) return;
	const runtime = await startRuntime({ persist: folder, quiet: true, isWatched: false });
	await migrate(runtime, log);
	await runtime.stop();
}

/** An empty state whose databases are migrated, made once. */
async function emptyState() {
	const folder = join(keptStates, `empty-${migrationsHash().slice(0, 16)}`);
	if (existsSync(folder)) return folder;
	const persist = mkdtempSync(join(tmpdir(), "laurel-empty-"));
	const runtime = await startRuntime({ persist, quiet: true, isWatched: false });
	await migrate(runtime, silent);
	await runtime.stop();
	mkdirSync(keptStates, { recursive: true });
	try {
		cpSync(persist, `${folder}.${process.pid}`, { recursive: true });
		renameSync(`${folder}.${process.pid}`, folder);
	} catch (error) {
		rmSync(`${folder}.${process.pid}`, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	rmSync(persist, { recursive: true, force: true });
	return folder;
}

const migrationsHash = () => hashPaths(root, [...new Set(Object.values(databaseFolders))]);

function forgetOlder(name) {
	if (!existsSync(keptStates)) return;
	const older = readdirSync(keptStates).filter((file) => file.replace(/-[0-9a-f]{16}(\.part)?$/, "") === name);
	for (const file of older) rmSync(join(keptStates, file), { recursive: true, force: true });
}

function copyState(from, to) {
	cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
