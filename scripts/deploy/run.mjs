/** Runs a deployment: looks what is there, asks, makes what is missing, migrates, uploads, and takes the first steps. */
import { buildIfNeeded } from "../build.mjs";
import { runTool } from "../run-tool.mjs";
import { ask } from "./ask.mjs";
import { openCloudflare } from "./cloudflare.mjs";
import { remember } from "./environments.mjs";
import { askForClient, endSetUp, makeClient, makeOperator, needsOperator } from "./first-steps.mjs";
import { takeInventory } from "./inventory.mjs";
import { migrateDatabase } from "./migrate-remote.mjs";
import { hostsOf } from "./names.mjs";
import { describePlan, isClientMissing, keepDatabase, listMakings, listMigrations } from "./plan.mjs";
import { DeploymentRefused, refusalOfTool } from "./refused.mjs";
import { writeWranglerSettings } from "./wrangler-settings.mjs";

const log = (line) => console.log(line);
const numbered = (lines) => lines.map((line, at) => `${String(at + 1).padStart(3)}. ${line}`).join("\n");

/** Says each step and lets wrangler check the upload; needs no credentials and touches nothing outside build/. */
export async function rehearse(settings) {
	await buildIfNeeded();
	log(`A deployment of ${settings.environment} from nothing would`);
	log(numbered(describePlan(settings)));
	const file = await writeWranglerSettings(settings);
	await runWrangler(["deploy", "--config", file, "--dry-run"], "The check of the upload");
	log(`The deployment to ${hostsOf(settings).route} would work.`);
}

/** Deploys; everything that was done before stays as it is. */
export async function deploy(settings) {
	const cloudflare = await openCloudflare({ account_id: settings.remembered.account_id, log });
	const inventory = await takeInventory(cloudflare, settings);
	if (isClientMissing(settings, inventory)) await askForClient(settings);
	await confirm(settings, inventory);
	await buildIfNeeded();
	const makings = listMakings(settings, inventory).filter(({ isMissing }) => isMissing);
	rememberFound(settings, cloudflare, inventory);
	await makeAll(
		cloudflare,
		makings.filter(({ isAfterUpload }) => !isAfterUpload),
	);
	const file = await writeWranglerSettings(settings);
	await migrate(cloudflare, settings, inventory);
	await runWrangler(["deploy", "--config", file], "The upload of the Worker", cloudflare.account);
	remember(settings, { is_deployed: true });
	log(`The Worker ${settings.name} serves ${hostsOf(settings).route}.`);
	await makeAll(
		cloudflare,
		makings.filter(({ isAfterUpload }) => isAfterUpload),
	);
	await takeFirstSteps(cloudflare, settings, inventory);
	log(`Operators' commands: --url https://${hostsOf(settings).platform} (docs/deployment.md tells what to check now).`);
}

async function confirm(settings, inventory) {
	const steps = describePlan(settings, inventory);
	log(`${settings.environment}: this will`);
	log(numbered(steps));
	const changesCodeAlone = steps.length === 1;
	if (changesCodeAlone || settings.isYes) return;
	const answer = await ask("Go on? [y/N]");
	if (!/^y(es)?$/i.test(answer)) throw new DeploymentRefused("Nothing was made.", "");
}

/** What was there without the file knowing it: made by hand, by somebody else, or by a run that broke off. */
function rememberFound(settings, { account }, { zone, databases }) {
	remember(settings, { account_id: account, zone_id: zone.id });
	for (const [binding, { id }] of Object.entries(databases)) keepDatabase(settings, binding, id);
	if (zone.name !== settings.domain)
		log(`Note: the certificate of the zone ${zone.name} does not cover *.${settings.domain}; order an advanced one.`);
}

async function makeAll(cloudflare, makings) {
	for (const { what, make } of makings) {
		await make(cloudflare);
		log(`Made the ${what}.`);
	}
}

/** Migrations only add, so they go before the upload: the version that still serves works with them. */
async function migrate(cloudflare, settings, inventory) {
	for (const { binding, name, folder, applied, count } of listMigrations(settings, inventory)) {
		if (count === 0) continue;
		await migrateDatabase(cloudflare, { id: settings.remembered.databases[binding], name, folder, applied });
		log(`Migrated ${name} (${count} migrations).`);
	}
}

async function takeFirstSteps(cloudflare, settings, inventory) {
	if (needsOperator(settings, inventory)) await makeOperator(cloudflare, settings, inventory, log);
	await endSetUp(cloudflare, settings);
	if (!isClientMissing(settings, inventory)) return;
	log(`Open ${await makeClient(settings, log)}`);
}

/** Runs wrangler silently; what it says is told where it fails. */
async function runWrangler(words, what, account = "") {
	const environment = { WRANGLER_LOG: "log", ...(account ? { CLOUDFLARE_ACCOUNT_ID: account } : {}) };
	const { code, text } = await runTool("wrangler", words, { environment });
	if (code !== 0) throw refusalOfTool(text, what);
}
