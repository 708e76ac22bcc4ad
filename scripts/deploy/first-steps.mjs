/** What a platform needs before anybody uses it: its secrets, the first operator's token, the first client. */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { OperationRefused, openPlatform } from "../operator-client.mjs";
import { ask } from "./ask.mjs";
import { orNone } from "./cloudflare.mjs";
import { findToken, keepToken, remember, tokenFile } from "./environments.mjs";
import { hostsOf } from "./names.mjs";
import { DeploymentRefused } from "./refused.mjs";

const setUp = "OPERATOR_SETUP_TOKEN";
const everyMs = 1_000;
/** A new record, certificate and secret are everywhere within minutes. */
const patienceMs = () => Number(process.env.LAUREL_DEPLOY_PATIENCE_MS ?? 300_000);

/** Makes a secret's value, gives it to Cloudflare, and answers it; it is never printed and lies in no file. */
export async function makeSecret({ ask: call, inAccount }, { name: worker }, name) {
	const value = randomBytes(32).toString("hex");
	await call("PUT", inAccount(`/workers/scripts/${worker}/secrets`), { name, text: value, type: "secret_text" });
	return value;
}

/** Whether the first operator's token is to be made: there is none, or its answer was lost before there was a client. */
export function needsOperator(settings, { operators, clients }) {
	if (operators.length === 0) return true;
	return clients === 0 && !settings.isWithoutClient && findToken(settings.environment) === undefined;
}

/** Makes the token with a secret that stands no longer than that takes. */
export async function makeOperator(cloudflare, settings, { operators }, log) {
	const { operator, environment } = settings;
	const before = operators.find(({ name }) => name === operator);
	if (operators.length > 0 && before?.created_by !== "setup") {
		const advice = `Set LAUREL_OPERATOR_TOKEN to the token of ${operators.map(({ name }) => name).join(" or ")}.`;
		throw new DeploymentRefused("Operators have tokens, and none is on this machine.", advice);
	}
	const address = await waitForPlatform(settings, log);
	const call = await openPlatform(address, await makeSecret(cloudflare, settings, setUp));
	if (before) await untilKnown(() => call("revoke_token", { name: operator }));
	const { token } = await untilKnown(() => call("create_token", { name: operator }));
	keepToken(environment, token);
	log(`The operator ${operator} has a token, in ${tokenFile(environment)} (git ignores it).`);
}

/** Takes the set-up's secret away once an operator has a token. */
export async function endSetUp({ ask: call, inAccount }, settings) {
	if (settings.remembered.is_set_up) return;
	await orNone(call("DELETE", inAccount(`/workers/scripts/${settings.name}/secrets/${setUp}`)));
	remember(settings, { is_set_up: true });
}

/** Completes what is known of the first client by asking, before anything is made. */
export async function askForClient({ client, isYes }) {
	const questions = [
		["subdomain", "The first client's subdomain (such as initech):"],
		["name", "Its name (such as Initech):"],
		["owner", "Email of its account owner, who is invited:"],
	];
	for (const [field, question] of questions) {
		if (client[field]) continue;
		if (isYes) {
			const advice = "Add --subdomain initech --client Initech --owner jane@initech.example, or --without-client.";
			throw new DeploymentRefused("There is no client yet, and with --yes nobody is asked for one.", advice);
		}
		while (!client[field]) client[field] = await ask(question);
	}
}

/** Creates the first client, and answers the address of its site. */
export async function makeClient(settings, log) {
	const { client, environment } = settings;
	const call = await openPlatform(await waitForPlatform(settings, log), findToken(environment));
	const wish = { subdomain: client.subdomain, company_name: client.name, owner_email: client.owner };
	const { site_url } = await untilKnown(() => call("create_tenant", wish)).catch((error) => {
		if (!(error instanceof OperationRefused)) throw error;
		const faults = Object.values(error.errors).flat();
		const advice = "Run npm run deploy again with other --subdomain, --client or --owner; everything else is done.";
		throw new DeploymentRefused(`The client was refused: ${[error.message, ...faults].join(" ")}`, advice);
	});
	log(`${client.name} is there, and ${client.owner} is invited by email as its account owner.`);
	return site_url;
}

async function waitForPlatform(settings, log) {
	const address = `https://${hostsOf(settings).platform}`;
	const until = Date.now() + patienceMs();
	let said = "";
	for (let tries = 0; ; tries += 1) {
		try {
			const answer = await fetch(`${address}/healthz`, { redirect: "error" });
			if (answer.ok) return address;
			said = `it answers ${answer.status}`;
		} catch (error) {
			said = error.cause?.message ?? error.message;
		}
		if (Date.now() > until) break;
		if (tries === 2) log(`Waiting for ${address}: a new record and its certificate take some minutes …`);
		await sleep(everyMs);
	}
	const advice =
		"Run npm run deploy again in some minutes: the rest is done. A domain below its zone's own needs an advanced certificate (docs/deployment.md).";
	throw new DeploymentRefused(`${address} does not answer yet: ${said}`, advice);
}

/** Asks again while a secret that was just set is not known everywhere. */
async function untilKnown(call) {
	const until = Date.now() + patienceMs();
	for (;;) {
		try {
			return await call();
		} catch (error) {
			const isTransient = !(error instanceof OperationRefused) || error.status === 401 || error.status >= 500;
			if (!isTransient || Date.now() > until) throw error;
			await sleep(everyMs);
		}
	}
}
