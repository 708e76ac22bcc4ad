/** The files of environments and of operators' tokens: what deployments remember on this machine or in git. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inProject } from "../project.mjs";
import { DeploymentRefused } from "./refused.mjs";

const folder = () => process.env.LAUREL_DEPLOYMENTS || inProject(".laurel");

/** Where an environment's ids are written down; git may have it, since nothing in it is secret. */
export const environmentFile = (environment) => join(folder(), "environments", `${environment}.json`);

/** Where an operator's token is kept on this machine; git ignores the folder. */
export const tokenFile = (environment) => join(folder(), "tokens", environment);

/** What an environment's file remembers; nothing before its first deployment. */
export function readEnvironment(file) {
	if (!existsSync(file)) return {};
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		const advice = "Take it from git, or remove it: what it remembers is found again by name.";
		throw new DeploymentRefused(`${file} cannot be read: ${error.message}`, advice);
	}
}

/** Every environment that this folder knows. */
export function readEnvironments() {
	const place = dirname(environmentFile("any"));
	if (!existsSync(place)) return [];
	const names = readdirSync(place).filter((name) => name.endsWith(".json"));
	return names.map((name) => readEnvironment(join(place, name)));
}

/** Writes down what is known of the environment, whole or not at all. */
export function remember(settings, changes) {
	Object.assign(settings.remembered, changes);
	const { environment, domain, name, shards, vars } = settings;
	const known = Object.assign({ environment, domain, name }, settings.remembered, { shards, vars });
	writeWhole(settings.file, `${JSON.stringify(known, null, "\t")}\n`);
}

/** Keeps an operator's token where its owner alone reads it. */
export function keepToken(environment, token) {
	writeWhole(tokenFile(environment), `${token}\n`, 0o600);
	chmodSync(dirname(tokenFile(environment)), 0o700);
}

/** The operator's token that this machine has: of the shell, else of an earlier deployment. */
export function findToken(environment) {
	if (process.env.LAUREL_OPERATOR_TOKEN) return process.env.LAUREL_OPERATOR_TOKEN;
	const file = tokenFile(environment);
	return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

function writeWhole(file, content, mode = 0o644) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(`${file}.new`, content, { mode });
	renameSync(`${file}.new`, file);
}
