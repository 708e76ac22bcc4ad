/** Builds, migrates and deploys to Cloudflare for one domain's subdomains; with --dry-run nothing leaves this machine. */
import { installMissing } from "./install-missing.mjs";

const isDryRun = process.argv.includes("--dry-run");
const domain = process.env.LAUREL_DOMAIN ?? (isDryRun ? "laurel.example" : "");

if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
	console.error("Say under which domain the clients' subdomains live: LAUREL_DOMAIN=rewards.example npm run deploy");
	process.exit(1);
}

installMissing();
const { buildIfNeeded } = await import("./build.mjs");
const { databaseFolders } = await import("./migrate.mjs");
const { secretNames } = await import("./secrets.mjs");
const { runTool } = await import("./run-tool.mjs");

await buildIfNeeded();
if (!isDryRun) await applyMigrations();
await deploy();

/** Migrations only add, so they go first: the version that still serves works with them. */
async function applyMigrations() {
	for (const database of Object.keys(databaseFolders)) {
		await runWrangler(["d1", "migrations", "apply", database, "--remote"]);
	}
}

/** The route stands here and not in wrangler.toml: there it would make the local server rewrite Host and Origin. */
async function deploy() {
	const route = `*.${domain}/*`;
	// Clients' own domains reach the Worker by no other pattern (docs/operations.md, "Own domains").
	const ownDomains = process.env.LAUREL_OWN_DOMAINS === "1" ? ["--route", "*/*"] : [];
	const extra = isDryRun ? ["--dry-run", "--outdir", "build/deployment"] : [];
	await runWrangler(["deploy", "--route", route, ...ownDomains, "--var", `PLATFORM_HOST:platform.${domain}`, ...extra]);
	console.log(isDryRun ? `The deployment to ${route} would work.` : `Deployed to ${route}.`);
	console.log(`Operators' commands go to https://platform.${domain} (docs/operations.md).`);
	console.log(`Secrets that must be set once: ${secretNames.join(", ")}; docs/operations.md tells how.`);
}

async function runWrangler(wranglerArguments) {
	const { code } = await runTool("wrangler", wranglerArguments, { shown: true, environment: { WRANGLER_LOG: "log" } });
	if (code !== 0) process.exit(code);
}
