/** What a deployment is told: the words of its command, and what the environment's file remembers of it. */
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { environmentFile, readEnvironment } from "./environments.mjs";
import { DeploymentRefused } from "./refused.mjs";

/** How the command is written. */
export const usage = `usage: npm run deploy -- --domain rewards.example [--environment production] [--shards 2] [--yes] [--dry-run]
           [--name laurel] [--site-url https://www.rewards.example/] [--var MAIL_SENDER=hello@rewards.example …]
           [--operator jane] [--subdomain initech --client Initech --owner jane@initech.example | --without-client]
       npm run deploy                     again, with what .laurel/environments/production.json remembers`;

const text = { type: "string" };
const isSaid = { type: "boolean", default: false };
const options = {
	...{ domain: text, environment: { ...text, default: "production" }, name: text, shards: text, "site-url": text },
	...{ var: { ...text, multiple: true, default: [] }, operator: text, subdomain: text, client: text, owner: text },
	...{ "without-client": isSaid, yes: isSaid, "dry-run": isSaid },
};
const [minShards, maxShards] = [2, 64];
const secretLike = /SECRET|TOKEN|PASSWORD|_DSN$|^ALERT_WEBHOOK_URL$/;

/** Reads the command's words and the environment's file, and refuses what does not fit. */
export function readSettings(words) {
	const { values } = parseWords(words);
	const { environment } = values;
	if (!/^[a-z][a-z0-9-]{0,19}$/.test(environment))
		throw new DeploymentRefused(`No environment is called ${environment}.`, "Letters, digits and hyphens, 20 at most.");
	const file = environmentFile(environment);
	const remembered = readEnvironment(file);
	const isDryRun = values["dry-run"];
	const domain = values.domain ?? process.env.LAUREL_DOMAIN ?? remembered.domain ?? (isDryRun ? "laurel.example" : "");
	if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
		throw new DeploymentRefused("Say under which domain the clients' subdomains live.", usage);
	keepSame("--domain", remembered.domain, domain);
	const name = values.name ?? remembered.name ?? (environment === "production" ? "laurel" : `laurel-${environment}`);
	if (!/^[a-z][a-z0-9-]{2,39}$/.test(name))
		throw new DeploymentRefused(`Nothing can be named ${name}.`, "--name takes 3 to 40 letters, digits and hyphens.");
	keepSame("--name", remembered.name, name);
	return {
		...{ environment, file, domain, name, isDryRun, isYes: values.yes },
		shards: readShards(values.shards, remembered.shards),
		vars: { ...remembered.vars, ...readVars(values, domain, remembered.vars) },
		remembered,
		operator: values.operator?.toLowerCase() ?? ownName(),
		client: { subdomain: values.subdomain, name: values.client, owner: values.owner },
		isWithoutClient: values["without-client"],
	};
}

function parseWords(words) {
	try {
		return parseArgs({ args: words, options });
	} catch (error) {
		throw new DeploymentRefused(error.message, usage);
	}
}

/** What hosts, databases and queues are called stays as it was made. */
function keepSame(option, before, now) {
	if (before === undefined || before === now) return;
	const advice = "Leave the option out, or make another environment with --environment.";
	throw new DeploymentRefused(`${option} of this environment is ${before}; it cannot become ${now}.`, advice);
}

function readShards(asked, before) {
	const shards = asked === undefined ? (before ?? minShards) : Number(asked);
	if (!Number.isInteger(shards) || shards < minShards || shards > maxShards)
		throw new DeploymentRefused(`--shards is a number from ${minShards} to ${maxShards}, not ${asked}.`, usage);
	if (before !== undefined && shards < before) {
		const advice = "Shards are added and never taken away: clients live on them. Leave --shards out to keep them.";
		throw new DeploymentRefused(`The environment has ${before} shards; ${shards} would be fewer.`, advice);
	}
	return shards;
}

function readVars({ var: pairs, "site-url": site }, domain, before = {}) {
	const given = pairs.map((pair) => {
		const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/s.exec(pair) ?? [];
		if (!name) throw new DeploymentRefused(`--var takes NAME=value, not ${pair}.`, usage);
		if (secretLike.test(name)) {
			const advice = `Set it with: npx wrangler secret put ${name} --name <the Worker's name>`;
			throw new DeploymentRefused(`${name} is a secret, and no setting.`, advice);
		}
		return [name, value];
	});
	const address = site ?? before.PLATFORM_SITE_URL ?? `https://${domain}/`;
	if (!URL.canParse(address)) throw new DeploymentRefused(`--site-url is an address, not ${address}.`, usage);
	return { ...Object.fromEntries(given), PLATFORM_SITE_URL: address };
}

/** Who runs this, as an operator may be called. */
function ownName() {
	const name = userInfo().username.toLowerCase();
	return /^[a-z][a-z0-9.@_-]+$/.test(name) && name.length <= 40 ? name : "operator";
}
