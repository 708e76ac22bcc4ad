/** Serves the built Worker through miniflare, the local runtime, with the bindings of wrangler.toml. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEnd, withoutSignalHandlers } from "./ending.mjs";
import { listFiles } from "./hash-files.mjs";
import { carryOutbound } from "./outbound.mjs";
import { defaultStateFolder, inProject } from "./project.mjs";
import "./steady-wait.mjs";
import { watchRuntime } from "./watch-runtime.mjs";

process.env.WRANGLER_LOG ??= "warn";
process.env.WRANGLER_SEND_METRICS = "false";
const { unstable_getMiniflareWorkerOptions: readWorkerOptions } = await import("wrangler");

// miniflare as wrangler brings it, so that the two always agree on the state's format.
const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { Log, LogLevel, Miniflare, Response } = await import(pathToFileURL(fromWrangler.resolve("miniflare")).href);

const workerName = "laurel";
const host = "127.0.0.1";
const everyMinute = "* * * * *";

/**
 * Starts the built Worker on 127.0.0.1 and answers a handle on it.
 * `port` 0 takes a free one, `persist` is the folder of databases, files and objects, `vars` override those of
 * wrangler.toml and .dev.vars, `output` takes the two streams of what the Worker prints (writeWorkerLog) instead of this
 * terminal, `quiet` nobody, `isWatched` false leaves a runtime alone that answers late (load tests make it late),
 * `inspectorPort` opens it to a profiler, `makeNeighbour` gives a further Worker from the options of this one, and
 * `moreShards` binds so many databases beside those of wrangler.toml.
 */
export async function startRuntime({
	port = 0,
	persist = defaultStateFolder,
	vars = {},
	quiet = false,
	output = quiet ? dropOutput : undefined,
	isWatched = true,
	inspectorPort,
	makeNeighbour,
	moreShards = 0,
} = {}) {
	const { assets, ...own } = withShards(workerOptions(vars), moreShards);
	const options = {
		host,
		port,
		cf: false,
		log: new Log(quiet ? LogLevel.NONE : LogLevel.ERROR),
		...(inspectorPort === undefined ? {} : { inspectorPort }),
		...stateFolders(persist),
		unsafeTriggerHandlers: true,
		...(output ? { handleRuntimeStdio: output } : {}),
		workers: [own, assetsWorker(own, assets), ...(makeNeighbour ? [makeNeighbour(own)] : [])],
	};
	const miniflare = withoutSignalHandlers(() => new Miniflare(options));
	const forget = beforeEnd(() => miniflare.dispose());
	const boundPort = Number((await miniflare.ready).port);
	const restart = () => withoutSignalHandlers(() => miniflare.setOptions({ ...options, port: boundPort }));
	const stopWatching = isWatched ? watchRuntime({ port: boundPort, restart }) : () => undefined;
	return {
		miniflare,
		persist,
		port: boundPort,
		restart,
		database: (binding) => miniflare.getD1Database(binding),
		bucket: (binding) => miniflare.getR2Bucket(binding),
		worker: () => miniflare.getWorker(workerName),
		fetch: (url, options) => miniflare.dispatchFetch(url, options),
		runSchedule: (cron = everyMinute) => runSchedule(miniflare, cron),
		stop: async () => {
			stopWatching();
			forget();
			await miniflare.dispose();
		},
	};
}

/**
 * Runs the scheduled handler; fails when it does. It is asked for by its address: miniflare's proxy of the Worker would hold
 * this process up meanwhile, and a Worker whose output nobody reads stops for good as soon as it has much to say.
 */
async function runSchedule(miniflare, cron) {
	const asked = new URLSearchParams({ cron, time: String(Date.now()) });
	const answer = await miniflare.dispatchFetch(`http://localhost/cdn-cgi/handler/scheduled?${asked}`);
	const outcome = await answer.text();
	if (!answer.ok) throw new Error(`the schedule ended as ${outcome}`);
}

/** Opens databases and files of a state folder without the Worker, for work on the data alone; needs no build. */
export function openDatabases(persist = defaultStateFolder) {
	return openBareWorker(persist, { script: "export default {}" });
}

/** Serves another script than the Worker, with the Worker's databases and compatibility; for figures to compare with. */
export async function openBareWorker(persist, { script, ...bindings }) {
	const { workerOptions: options } = readWorkerOptions(inProject("wrangler.toml"));
	const miniflare = withoutSignalHandlers(
		() =>
			new Miniflare({
				host,
				port: 0,
				cf: false,
				log: new Log(LogLevel.ERROR),
				modules: true,
				script,
				compatibilityDate: options.compatibilityDate,
				compatibilityFlags: options.compatibilityFlags,
				d1Databases: options.d1Databases,
				r2Buckets: options.r2Buckets,
				...stateFolders(persist),
				...bindings,
			}),
	);
	const forget = beforeEnd(() => miniflare.dispose());
	return {
		port: Number((await miniflare.ready).port),
		database: (binding) => miniflare.getD1Database(binding),
		bucket: (binding) => miniflare.getR2Bucket(binding),
		stop: () => {
			forget();
			return miniflare.dispose();
		},
	};
}

/** The Worker's bindings as wrangler.toml and .dev.vars give them, and the built modules. */
function workerOptions(vars) {
	const { workerOptions: options } = readWorkerOptions(inProject("wrangler.toml"));
	const bindings = { ...options.bindings, ENVIRONMENT: "local", ...vars };
	return {
		...options,
		name: workerName,
		bindings,
		modulesRoot: inProject("build", "worker"),
		modules: workerModules(inProject("build", "worker")),
		outboundService: carryOutbound({
			Response,
			allowed: [
				...[bindings.MAIL_PROVIDER_URL, bindings.ALERT_WEBHOOK_URL],
				...[bindings.CUSTOM_HOSTNAMES_URL, bindings.SENDER_DOMAINS_URL, bindings.STRIPE_API_URL],
			],
		}),
	};
}

/** The options with further shards, numbered on. */
function withShards(options, count) {
	const { d1Databases } = options;
	const first = Object.keys(d1Databases).filter((binding) => binding.startsWith("SHARD_")).length;
	const more = Array.from({ length: count }, (_, at) => `SHARD_${first + at}`);
	return {
		...options,
		d1Databases: { ...d1Databases, ...Object.fromEntries(more.map((name) => [name, { id: name }])) },
	};
}

/**
 * Serves the built files beside the Worker, as Cloudflare's edge does before it: miniflare's own way sends every request
 * through its router of assets, which costs twice what the request itself does. What is no file is the Worker's.
 */
function assetsWorker({ name, compatibilityDate, compatibilityFlags }, assets) {
	const folder = join(assets.directory, "webapp");
	const routes = readdirSync(folder, { withFileTypes: true }).map((entry) =>
		entry.isDirectory() ? `*/webapp/${entry.name}/*` : `*/webapp/${entry.name}*`,
	);
	return {
		name: `${name}-assets`,
		compatibilityDate,
		compatibilityFlags,
		assets: { ...assets, binding: "ASSETS" },
		routes,
		serviceBindings: { WORKER: name },
		modules: true,
		script: `export default {
			async fetch(request, env) {
				const file = await env.ASSETS.fetch(request.clone());
				return file.status === 404 ? env.WORKER.fetch(request) : file;
			},
		};`,
	};
}

const moduleTypes = {
	".js": "ESModule",
	".mjs": "ESModule",
	".wasm": "CompiledWasm",
	".bin": "Data",
	".txt": "Text",
	".html": "Text",
	".sql": "Text",
};

/** The bundle and whatever wrangler wrote beside it; listed, since miniflare's own scan stops at dynamic imports. */
function workerModules(folder) {
	const main = join(folder, "index.js");
	if (!existsSync(main)) throw new Error("build/worker/index.js is missing: run `npm run build` first");
	const others = listFiles(folder).filter((file) => file !== main && moduleTypes[extname(file)]);
	return [main, ...others].map((path) => ({ type: moduleTypes[extname(path)], path, contents: readFileSync(path) }));
}

function stateFolders(persist) {
	return {
		cachePersist: join(persist, "cache"),
		d1Persist: join(persist, "d1"),
		durableObjectsPersist: join(persist, "do"),
		kvPersist: join(persist, "kv"),
		r2Persist: join(persist, "r2"),
	};
}

/** A Worker whose output nobody reads would stop as soon as it has much to say. */
function dropOutput(stdout, stderr) {
	stdout.resume();
	stderr.resume();
}
