/** Writes the local secrets into .dev.vars when they are missing, and never changes one that is there. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "./project.mjs";

const file = inProject(".dev.vars");

/** Every secret that the Worker needs, and how a local one is made; production sets them with `wrangler secret put`. */
const secretMakers = {
	SESSION_SECRET: () => randomBytes(32).toString("hex"),
	OPERATOR_SETUP_TOKEN: () => randomBytes(32).toString("hex"),
};

/** The names of the secrets, for the documents and the deployment. */
export const secretNames = Object.keys(secretMakers);

/** A local secret; undefined where .dev.vars does not have it. */
export function readSecret(name) {
	const present = existsSync(file) ? readFileSync(file, "utf8") : "";
	return new RegExp(`^${name}=(.*)$`, "m").exec(present)?.[1];
}

/** Makes sure that .dev.vars holds every secret, readable by its owner only. */
export function writeMissingSecrets(log = console.log) {
	const present = existsSync(file) ? readFileSync(file, "utf8") : "";
	const missing = secretNames.filter((name) => !new RegExp(`^${name}=`, "m").test(present));
	if (missing.length > 0) {
		const lines = missing.map((name) => `${name}=${secretMakers[name]()}\n`).join("");
		const separator = present === "" || present.endsWith("\n") ? "" : "\n";
		writeFileSync(file, present + separator + lines, { mode: 0o600 });
		log(`Wrote ${missing.join(", ")} to .dev.vars`);
	}
	chmodSync(file, 0o600);
}
