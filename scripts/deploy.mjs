/** Deploys to Cloudflare from nothing, makes what is missing and goes on where it stopped; docs/deployment.md tells how. */
import { installMissing } from "./install-missing.mjs";

installMissing();
const { readSettings, usage } = await import("./deploy/settings.mjs");
const { DeploymentRefused } = await import("./deploy/refused.mjs");
const { inWords } = await import("./deploy/cloudflare.mjs");
const { rehearse, deploy } = await import("./deploy/run.mjs");
const { endQuestions } = await import("./deploy/ask.mjs");

try {
	if (process.argv.includes("--help")) console.log(usage);
	else {
		const settings = readSettings(process.argv.slice(2));
		await (settings.isDryRun ? rehearse(settings) : deploy(settings));
	}
} catch (error) {
	const told = inWords(error);
	if (!(told instanceof DeploymentRefused)) throw error;
	console.error(told.message);
	if (told.advice) console.error(`→ ${told.advice}`);
	process.exitCode = 1;
} finally {
	endQuestions();
}
