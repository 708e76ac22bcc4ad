/** Looks what of an environment is there on Cloudflare, changes nothing, and refuses what belongs to somebody else. */
import { readMigrations } from "../migrate.mjs";
import { orNone } from "./cloudflare.mjs";
import { query, readJournal } from "./migrate-remote.mjs";
import { databasesOf, hostsOf, namesOf } from "./names.mjs";
import { DeploymentRefused } from "./refused.mjs";

const otherName = "Free the name, or deploy under another one with --name.";

/** What there is: `databases` by binding with their id and migrations, and yes or no of the others. */
export async function takeInventory(cloudflare, settings) {
	const zone = await findZone(cloudflare, settings);
	const databases = await findDatabases(cloudflare, settings);
	const worker = await findWorker(cloudflare, settings, databases);
	const { outbox, deadLetters, bucket } = namesOf(settings);
	const queues = {
		[deadLetters]: await hasQueue(cloudflare, settings, deadLetters),
		[outbox]: await hasQueue(cloudflare, settings, outbox),
	};
	const hasBucket = (await orNone(cloudflare.ask("GET", cloudflare.inAccount(`/r2/buckets/${bucket}`)))) !== undefined;
	await refuseForeignRoute(cloudflare, settings, zone);
	const hasRecord = await findRecord(cloudflare, settings, zone);
	const { operators, clients } = await findFirstSteps(cloudflare, databases.DIRECTORY);
	return { zone, databases, worker, queues, hasBucket, hasRecord, operators, clients };
}

/** The zone that the domain is or lies in. */
async function findZone({ list, account }, { domain }) {
	const parts = domain.split(".");
	for (let at = 0; at < parts.length - 1; at += 1) {
		const name = parts.slice(at).join(".");
		const [zone] = await list(`/zones?name=${name}&account.id=${account}`);
		if (zone?.status === "active") return { id: zone.id, name };
		if (zone) {
			const advice =
				"Set the name servers at your registrar (dashboard, Overview of the zone), wait, and run it again.";
			throw new DeploymentRefused(`The zone ${name} is ${zone.status} and not active yet.`, advice);
		}
	}
	const advice = "Add the domain in the dashboard (Add a domain), or give the token “Zone · Zone · Read” for its zone.";
	throw new DeploymentRefused(`The account has no zone for ${domain} that the token may see.`, advice);
}

async function findDatabases(cloudflare, settings) {
	const known = new Map(
		(await cloudflare.list(cloudflare.inAccount("/d1/database"))).map((one) => [one.name, one.uuid]),
	);
	const ofShards = [...known.keys()].filter((name) => name.startsWith(`${settings.name}-shard-`)).length;
	if (ofShards > settings.shards && settings.remembered.shards === undefined) {
		const advice = `Say --shards ${ofShards}, or take the environment's file from where it was deployed before.`;
		throw new DeploymentRefused(
			`There are ${ofShards} shards on Cloudflare, and ${settings.shards} are asked for.`,
			advice,
		);
	}
	const found = {};
	for (const { binding, name, folder } of databasesOf(settings)) {
		const before = settings.remembered.databases?.[binding];
		const id = known.get(name);
		if (before && before !== id) {
			const advice = `Bring it back, or take its id out of ${settings.file} to make it anew, without what was in it.`;
			throw new DeploymentRefused(`The database ${name} (${before}) is gone.`, advice);
		}
		if (id) found[binding] = { id, applied: await findApplied(cloudflare, { id, name, folder }) };
	}
	return found;
}

const tables =
	"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'";

/** The migrations that a database has seen; refuses one that is not Laurel's. */
async function findApplied(cloudflare, { id, name, folder }) {
	const names = (await query(cloudflare, id, tables)).map((row) => row.name);
	if (names.length === 0) return [];
	const applied = names.includes("d1_migrations") ? await readJournal(cloudflare, id) : [];
	const [first] = readMigrations(folder);
	if (applied[0] === first.name || (applied.length === 0 && names.length === 1 && names[0] === "d1_migrations"))
		return applied;
	throw new DeploymentRefused(`The database ${name} is there and holds tables that are not Laurel's.`, otherName);
}

/** Whether the Worker is there, with the names of its secrets; refuses one that is not bound to this directory. */
async function findWorker({ ask, inAccount }, { name, remembered }, databases) {
	const found = await orNone(ask("GET", inAccount(`/workers/scripts/${name}/settings`)));
	if (!found) return { isThere: false, secrets: [] };
	const directory = found.bindings?.find((one) => one.name === "DIRECTORY");
	const isOwn = directory && (directory.id ?? directory.database_id) === databases.DIRECTORY?.id;
	if (!isOwn && !remembered.is_deployed)
		throw new DeploymentRefused(`A Worker ${name} is there that is not this Laurel.`, otherName);
	const secrets = (await ask("GET", inAccount(`/workers/scripts/${name}/secrets`))).map((one) => one.name);
	return { isThere: true, secrets };
}

async function hasQueue({ ask, inAccount }, { name: worker }, name) {
	const found = (await ask("GET", inAccount(`/queues?name=${name}`))).find((one) => one.queue_name === name);
	const foreign = found?.consumers
		?.map((one) => one.script ?? one.script_name ?? one.service)
		.find((one) => one && one !== worker);
	if (foreign) throw new DeploymentRefused(`The queue ${name} is read by the Worker ${foreign}.`, otherName);
	return found !== undefined;
}

async function refuseForeignRoute({ ask }, settings, zone) {
	const { route } = hostsOf(settings);
	const found = (await ask("GET", `/zones/${zone.id}/workers/routes`)).find((one) => one.pattern === route);
	if (!found?.script || found.script === settings.name) return;
	const advice = "Remove the route there (dashboard, the zone's Workers Routes), or choose another domain.";
	throw new DeploymentRefused(`The route ${route} leads to the Worker ${found.script}.`, advice);
}

/** Whether the hosts lead to Cloudflare's edge, where the route takes them. */
async function findRecord({ list }, settings, zone) {
	const { wildcard, platform } = hostsOf(settings);
	for (const host of [platform, wildcard]) {
		const records = (await list(`/zones/${zone.id}/dns_records?name=${host}`)).filter(({ type }) =>
			/^(A|AAAA|CNAME)$/.test(type),
		);
		const open = records.find(({ proxied }) => !proxied);
		if (open) {
			const advice = "Switch its proxy on (the orange cloud), or remove the record, and run it again.";
			throw new DeploymentRefused(`The DNS record ${host} leads past Cloudflare to ${open.content}.`, advice);
		}
		if (host === wildcard) return records.length > 0;
	}
}

/** How many operators have tokens in force and how many clients are open; none where the directory is not so far. */
async function findFirstSteps(cloudflare, directory) {
	if (!directory?.applied.includes("0001_operators.sql")) return { operators: [], clients: 0 };
	const operators = await query(
		cloudflare,
		directory.id,
		"SELECT name, created_by FROM operator_tokens WHERE revoked_at IS NULL",
	);
	const [{ clients }] = await query(
		cloudflare,
		directory.id,
		"SELECT COUNT(*) AS clients FROM directory_accounts WHERE being_created_since IS NULL",
	);
	return { operators, clients };
}
