/** What of a platform's health is seen from this folder alone: Node, wrangler.toml, the migrations and the environment's file. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironments } from "./deploy/environments.mjs";
import { databasesOf } from "./deploy/names.mjs";
import { databaseFolders } from "./migrate.mjs";
import { inProject } from "./project.mjs";

const well = (name, detail) => ({ name, state: "ok", detail, advice: "" });
const warned = (name, detail, advice) => ({ name, state: "warn", detail, advice });
const failed = (name, detail, advice) => ({ name, state: "fail", detail, advice });

/** The checks of this folder; of a platform elsewhere, which `url` names, also whether it is known from where it is deployed. */
export async function checkProject({ url, folder = inProject(), version = process.versions.node }) {
	const own = [checkNode(folder, version), await checkSettings(folder), checkMigrations(folder)];
	return url ? [...own, checkEnvironment(url)] : own;
}

/** The file that the deployment of this platform wrote; without it `npm run deploy` finds everything again by name. */
function checkEnvironment(url) {
	const name = "environment file";
	const host = URL.canParse(url) ? new URL(url).hostname : url;
	const known = readEnvironments().find(({ domain }) => host === `platform.${domain}`);
	if (!known) {
		const how = "Take it from where the platform was deployed (.laurel/environments), or run npm run deploy.";
		return warned(name, `No environment of this folder is at ${host}.`, how);
	}
	const lacking = databasesOf(known).filter(({ binding }) => !known.databases?.[binding]);
	if (lacking.length === 0) return well(name, `${known.environment} has ${known.shards} shards.`);
	const detail = `${known.environment} lacks ${lacking.map((one) => one.name).join(", ")}.`;
	return failed(name, detail, "Run npm run deploy: it goes on where it stopped.");
}

function checkNode(folder, version) {
	const { engines } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const [wanted, has] = [engines.node.replace(/^>=/, ""), version].map((text) => text.split(".").map(Number));
	const at = wanted.findIndex((part, place) => part !== has[place]);
	if (at < 0 || has[at] > wanted[at]) return well("node", `Node ${version}.`);
	return failed("node", `Node ${version} is older than ${engines.node}.`, "Install a newer Node.");
}

/** Everything that the Worker is bound to (workers/kernel/environment.ts). */
const wantedBindings = {
	d1_databases: Object.keys(databaseFolders),
	r2_buckets: ["FILES"],
	analytics_engine_datasets: ["METRICS"],
};
const wantedObjects = ["CARTS", "FLASH_SALES", "LATE_BUYERS"];

async function checkSettings(folder) {
	const file = join(folder, "wrangler.toml");
	const advice = "Take it from git: git checkout wrangler.toml";
	if (!existsSync(file)) return failed("wrangler.toml", "The file is missing.", advice);
	const { unstable_readConfig: readConfig } = await import("wrangler");
	let config;
	try {
		config = readConfig({ config: file }, { hideWarnings: true });
	} catch (error) {
		return failed("wrangler.toml", `It cannot be read: ${error.message}`, advice);
	}
	const lacking = missingParts(config);
	if (lacking.length > 0) return failed("wrangler.toml", `It lacks ${lacking.join(", ")}.`, advice);
	return well("wrangler.toml", "It names every binding.");
}

function missingParts(config) {
	const lists = Object.entries(wantedBindings).flatMap(([list, names]) =>
		names.filter((name) => !config[list]?.some(({ binding }) => binding === name)),
	);
	const objects = wantedObjects.filter((name) => !config.durable_objects.bindings.some((one) => one.name === name));
	const producer = config.queues.producers?.find(({ binding }) => binding === "OUTBOX_QUEUE");
	const consumer = config.queues.consumers?.find(({ queue }) => queue === producer?.queue);
	const dead = consumer?.dead_letter_queue;
	return [
		...lists,
		...objects,
		...(producer ? [] : ["OUTBOX_QUEUE"]),
		...(consumer ? [] : ["the consumer of the outbox’s queue"]),
		...(dead && config.queues.consumers.some(({ queue }) => queue === dead) ? [] : ["the dead letters’ consumer"]),
		...(config.triggers.crons?.length > 0 ? [] : ["the crons of the schedule"]),
		...(config.assets?.directory ? [] : ["the assets"]),
	];
}

/** Each migration's file and its line in drizzle-kit's journal, of which the build takes the names. */
function checkMigrations(folder) {
	const faults = [...new Set(Object.values(databaseFolders))].flatMap((path) => {
		const absolute = join(folder, ...path.split("/"));
		const files = readdirSync(absolute).filter((name) => name.endsWith(".sql"));
		const { entries } = JSON.parse(readFileSync(join(absolute, "meta", "_journal.json"), "utf8"));
		const names = entries.map(({ tag }) => `${tag}.sql`);
		return [
			...files.filter((name) => !names.includes(name)).map((name) => `${path}/${name} is not in the journal`),
			...names.filter((name) => !files.includes(name)).map((name) => `${path}/${name} is missing`),
		];
	});
	if (faults.length === 0) return well("migrations folder", "Files and journal agree.");
	return failed(
		"migrations folder",
		`${faults.join("; ")}.`,
		"Take migrations/ from git as it is: git checkout migrations",
	);
}
