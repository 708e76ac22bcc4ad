/** Builds and deploys the Worker to Cloudflare for one domain's subdomains; with --dry-run nothing leaves this machine. */
import { installMissing } from "./install-missing.mjs";

const isDryRun = process.argv.includes("--dry-run");
const domain = process.env.LAUREL_DOMAIN ?? (isDryRun ? "laurel.example" : "");

if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
	console.error("Say under which domain the clients' subdomains live: LAUREL_DOMAIN=rewards.example npm run deploy");
	process.exit(1);
}

installMissing();
const { buildIfNeeded } = await import("./build.mjs");
const { secretNames } = await import("./secrets.mjs");
const { runTool } = await import("./run-tool.mjs");

await buildIfNeeded();

// The route stands here and not in wrangler.toml: there it would make the local server rewrite Host and Origin.
const route = `*.${domain}/*`;
const settings = ["--route", route, "--var", "ENVIRONMENT:production"];
const extra = isDryRun ? ["--dry-run", "--outdir", "build/deployment"] : [];
const { code } = await runTool("wrangler", ["deploy", ...settings, ...extra], {
	shown: true,
	environment: { WRANGLER_LOG: "log" },
});
if (code !== 0) process.exit(code);
console.log(isDryRun ? `The deployment to ${route} would work.` : `Deployed to ${route}.`);
console.log(`Secrets that must be set once: ${secretNames.join(", ")}; docs/operations.md tells how.`);
